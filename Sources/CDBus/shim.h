#pragma once
#include <dbus/dbus.h>

// The types of arguments are macros with casts, which Swift cannot see.
static const int shim_dbus_string = DBUS_TYPE_STRING;
static const int shim_dbus_uint32 = DBUS_TYPE_UINT32;
static const int shim_dbus_int32 = DBUS_TYPE_INT32;
static const int shim_dbus_array = DBUS_TYPE_ARRAY;

#pragma once
#include <dbus/dbus.h>

// The types of arguments are macros with casts, which Swift cannot see.
static const int shim_dbus_string = DBUS_TYPE_STRING;
static const int shim_dbus_uint32 = DBUS_TYPE_UINT32;
static const int shim_dbus_int32 = DBUS_TYPE_INT32;
static const int shim_dbus_array = DBUS_TYPE_ARRAY;
static const int shim_dbus_variant = DBUS_TYPE_VARIANT;
static const int shim_dbus_entry = DBUS_TYPE_DICT_ENTRY;
static const int shim_dbus_struct = DBUS_TYPE_STRUCT;
static const int shim_dbus_boolean = DBUS_TYPE_BOOLEAN;
static const int shim_dbus_byte = DBUS_TYPE_BYTE;
static const int shim_dbus_path = DBUS_TYPE_OBJECT_PATH;

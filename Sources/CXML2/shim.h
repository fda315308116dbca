#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 can convert text through ICU and shows ICU's headers for it, which clash with those that Foundation
// brings along. Nothing here uses them; only pointers to what they would describe are passed on.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

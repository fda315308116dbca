#pragma once
#include <tesseract/capi.h>

// Leptonica, under Tesseract, says on standard error what it stumbles over. 6 = it keeps silent.
extern int setMsgSeverity(int severity);

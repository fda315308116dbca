// libFuzzer has no header of its own for its loop, which compiler-rt documents in FuzzerInterface.h.
#include <stddef.h>
#include <stdint.h>
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*tryOne)(const uint8_t *data, size_t size));

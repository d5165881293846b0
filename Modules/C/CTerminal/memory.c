#include "CTerminal.h"

void bytes_overwrite(void *bytes, size_t count) {
    for (volatile char *byte = bytes; count > 0; count--) *byte++ = 0;
}

#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// Bytes that the process has allocated and not freed.
size_t heap_allocated_bytes(void);

#endif

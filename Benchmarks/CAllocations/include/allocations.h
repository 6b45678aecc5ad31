#ifndef APUS_ALLOCATIONS_H
#define APUS_ALLOCATIONS_H

/// How often this process has allocated memory.
unsigned long allocation_count(void);

#endif

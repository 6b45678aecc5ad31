#include "initializer.h"

typedef void *(*initializer_type)(__attribute__((swift_context)) const void *type)
    __attribute__((swiftcall));

void *call_initializer(const void *initializer, const void *type) {
  return ((initializer_type)initializer)(type);
}

#include "initializer.h"

typedef void *(*initializer_type)(__attribute__((swift_context)) const void *type)
    __attribute__((swiftcall));

void *call_initializer(const void *initializer, const void *type) {
  return ((initializer_type)initializer)(type);
}

typedef void *(*cell_initializer_type)(
    unsigned char style, uintptr_t first, uintptr_t second,
    __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

void *call_cell_initializer(
    const void *initializer, const void *type, uintptr_t first, uintptr_t second) {
  return ((cell_initializer_type)initializer)(0, first, second, type);
}

typedef void *(*header_initializer_type)(
    uintptr_t first, uintptr_t second,
    __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

void *call_header_initializer(
    const void *initializer, const void *type, uintptr_t first, uintptr_t second) {
  return ((header_initializer_type)initializer)(first, second, type);
}

typedef void *(*frame_initializer_type)(
    double x, double y, double width, double height,
    __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

void *call_frame_initializer(
    const void *initializer, const void *type, double x, double y, double width, double height) {
  return ((frame_initializer_type)initializer)(x, y, width, height, type);
}

#pragma once

#include <stdint.h>

/// Calls the allocating initializer without parameters of a class of Swift, and returns the new object, which is retained.
void *_Nonnull call_initializer(const void *_Nonnull initializer, const void *_Nonnull type);

/// Calls the allocating initializer of a class of cells, with the first style and the two words of an optional string, which
/// the initializer takes over. Returns the new object, which is retained.
void *_Nonnull call_cell_initializer(
    const void *_Nonnull initializer, const void *_Nonnull type, uintptr_t first, uintptr_t second);

/// The same of a class of headers, whose initializer has no style.
void *_Nonnull call_header_initializer(
    const void *_Nonnull initializer, const void *_Nonnull type, uintptr_t first, uintptr_t second);

/// The same of a class of views, whose initializer has the four numbers of a frame.
void *_Nonnull call_frame_initializer(
    const void *_Nonnull initializer, const void *_Nonnull type, double x, double y, double width,
    double height);

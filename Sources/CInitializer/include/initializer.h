#pragma once

/// Calls the allocating initializer without parameters of a class of Swift, and returns the new object, which is retained.
void *_Nonnull call_initializer(const void *_Nonnull initializer, const void *_Nonnull type);

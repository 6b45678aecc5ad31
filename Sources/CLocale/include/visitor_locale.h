#pragma once

/// A value of a Swift structure of two words.
struct two_words {
  void *first;
  void *second;
};

/// Foundation's own `Calendar.current`.
__attribute__((swiftcall)) struct two_words calendar_current_of_foundation(void);

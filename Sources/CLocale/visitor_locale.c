// `Locale.current` and `NSLocalizedString` for each visitor.
//
// Foundation on Linux has no setting for the current locale: `Locale.current` is `en_001` in every
// process, and `NSLocalizedString` is English. This file defines these functions of Foundation once
// more. The linker binds the program's calls to them, and the dynamic linker binds the calls of
// Foundation's formatters. The definitions are weak, because a program that holds Foundation itself
// (`--static-swift-stdlib`) has two of each; Foundation's own stay there.

#define _GNU_SOURCE
#include "visitor_locale.h"

#include <dlfcn.h>
#include <stdint.h>

#if defined(__linux__)

#define REPLACEMENT __attribute__((swiftcall, weak, visibility("default")))
#define CALENDAR "$s20FoundationEssentials8CalendarV7currentACvgZ"

// Written in Swift (VisitorLocale.swift).
__attribute__((swiftcall)) struct two_words apus_locale_current(void);
__attribute__((swiftcall)) struct two_words apus_locale_autoupdating(void);
__attribute__((swiftcall)) struct two_words apus_calendar_current(void);
__attribute__((swiftcall)) void *apus_preferred_languages(void);
__attribute__((swiftcall)) struct two_words apus_localized_string(
    uint64_t, uint64_t, uint64_t, uint64_t, void *, uint64_t, uint64_t, uint64_t, uint64_t);

REPLACEMENT struct two_words locale_current(void)
    __asm__("$s20FoundationEssentials6LocaleV7currentACvgZ");
struct two_words locale_current(void) { return apus_locale_current(); }

REPLACEMENT struct two_words locale_autoupdating(void)
    __asm__("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
struct two_words locale_autoupdating(void) { return apus_locale_autoupdating(); }

REPLACEMENT void *preferred_languages(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
void *preferred_languages(void) { return apus_preferred_languages(); }

REPLACEMENT struct two_words calendar_current(void) __asm__(CALENDAR);
struct two_words calendar_current(void) { return apus_calendar_current(); }

struct two_words calendar_current_of_foundation(void) {
  typedef __attribute__((swiftcall)) struct two_words (*getter)(void);
  static _Atomic(getter) found;
  getter original = found;
  if (!original) found = original = (getter)dlsym(RTLD_NEXT, CALENDAR);
  return original();
}

// A key, an optional name of a table, a bundle, a value and a comment; a text has two words.
REPLACEMENT struct two_words localized_string(
    uint64_t a, uint64_t b, uint64_t c, uint64_t d, void *e, uint64_t f, uint64_t g, uint64_t h,
    uint64_t i)
    __asm__("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF");
struct two_words localized_string(
    uint64_t a, uint64_t b, uint64_t c, uint64_t d, void *e, uint64_t f, uint64_t g, uint64_t h,
    uint64_t i) {
  return apus_localized_string(a, b, c, d, e, f, g, h, i);
}

#endif

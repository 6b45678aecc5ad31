// Shows the thread sanitizer what the standard library's `Mutex` does when threads contend for it.
//
// The fast paths of `Mutex` are atomic operations in our own code, which the sanitizer sees. Its slow paths are
// in a library that is not instrumented, so what passes from one thread to the next there is reported as a race.
// These two functions stand before the library's: they call it and tell the sanitizer of the order. They are
// linked into programs that are built with the sanitizer, and are no part of any other.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define CONTEXT __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*Lock)(uint32_t, CONTEXT void *);
typedef __attribute__((swiftcall)) void (*Unlock)(CONTEXT void *);

// Weak, since the plugins of the compiler are linked with this too and have no sanitizer.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

__attribute__((swiftcall)) void lock(uint32_t state, CONTEXT void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void unlock(CONTEXT void *mutex) __asm__(UNLOCK);

__attribute__((swiftcall)) void lock(uint32_t state, CONTEXT void *mutex) {
  ((Lock)dlsym(RTLD_NEXT, LOCK))(state, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock(CONTEXT void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}

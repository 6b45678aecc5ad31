// Between a program and the system: moves the wall clock, and lets writes fail, as a file says that the
// program and a test share: two numbers of 64 bits, nanoseconds that the wall clock is ahead, and the
// error number of each write to a regular file, or 0. Loaded by LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *shared;

__attribute__((constructor)) static void find_shared(void) {
  const char *path = getenv("APUS_TEST_FAULTS");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *memory = mmap(NULL, 16, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (memory != MAP_FAILED) shared = memory;
}

static int moves(clockid_t clock) {
  return shared && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int status = real(clock, time);
  if (status == 0 && moves(clock)) {
    int64_t nanoseconds = time->tv_nsec + shared[0] % 1000000000;
    time->tv_sec += shared[0] / 1000000000 + (nanoseconds >= 1000000000) - (nanoseconds < 0);
    time->tv_nsec = (nanoseconds + 1000000000) % 1000000000;
  }
  return status;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec exact;
  int status = clock_gettime(CLOCK_REALTIME, &exact);
  time->tv_sec = exact.tv_sec;
  time->tv_usec = exact.tv_nsec / 1000;
  return status;
}

time_t time(time_t *place) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (place) *place = exact.tv_sec;
  return exact.tv_sec;
}

static int fails(int file) {
  struct stat status;
  int error = shared ? (int)shared[1] : 0;
  if (!error || fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || status.st_nlink == 0) return 0;
  // What a test itself notes is added at the end of a file, which nothing else does.
  if (fcntl(file, F_GETFL) & O_APPEND) return 0;
  errno = error;
  return 1;
}

ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = dlsym(RTLD_NEXT, "write");
  return file > 2 && fails(file) ? -1 : real(file, bytes, count);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
  return fails(file) ? -1 : real(file, bytes, count, place);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  return pwrite64(file, bytes, count, place);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  static ssize_t (*real)(int, const struct iovec *, int);
  if (!real) real = dlsym(RTLD_NEXT, "writev");
  return fails(file) ? -1 : real(file, parts, count);
}

int fsync(int file) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  return fails(file) ? -1 : real(file);
}

int fdatasync(int file) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  return fails(file) ? -1 : real(file);
}

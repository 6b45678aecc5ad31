import Foundation
import ViewGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which build of the program this is: where views of another one stand, others may stand now.
enum ProgramBuild {
  /// Of the program's file: its size, and when it was written.
  static let current: [UInt8] = {
    var status = stat()
    var digest = StableDigest()
    if stat("/proc/self/exe", &status) == 0 {
      digest.add(UInt64(bitPattern: Int64(status.st_size)))
      digest.add(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
      digest.add(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
    }
    return withUnsafeBytes(of: digest.value.littleEndian) { Array($0) }
  }()
}

import Foundation
import ViewGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Identifies the build of the program: in another build, other views may be at a place.
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

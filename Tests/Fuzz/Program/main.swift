import Foundation
import FuzzTargets

#if canImport(Glibc)
  import Glibc
#endif

#if DEBUG
  /// How libFuzzer is called by a program with a `main` of its own.
  typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
      @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

  func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }

  guard let name = ProcessInfo.processInfo.environment["FUZZ"],
    let target = FuzzTarget(rawValue: name)
  else {
    fail("FUZZ is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  FuzzRun.target = target
  // Only what scripts/fuzz builds is linked with it.
  guard let symbol = dlsym(nil, "LLVMFuzzerRunDriver") else { fail("built without libFuzzer") }
  let run = unsafeBitCast(symbol, to: Driver.self)
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(
    run(&count, &arguments) { bytes, count in
      MainActor.assumeIsolated {
        FuzzRun.target.run(UnsafeRawBufferPointer(start: bytes, count: count))
      }
      return 0
    })

  @MainActor enum FuzzRun {
    static var target = FuzzTarget.events
  }
#endif

import CChildren
import Foundation

/// A started program, which ends with this one.
final class Child {
  let identifier: pid_t
  /// The exit code as shells tell it, once the program has ended.
  private(set) var exitCode: Int32?

  /// - Parameters:
  ///   - program: An absolute path.
  ///   - environment: Variables in addition to those of this process.
  ///   - output: A descriptor for all that it writes. The default is the output of this process.
  init(
    _ program: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:], output: Int32 = -1
  ) throws(RunError) {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let started = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(variables.map { "\($0.key)=\($0.value)" }) { variables in
        child_start(program, arguments, variables, folder, output)
      }
    }
    let reason = errno
    // Before the property is set, so that nothing signals the number: -1 means every process there is.
    guard started > 1 else {
      throw RunError("\(program) cannot be started: \(String(cString: strerror(reason)))")
    }
    identifier = started
  }

  deinit { signal(SIGINT) }

  /// Asks the system whether the program has ended.
  func update() {
    guard exitCode == nil else { return }
    let code = child_exit_code(identifier)
    if code >= 0 { exitCode = code }
  }

  /// Sends a signal to this program alone. Its number is its own until its exit code is read.
  func signal(_ number: Int32) {
    guard exitCode == nil else { return }
    child_signal(identifier, number)
  }

  /// The path of a program by its name.
  static func program(named name: String) throws(RunError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
    throw RunError("there is no program \(name): install it, or add its folder to PATH")
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
      // The array is never empty: it ends with nil.
      body(buffer.baseAddress!)
    }
  }
}

/// A reason why nothing can be built or served.
public struct RunError: Error, Equatable {
  public let message: String

  init(_ message: String) { self.message = message }
}

import Foundation

/// Lines for people. A line of progress is replaced by what comes next.
public final class Console {
  private let isTerminal: Bool
  private let output: (String) -> Void
  private var hasProgress = false

  /// - Parameters:
  ///   - isTerminal: Whether progress is shown.
  ///   - output: Where the text goes.
  public init(isTerminal: Bool, output: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.output = output
  }

  public static func standard() -> Console {
    Console(isTerminal: isatty(1) == 1) { text in
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }

  public func write(_ line: String) {
    removeProgress()
    output(line + "\n")
  }

  func progress(_ line: String) {
    guard isTerminal else { return }
    removeProgress()
    output(line)
    hasProgress = true
  }

  private func removeProgress() {
    if hasProgress { output("\r\u{1B}[2K") }
    hasProgress = false
  }
}

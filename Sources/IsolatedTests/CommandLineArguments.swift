/// The arguments of the process, as an app reads them that a test launched.
///
/// Swift 6 mode has no setter, because other threads may read them. Here the thread of the tests runs the app.
private protocol SettableArguments {
  static var all: [String] { get set }
}

private enum ProcessArguments: SettableArguments {
  @available(*, deprecated)
  static var all: [String] {
    get { CommandLine.arguments }
    set { CommandLine.arguments = newValue }
  }
}

package enum CommandLineArguments {
  package static var all: [String] {
    get { CommandLine.arguments }
    set {
      let arguments: any SettableArguments.Type = ProcessArguments.self
      arguments.all = newValue
    }
  }
}

import SwiftUI

/// All screens that are measured, each at its address.
public struct BenchScreen: View {
  @State private var path: String

  nonisolated public init(path: String = "/r1") { _path = State(initialValue: path) }

  public var body: some View {
    Group {
      switch path {
      case "/r2": FieldScreen()
      case "/r3": RowsScreen(Row.thousand)
      // A screen of 300 elements.
      case "/form": FormRowsScreen()
      case "/r60": RowsScreen(Array(Row.thousand.prefix(60)))
      case "/r4": RowsScreen(Row.tenThousand)
      case "/r3l": RowListScreen(Row.thousand)
      case "/r4l": RowListScreen(Row.tenThousand)
      case "/trap": TrapScreen()
      case "/work": WorkScreen()
      default: CounterScreen()
      }
    }
    .onOpenURL { path = $0.path }
  }
}

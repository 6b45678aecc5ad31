import SwiftUI

/// All screens that are measured, each at its address.
public struct BenchScreen: View {
  @State private var path: String

  nonisolated public init(path: String = "/r1") { _path = State(initialValue: path) }

  public var body: some View {
    Group {
      switch path {
      case "/r2": FieldScreen()
      case "/r3": RowsScreen(count: 1_000)
      case "/r4": RowsScreen(count: 10_000)
      case "/r3l": RowListScreen(count: 1_000)
      case "/r4l": RowListScreen(count: 10_000)
      default: CounterScreen()
      }
    }
    .onOpenURL { path = $0.path }
  }
}

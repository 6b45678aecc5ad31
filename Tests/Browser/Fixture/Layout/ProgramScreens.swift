import SwiftUI

/// Layouts that a page lays out by the programs of its elements, and once did otherwise than a test.
struct ProgramScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "bars": Bars()
    case "beside-lazy": BesideLazyRows()
    default: Nests()
    }
  }

  /// Several views in one box, frames without an end, and segments that are as wide as their words.
  private struct Nests: View {
    @State private var size = 1
    @State private var isOn = true

    var body: some View {
      VStack(spacing: 12) {
        HStack {
          Group {
            Text("Upper").accessibilityIdentifier("nests.upper")
            Text("Lower").accessibilityIdentifier("nests.lower")
          }
          .frame(width: 90)
          .padding(8)
          Text("Beside").accessibilityIdentifier("nests.beside")
        }
        Text("Endless").frame(width: .infinity).accessibilityIdentifier("nests.endless")
        Text("Least").frame(minWidth: .infinity, minHeight: 30)
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        .fixedSize()
        Text("Below").accessibilityIdentifier("nests.below")
        Toggle("Pressed", isOn: $isOn).toggleStyle(.button)
        Text("Last").accessibilityIdentifier("nests.last")
      }
    }
  }

  /// A bar's middle with segments, and a bar at the bottom with a spacer of no least length.
  private struct Bars: View {
    @State private var mode = "List"

    var body: some View {
      NavigationStack {
        List(0..<3, id: \.self) { Text("Row \($0)") }
          .toolbar {
            ToolbarItem(placement: .principal) {
              Picker("View", selection: $mode) {
                ForEach(["List", "Map"], id: \.self) { Text($0) }
              }
              .pickerStyle(.segmented)
              .accessibilityIdentifier("bars.mode")
            }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("One") {}.accessibilityIdentifier("bars.one")
              Spacer(minLength: 0)
              Button("Two") {}.accessibilityIdentifier("bars.two")
              Button("Three") {}.accessibilityIdentifier("bars.three")
            }
          }
      }
    }
  }

  /// A text that has to leave room for rows that come and go.
  private struct BesideLazyRows: View {
    var body: some View {
      ScrollView {
        HStack(alignment: .top) {
          Text("A long introduction, which stands in several lines beside the numbers of the rows.")
            .accessibilityIdentifier("beside.words")
          LazyVStack {
            ForEach(0..<99) { Text("\($0)") }
          }
        }
      }
    }
  }
}

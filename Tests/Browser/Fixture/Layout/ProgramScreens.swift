import SwiftUI

/// Layouts that a page lays out by the programs of its elements, and once did otherwise than a test.
struct ProgramScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "bars": Bars()
    case "labels": Labels()
    case "followers": Followers()
    case "beside-lazy": BesideLazyRows()
    default: Nests()
    }
  }

  /// Marks that follow a chosen tab, within the frame and at the middle of it.
  private struct Followers: View {
    @Namespace private var places
    @State private var chosen = 1

    var body: some View {
      VStack(spacing: 30) {
        HStack(spacing: 20) {
          ForEach(0..<3) { index in
            Text(["One", "Second", "The third"][index])
              .padding(8)
              .matchedGeometryEffect(id: index, in: places)
              .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
              .accessibilityIdentifier("followers.\(index)")
          }
        }
        .background(
          Capsule().fill(.yellow)
            .matchedGeometryEffect(id: chosen, in: places, isSource: false)
            .accessibilityIdentifier("followers.mark"))
        Rectangle().fill(.red)
          .matchedGeometryEffect(
            id: chosen, in: places, properties: .position, anchor: .bottom, isSource: false
          )
          .accessibilityIdentifier("followers.line")
          .frame(width: 40, height: 4)
        Rectangle().fill(.blue)
          .matchedGeometryEffect(id: "nobody", in: places, isSource: false)
          .accessibilityIdentifier("followers.alone")
          .frame(width: 60, height: 10)
        Text("Below").accessibilityIdentifier("followers.below")
      }
    }
  }

  /// Signs and titles with layouts of their own.
  private struct Labels: View {
    var body: some View {
      NavigationStack {
        List {
          Label {
            VStack(alignment: .leading) {
              Text("Two").accessibilityIdentifier("labels.two")
              Text("lines").font(.caption)
            }
          } icon: {
            numbered(1)
          }
          Label("Plain", systemImage: "star")
          Label {
            Text("Framed").frame(minHeight: 40).accessibilityIdentifier("labels.framed")
          } icon: {
            Image(systemName: "star").frame(width: 40)
          }
          VStack(alignment: .leading) {
            Label {
              Text("A title of many words, which do not fit into one line of this row")
                .accessibilityIdentifier("labels.title")
            } icon: {
              numbered(2)
            }
            .font(.headline)
          }
        }
        .safeAreaInset(edge: .bottom) {
          Label {
            Text("Outside").accessibilityIdentifier("labels.outside")
          } icon: {
            numbered(3)
          }
        }
      }
    }

    private func numbered(_ number: Int) -> some View {
      Text("\(number)").accessibilityIdentifier("labels.\(number)")
        .frame(width: 30, height: 30)
        .background(Circle().stroke(.red, lineWidth: 2))
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

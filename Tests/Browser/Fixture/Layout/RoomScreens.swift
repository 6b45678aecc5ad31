import SwiftUI

/// Views that fill the room that others left them.
struct RoomScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "rows": FilledRows()
    case "lazy": LazyWidths()
    case "grid": LazyRows()
    case "columns": TwoColumns()
    case "labels": WideLabels()
    default: Text(verbatim: name)
    }
  }
}

private struct FilledRows: View {
  var body: some View {
    List {
      Section {
        Text("one")
        Circle().fill(.blue)
          .frame(minWidth: 16, maxWidth: 256, minHeight: 32, maxHeight: 64)
          .accessibilityIdentifier("circle")
      } header: {
        ground("header")
      } footer: {
        ground("footer")
      }
    }
    .listStyle(.plain)
  }

  private func ground(_ name: String) -> some View {
    ZStack(alignment: .leading) {
      Color.yellow.frame(maxWidth: .infinity).accessibilityIdentifier("\(name).ground")
      Text(verbatim: name).padding(8).accessibilityIdentifier("\(name).words")
    }
  }
}

private struct LazyWidths: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<3) { Text("line \($0)") }
      }
      .padding(.leading, 10)
      .background(.yellow)
      .accessibilityIdentifier("lines")
      LazyVStack { Text("framed") }.frame(width: 100, height: 40)
        .background(.green).accessibilityIdentifier("framed")
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top) {
          ForEach(0..<3) { Text("word \($0)") }
        }
        .background(.yellow)
        .accessibilityIdentifier("words")
      }
      .frame(height: 120)
    }
  }
}

private struct LazyRows: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
        Section {
          ForEach(0..<6) { index in
            HStack {
              Text("Item \(index * 100)")
              Spacer()
            }
            .padding().background(.yellow).accessibilityIdentifier("item.\(index)")
          }
        } header: {
          VStack {
            Spacer()
            Text("CAT")
            Spacer()
          }
          .background(.gray).accessibilityIdentifier("grid.header")
        }
      }
      .frame(height: 140)
    }
  }
}

private struct TwoColumns: View {
  var body: some View {
    NavigationView {
      List { Text("first") }.navigationTitle("Two")
      Text("second")
    }
  }
}

private struct WideLabels: View {
  var body: some View {
    VStack {
      Menu {
        Button("Dog") {}
      } label: {
        HStack {
          Text("Select an option")
          Spacer()
          Image(systemName: "chevron.down")
        }
        .padding(.horizontal, 16).frame(height: 41).accessibilityIdentifier("label")
      }
      Text("one\ntwo").lineLimit(1).accessibilityIdentifier("cut")
      Circle().fill(.red).frame(width: 100, height: 60)
        .background(.yellow).border(.black).accessibilityIdentifier("circle")
    }
  }
}

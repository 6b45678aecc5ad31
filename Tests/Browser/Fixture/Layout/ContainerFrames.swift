import SwiftUI

/// Frames as long as a part of a scroll view, a page or a sheet.
struct ContainerFrames: View {
  let name: String

  var body: some View {
    switch name {
    case "cards": cards
    case "feed": feed
    case "page": page
    case "form": form
    default: padded
    }
  }

  private var page: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("contained.half")
          .containerRelativeFrame(.vertical) { height, _ in height / 2 }
        Color.blue.accessibilityIdentifier("contained.third")
          .containerRelativeFrame(.horizontal, count: 3, spacing: 0)
      }
      .navigationTitle("Parts")
    }
  }

  private var cards: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Cards").accessibilityIdentifier("contained.title")
          ScrollView(.horizontal) {
            LazyHStack(spacing: 16) { card(0) }
          }
          .contentMargins(.horizontal, 24, for: .scrollContent)
          ScrollView(.horizontal) {
            HStack(spacing: 16) {
              ForEach(1..<3) { card($0) }
            }
          }
          Text("Below").accessibilityIdentifier("contained.below")
        }
      }
      .navigationTitle("Cards")
    }
  }

  private func card(_ index: Int) -> some View {
    NavigationLink {
      Text("Page")
    } label: {
      Color.orange.aspectRatio(3 / 2, contentMode: .fit)
        .overlay(alignment: .bottom) { Text("Card \(index)") }
    }
    .accessibilityIdentifier("contained.card\(index)")
    .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
  }

  private var feed: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<3) { index in
          ZStack(alignment: .bottomLeading) {
            Color(hue: Double(index) / 3, saturation: 0.5, brightness: 0.8)
            Text("Clip \(index)").padding().accessibilityIdentifier("contained.clip\(index)")
          }
          .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
  }

  /// A form whose frame is that of its container, as an app has it for wide windows.
  private var form: some View {
    NavigationStack {
      ZStack {
        Color(uiColor: .systemGroupedBackground).ignoresSafeArea()
        Form {
          Section {
            Text("Name").accessibilityIdentifier("contained.name")
          }
          Section("More") {
            Button("Send") {}.accessibilityIdentifier("contained.send")
          }
        }
        .containerRelativeFrame([.horizontal]) { length, _ in length }
      }
    }
  }

  private var padded: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<3) { index in
            Color.green.frame(height: 60).containerRelativeFrame(.horizontal)
              .accessibilityIdentifier("contained.wide\(index)")
          }
        }
      }
      .safeAreaPadding(.horizontal, 40)
      Text("Foot").accessibilityIdentifier("contained.foot")
    }
  }
}

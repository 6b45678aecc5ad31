import SwiftUI

/// Goes to places in a scroll view, down and across.
struct ScrollingScreen: View {
  private let anchors: [(name: String, point: UnitPoint?)] = [
    ("none", nil), ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ("third", UnitPoint(x: 0.3, y: 0.3)),
  ]

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        Menu("Down") {
          ForEach(anchors, id: \.name) { anchor in
            Button(anchor.name) { proxy.scrollTo(20, anchor: anchor.point) }
              .accessibilityIdentifier("down." + anchor.name)
          }
        }
        .accessibilityIdentifier("down.menu")
        ScrollView {
          VStack {
            ForEach(0..<40) { row in
              Text("Row \(row)")
                .frame(maxWidth: .infinity, minHeight: 50)
                .accessibilityIdentifier("down.row.\(row)")
            }
          }
        }
        .frame(height: 300)
        .accessibilityIdentifier("down.scroll")
      }
      ScrollViewReader { proxy in
        Menu("Across") {
          ForEach(anchors, id: \.name) { anchor in
            Button(anchor.name) { proxy.scrollTo("card 20", anchor: anchor.point) }
              .accessibilityIdentifier("across." + anchor.name)
          }
        }
        .accessibilityIdentifier("across.menu")
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<40) { card in
              Text("Card \(card)")
                .frame(width: 90, height: 60)
                .id("card \(card)")
                .accessibilityIdentifier("across.card.\(card)")
            }
          }
        }
        .accessibilityIdentifier("across.scroll")
      }
    }
  }
}

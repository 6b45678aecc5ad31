import SwiftUI

/// A row that stands in a column for people with large letters.
struct TextSizeScreen: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.sizeCategory) private var category
  @ScaledMetric(relativeTo: .title) private var side = 20.0

  private var lines: AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        lines {
          Text("Departure").accessibilityIdentifier("name")
          Text("12:40").accessibilityIdentifier("time")
        }
        Text(verbatim: "\(size)").accessibilityIdentifier("size")
        Text(verbatim: "\(category)").dynamicTypeSize(.small).accessibilityIdentifier("category")
        Rectangle().frame(width: side, height: side).accessibilityIdentifier("square")
        Text("Limited").dynamicTypeSize(...DynamicTypeSize.xLarge).accessibilityIdentifier(
          "limited")
        Text("Usual").dynamicTypeSize(.large).accessibilityIdentifier("usual")
        VStack {
          Text("Small").textScale(.secondary).dynamicTypeSize(.large).accessibilityIdentifier(
            "small")
        }
        .dynamicTypeSize(.accessibility3)
      }
      .padding()
    }
  }
}

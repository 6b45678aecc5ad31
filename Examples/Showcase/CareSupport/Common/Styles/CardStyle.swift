import SwiftUI

/// The ground that belongs together.
struct CardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(UIColor.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

extension View {
  /// Puts the view on a card.
  func card() -> some View { modifier(CardModifier()) }
}

/// The most that a page takes, in points.
enum PageWidth {
  static let oneColumn: CGFloat = 640
  static let twoColumns: CGFloat = 1120
}

/// A page of cards on a grey ground, in a column that stays readable on a wide page.
struct CardPage<Content: View>: View {
  /// Points.
  var maxWidth = PageWidth.oneColumn
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        content
      }
      .frame(maxWidth: maxWidth, alignment: .leading)
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .background(Color(UIColor.systemGroupedBackground))
  }
}

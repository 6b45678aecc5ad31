import SwiftUI

/// The name of a part of a page, and what can be done with it.
struct SectionTitle<Action: View>: View {
  let text: String
  @ViewBuilder let action: Action

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(text)
        .font(.title3.weight(.semibold))
        .accessibilityAddTraits(.isHeader)
      Spacer()
      action
    }
  }
}

extension SectionTitle where Action == EmptyView {
  init(text: String) { self.init(text: text) {} }
}

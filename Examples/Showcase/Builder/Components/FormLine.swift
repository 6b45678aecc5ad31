import PresentationUI
import SwiftUI

/// A line of a form, with what is wrong with it below.
struct FormLine: View {
  let title: String
  @Binding var text: String
  var error: String?
  var axis: Axis = .horizontal
  let accessibilityID: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      field
        .fieldError(error)
        .accessibilityIdentifier(accessibilityID)
      FieldError(message: error, accessibilityID: accessibilityID + ".error")
    }
    .padding(.vertical, 6)
  }

  @ViewBuilder private var field: some View {
    if axis == .vertical {
      TextField(title, text: $text, axis: .vertical)
        .lineLimit(3...8)
    } else {
      TextField(title, text: $text)
    }
  }
}

#Preview {
  Form {
    FormLine(
      title: "Name", text: .constant(""), error: "Please enter a name",
      accessibilityID: "preview.name.input")
  }
}

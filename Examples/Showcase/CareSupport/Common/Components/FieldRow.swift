import SwiftUI

/// A labelled field with its error below. The field itself says its name to those who hear it.
struct FieldRow<Field: View>: View {
  let label: String
  var message: String?
  let accessibilityID: String
  @ViewBuilder let field: Field

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(label)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      field
        .padding(.horizontal, 12)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .background(Color(UIColor.tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .overlay {
          RoundedRectangle(cornerRadius: 10)
            .stroke(message == nil ? Color.clear : Color.red, lineWidth: 1)
        }
        .accessibilityLabel(label)
        .fieldFault(message)
        .accessibilityIdentifier(accessibilityID)
      if let message {
        FaultLabel(message: message, accessibilityID: accessibilityID + ".error")
      }
    }
  }
}

/// What is wrong, in red.
struct FaultLabel: View {
  let message: String
  let accessibilityID: String

  var body: some View {
    Label(message, systemImage: "exclamationmark.circle.fill")
      .font(.footnote)
      .foregroundColor(.red)
      .accessibilityIdentifier(accessibilityID)
  }
}

#Preview {
  FieldRow(label: "Title", message: "Fill in this field.", accessibilityID: "preview.title.input") {
    TextField("e.g. Morning walk", text: .constant(""))
  }
  .padding()
}

import SwiftUI

/// A value below its name, as a field that cannot be changed.
struct FieldValue: View {
  let title: String
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(.secondary)
      Text(value)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  FieldValue(title: "Role", value: "Caregiver")
}

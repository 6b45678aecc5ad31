import SwiftUI

/// A member's initials on their colour.
struct MemberBadge: View {
  let initials: String
  let role: CareRole
  var size: CGFloat = 44

  var body: some View {
    Text(initials)
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.primary)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 4)
      // A circle, until the letters are too large for one.
      .frame(minWidth: size, minHeight: size)
      .background(color.opacity(0.25))
      .clipShape(Capsule())
      .accessibilityHidden(true)
  }

  private var color: Color {
    switch role {
    case .patient: .teal
    case .caregiver: .indigo
    case .coordinator: .orange
    }
  }
}

#Preview {
  HStack {
    MemberBadge(initials: "MN", role: .patient)
    MemberBadge(initials: "LF", role: .caregiver)
    MemberBadge(initials: "AO", role: .coordinator)
  }
  .padding()
}

import SwiftUI

/// A word in a capsule of its colour.
struct StatusBadge: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .foregroundStyle(Color.primary)
      .background(color.opacity(0.22), in: Capsule())
  }
}

extension RFIStatus {
  var color: Color {
    switch self {
    case .draft: .gray
    case .pending: .orange
    case .answered: .blue
    case .closed: .green
    }
  }
}

#Preview {
  HStack {
    StatusBadge(title: "Pending", color: .orange)
    StatusBadge(title: "Closed", color: .green)
  }
}

import PresentationUI
import SwiftUI

/// The dashboard until its data is there. Its columns are the dashboard's, so nothing moves when the answer comes.
struct DashboardSkeleton: View {
  var isWide = false

  var body: some View {
    CardPage(maxWidth: isWide ? PageWidth.twoColumns : PageWidth.oneColumn) {
      LoadingStateView(accessibilityID: "dashboard.loading").card()
      if isWide {
        LazyVGrid(columns: DashboardContentView.columns, spacing: 16) { cards }
      } else {
        cards
      }
    }
  }

  private var cards: some View {
    ForEach(0..<4, id: \.self) { _ in
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "Blood pressure").font(.headline)
        Text(verbatim: "122/81 mmHg today").font(.footnote)
      }
      .redacted(reason: .placeholder)
      .card()
      .accessibilityHidden(true)
    }
  }
}

#Preview("Narrow") { DashboardSkeleton() }
#Preview("Wide") { DashboardSkeleton(isWide: true) }

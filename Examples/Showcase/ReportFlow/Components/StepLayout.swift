import PresentationUI
import SwiftUI

/// One step of the flow: its content scrolls, its button stays at the bottom.
struct StepLayout<Content: View, Footer: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let footer: Footer

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
      }
      Divider()
      footer
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .belowToasts()
    }
  }
}

/// What stands at the left of a step's bar.
struct LeadingBarButton {
  enum Kind {
    case close
    case back
  }

  let kind: Kind
  var isDisabled = false
  let accessibilityID: String
  let action: @MainActor () -> Void
}

extension View {
  /// Title, progress and left button of a step.
  /// - Parameter number: which of the four steps this is; nil for what comes after them.
  func stepBar(title: String, number: Int?, leading: LeadingBarButton?) -> some View {
    VStack(spacing: 0) {
      if let number {
        // The bar says the same in words.
        ProgressView(value: Double(number), total: Double(ReportStep.numberOfSteps))
          .padding(.horizontal, 16)
          .accessibilityHidden(true)
          .accessibilityIdentifier("stepBar.progressBar.image")
      }
      self
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden(true)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        if let leading {
          Button(action: leading.action) {
            Label(
              leading.kind == .close ? L10n.close : L10n.back,
              systemImage: leading.kind == .close ? "xmark" : "chevron.left")
          }
          .disabled(leading.isDisabled)
          .accessibilityIdentifier(leading.accessibilityID)
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        if let number {
          Text("\(number)/\(ReportStep.numberOfSteps)")
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(.secondary)
            .accessibilityLabel(L10n.step(number, of: ReportStep.numberOfSteps))
            .accessibilityIdentifier("stepBar.progress.text")
        }
      }
    }
  }
}

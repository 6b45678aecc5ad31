import Foundation
import ViewGraph

/// A root view of UIKit with its subviews. It follows their changes.
package struct ShownTree: View {
  let view: UIView
  /// Another one when the view was changed while it was brought up to date.
  let version: Int

  package init(_ view: UIView) {
    self.view = view
    version = view.version
  }

  package var body: some View {
    let _ = view.changes.count
    let fixes = view.hasContentSize
    ShownView(view)
      .frame(
        maxWidth: fixes && view.hugging.horizontal >= .defaultHigh ? nil : .infinity,
        maxHeight: fixes && view.hugging.vertical >= .defaultHigh ? nil : .infinity
      )
      .fixedSize(
        horizontal: fixes && view.hugging.horizontal >= .defaultHigh,
        vertical: fixes && view.hugging.vertical >= .defaultHigh)
  }
}

/// Content whose size a representable may say.
package struct RepresentedContent<Content: View>: View {
  let content: Content
  /// Another one when the size may be.
  let version: Int
  /// The size that the representable says for a proposal.
  let size: @MainActor @Sendable (ProposedViewSize) -> CGSize?

  package init(
    _ content: Content, version: Int,
    size: @escaping @MainActor @Sendable (ProposedViewSize) -> CGSize?
  ) {
    self.content = content
    self.version = version
    self.size = size
  }

  package var body: some View {
    if isSized {
      SizedLayout(size: size, version: version) { content }
    } else {
      content
    }
  }

  /// Whether the representable says a size for one of two usual proposals.
  private var isSized: Bool {
    size(.unspecified) != nil || size(ProposedViewSize(UIScreen.main.bounds.size)) != nil
  }
}

extension UILayoutPriority: Comparable {
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Gives a view the size that its representable says.
private struct SizedLayout: Layout {
  let size: @MainActor @Sendable (ProposedViewSize) -> CGSize?
  let version: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    MainActor.assumeIsolated { size(proposal) }
      ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

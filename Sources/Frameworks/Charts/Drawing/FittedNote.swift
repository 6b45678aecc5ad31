import ApusUI
import Foundation

/// Places a view beside a mark, and moves it into the plot.
struct FittedNote: Layout {
  let place: NotePlace
  let overflow: AnnotationOverflowResolution

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      let x = place.point.x - size.width * share(place.alignment.horizontal)
      let y = place.point.y - size.height * share(place.alignment.vertical)
      view.place(
        at: CGPoint(
          x: bounds.minX + (overflow.x.kind == .fit ? moved(x, size.width, bounds.width) : x),
          y: bounds.minY + (overflow.y.kind == .fit ? moved(y, size.height, bounds.height) : y)),
        anchor: .topLeading, proposal: .unspecified)
    }
  }

  private func moved(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
    max(0, min(start, room - length))
  }

  private func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}

import ApusUI
import Testing
import ViewGraph

/// Turns of a wrapped view, and what assistive technology knows of it.
@MainActor
@Suite struct TurnedViewTests {
  private struct Wrapped: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: UIViewRepresentableContext<Wrapped>) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Wrapped>) {}
  }

  /// Lets the page follow what changed in a view.
  private func shown(_ screen: ControlsScreen) async {
    for _ in 0..<30 { await Task.yield() }
    screen.update()
  }

  @Test func aTransformIsDrawnAndKeepsTheFrame() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let screen = ControlsScreen { Wrapped(view: view) }
    let count = screen.all.count
    #expect(screen.all.allSatisfy { $0[.rotation] == nil })
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    await shown(screen)
    let turned = screen.all.first { $0[.rotation] != nil }
    #expect(turned?[.rotation].map { abs($0 - 90) < 0.001 } == true)
    #expect(turned?[.scale]?.allSatisfy { abs($0 - 2) < 0.001 } == true)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    // The element stays, so that the browser moves between both.
    #expect(screen.all.count == count)
    view.layer.setAffineTransform(.identity)
    await shown(screen)
    #expect(view.transform == .identity && screen.all.allSatisfy { $0[.rotation] == nil })
  }

  @Test func traitsAreTold() async {
    let label = UILabel()
    label.text = "Title"
    let screen = ControlsScreen { Wrapped(view: label) }
    label.accessibilityTraits = [.header, .tabBar]
    await shown(screen)
    #expect(screen.all.contains { $0[.traits]?.contains(.header) == true })
  }
}

import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// What views of UIKit answer and offer besides their drawing.
@MainActor
struct InteractionTests {
  private final class Large: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  @Test func theUppermostViewIsHit() {
    let outer = Passing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lower = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let upper = Large(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    outer.addSubview(lower)
    outer.addSubview(upper)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) === lower)
    #expect(outer.hitTest(CGPoint(x: 35, y: 35), with: nil) === upper)
    #expect(outer.hitTest(CGPoint(x: 95, y: 5), with: nil) == nil)
    upper.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 35, y: 35), with: nil) === lower)
    lower.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 35, y: 35), with: nil) == nil)
  }

  @Test func nothingIsKnownByAName() {
    #expect(UIView().value(forKey: "statusBar") == nil)
    #expect(UIViewController().value(forKey: "title") == nil)
  }

  @Test func noControllerIsInAPopover() {
    let controller = UIViewController()
    controller.popoverPresentationController?.sourceView = UIView()
    controller.popoverPresentationController?.permittedArrowDirections = [.up, .left]
    #expect(controller.popoverPresentationController == nil)
  }

  private final class Card: UIView {}

  private struct CardView: UIViewRepresentable {
    @Binding var log: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> Card {
      let card = Card()
      card.accessibilityIdentifier = "card"
      card.addInteraction(UIContextMenuInteraction(delegate: context.coordinator))
      return card
    }

    func updateUIView(_ uiView: Card, context: Context) { context.coordinator.parent = self }

    final class Coordinator: NSObject, UIContextMenuInteractionDelegate {
      var parent: CardView
      init(_ parent: CardView) { self.parent = parent }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in self.parent.log += "copied" }])
        }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return interaction.view.map { UITargetedPreview(view: $0, parameters: parameters) }
      }
    }
  }

  private struct Cards: View {
    @State private var log = ""
    var body: some View {
      Text("log \(log)").accessibilityIdentifier("log")
      CardView(log: $log)
    }
  }

  @Test func aPersonOpensTheMenuOfAView() {
    let screen = Screen { Cards() }
    screen.button(label: "Copy").tap()
    #expect(screen.element("log").text == "log copied")
  }

  @Test func anInteractionHasOneView() {
    let (first, second) = (UIView(), UIView())
    let coordinator = CardView(log: .constant("")).makeCoordinator()
    let interaction = UIContextMenuInteraction(delegate: coordinator)
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}

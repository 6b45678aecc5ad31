import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Gestures of UIKit on views of SwiftUI.
@MainActor
struct RecognizedViewTests {
  private final class Log { var steps: [String] = [] }

  private struct Pan: UIGestureRecognizerRepresentable {
    @Binding var width: Int
    let log: Log

    final class Coordinator { var count = 0 }
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      log.steps.append("made")
      return UIPanGestureRecognizer()
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      context.coordinator.count += 1
      width = Int(context.converter.localTranslation?.x ?? -1)
      if recognizer.state == .ended { log.steps.append("ended") }
    }
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let isEnabled: Bool
    let act: () -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      UITapGestureRecognizer()
    }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.isEnabled = isEnabled
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UITapGestureRecognizer, context: Context
    ) { act() }
  }

  private struct Moved: View {
    let log: Log
    @State private var width = 0
    var body: some View {
      Color.blue.frame(width: 200, height: 100)
        .gesture(Pan(width: $width, log: log))
        .accessibilityIdentifier("moved")
      Text("moved by \(width)")
    }
  }

  private struct Tapped: View {
    @State private var count = 0
    @State private var isEnabled = true
    var body: some View {
      Text("taps \(count)").gesture(Tap(isEnabled: isEnabled) { count += 1 })
        .accessibilityIdentifier("tapped")
      Button("Stop") { isEnabled = false }
    }
  }

  @Test func aPanMovesAView() {
    let log = Log()
    let screen = Screen { Moved(log: log) }
    screen.element("moved").drag(by: CGSize(width: 60, height: 0))
    #expect(screen.text("moved by 60").exists)
    #expect(log.steps == ["made", "ended"])
  }

  @Test func aRecognizerFollowsTheRepresentable() {
    let screen = Screen { Tapped() }
    screen.element("tapped").tap()
    screen.element("tapped").tap()
    #expect(screen.text("taps 2").exists)
  }
}

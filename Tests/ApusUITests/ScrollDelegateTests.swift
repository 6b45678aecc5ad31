import Testing
import ViewGraph

@testable import ApusUI

/// What a scroll view of UIKit tells its delegate.
@MainActor
@Suite struct ScrollDelegateTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("at \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log.append(scrollView.isDragging ? "begin" : "begin unmoved")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end")
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIScrollView
    func makeUIView(context: Context) -> UIScrollView { view }
    func updateUIView(_ view: UIScrollView, context: Context) {}
  }

  @Test func aDelegateHearsOfScrolling() async {
    let session = Session()
    session.sleep = { _ in }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentSize = CGSize(width: 200, height: 900)
    let listener = Listener()
    view.delegate = listener
    let screen = ControlsScreen(session: session) { Shown(view: view) }
    for y in [50.0, -150] {
      let boxes = screen.all.filter { $0.attributes[.tracksPlace] != nil }
      #expect(boxes.count == 2)
      for (box, (y, height)) in zip(boxes, [(50.0, 300.0), (y, 900.0)]) {
        screen.perform(.geometry(MeasuredPlace(x: 0, y: y, width: 200, height: height)), on: box)
      }
      for _ in 0..<30 { await Task.yield() }
      screen.update()
    }
    #expect(listener.log.sorted() == ["at 200", "begin", "end"])
    #expect(view.contentOffset.y == 200)
  }

  @Test func aDelegateRefusesATouch() {
    final class Refusing: UIGestureRecognizerDelegate {
      var asked: UIView?
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        asked = touch.view
        return false
      }
    }
    final class Target {
      var count = 0
      func tapped() { count += 1 }
    }
    let (target, delegate, view) = (Target(), Refusing(), UIView())
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("tapped", Target.tapped))
    view.addGestureRecognizer(tap)
    tap.recognized()
    #expect(target.count == 1)
    tap.delegate = delegate
    tap.recognized()
    #expect(target.count == 1 && delegate.asked === view)
  }
}

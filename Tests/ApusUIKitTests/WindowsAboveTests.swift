import ScreenTesting
import SwiftUI
import Testing
import UIKit

/// Windows that lie above the page of an app.
@MainActor
struct WindowsAboveTests {
  /// Lets touches through where its root controller's view is hit.
  private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit == rootViewController?.view ? nil : hit
    }
  }

  private final class Windows {
    var shown: [UIWindow] = []
    var taps = 0
  }

  private let windows = Windows()

  private func show(_ make: @escaping @MainActor (UIWindowScene) -> Void) -> Screen {
    let windows = windows
    return Screen {
      VStack {
        Button("Page \(windows.taps)") { windows.taps += 1 }
        Button("Show") {
          if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
            make(scene)
          }
        }
      }
    }
  }

  private func add(
    _ window: UIWindow, level: UIWindow.Level = .normal, _ content: some View
  ) {
    let root = UIHostingController(rootView: content)
    root.view.backgroundColor = .clear
    window.rootViewController = root
    window.windowLevel = level
    window.isHidden = false
    windows.shown.append(window)
  }

  @Test
  func aLayerIsSeenAndLeavesThePageItsTouches() {
    let screen = show {
      add(
        PassThroughWindow(windowScene: $0),
        VStack {
          Spacer(); Button("Close") { windows.shown = [] }
        })
    }
    #expect(!screen.button(label: "Close").exists)
    screen.button(label: "Show").tap()
    #expect(screen.button(label: "Close").isVisible)
    #expect(screen.button(label: "Page 0").isHittable)
    screen.button(label: "Page 0").tap()
    #expect(windows.taps == 1)
    #expect(screen.control(at: CGPoint(x: 195, y: 830))?.label == "Close")
    // A window that nobody keeps is gone.
    screen.button(label: "Close").tap()
    #expect(!screen.button(label: "Close").exists)
  }

  @Test
  func aControlBelowALayersContentIsCovered() async {
    let screen = show {
      add(
        PassThroughWindow(windowScene: $0), Color.red.frame(maxHeight: .infinity).ignoresSafeArea())
    }
    #expect(screen.button(label: "Show").isHittable)
    screen.button(label: "Show").tap()
    #expect(!screen.button(label: "Show").isHittable)
    windows.shown[0].isHidden = true
    await screen.settle()
    #expect(screen.button(label: "Show").isHittable)
  }

  @Test
  func aPlainWindowCoversThePage() {
    let screen = show { scene in
      add(UIWindow(windowScene: scene), Button("Unlock") { windows.shown[0].isHidden = true })
    }
    screen.button(label: "Show").tap()
    #expect(screen.button(label: "Unlock").isHittable)
    #expect(!screen.button(label: "Show").isHittable)
    screen.button(label: "Unlock").tap()
    #expect(screen.button(label: "Show").isHittable)
    #expect(!screen.button(label: "Unlock").exists)
  }

  @Test
  func aWindowWithoutInteractionTakesNoTouches() {
    let screen = show {
      let window = UIWindow(windowScene: $0)
      window.isUserInteractionEnabled = false
      add(window, Text("Recording"))
    }
    screen.button(label: "Show").tap()
    #expect(screen.text("Recording").isVisible)
    #expect(screen.button(label: "Show").isHittable)
  }

  @Test
  func levelsAndTheOrderOfShowingSayWhatLiesInFront() async {
    let screen = show { scene in
      add(
        PassThroughWindow(windowScene: scene), level: .alert,
        Button("High") {}.frame(width: 200, height: 200))
      add(PassThroughWindow(windowScene: scene), Button("Low") {}.frame(width: 200, height: 200))
      add(
        PassThroughWindow(windowScene: scene), level: .alert,
        Button("Later") {}.frame(width: 200, height: 200))
    }
    screen.button(label: "Show").tap()
    let middle = CGPoint(x: 195, y: 422)
    for (name, place) in [("Later", 2), ("High", 0), ("Low", 1)] {
      #expect(screen.control(at: middle)?.label == name)
      windows.shown[place].isHidden = true
      await screen.settle()
    }
  }

  @Test
  func thePagesWindowIsTheFirstAndStaysTheKeyWindow() {
    var found: [UIWindow] = []
    var key: UIWindow?
    let screen = show { scene in
      add(PassThroughWindow(windowScene: scene), Text("Above"))
      found = scene.windows
      key = scene.keyWindow
    }
    screen.button(label: "Show").tap()
    #expect(found.count == 2)
    #expect(found.last === windows.shown[0])
    #expect(key === found.first)
    #expect(key?.isKeyWindow == true)
  }

  @Test
  func anAlertIsPresentedInAWindowOfItsOwn() async {
    let screen = show { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.windowLevel = .alert + 1
      window.makeKeyAndVisible()
      windows.shown.append(window)
      let alert = UIAlertController(title: "No line", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in windows.shown = [] })
      window.rootViewController?.present(alert, animated: true)
    }
    screen.button(label: "Show").tap()
    await screen.settle()
    #expect(screen.button(label: "OK").isHittable)
    #expect(!screen.button(label: "Show").isHittable)
    screen.button(label: "OK").tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    #expect(screen.button(label: "Show").isHittable)
  }
}

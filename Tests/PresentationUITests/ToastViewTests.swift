import Presentation
import ScreenTesting
import SwiftUI
import Testing

@testable import PresentationUI

@MainActor
@Suite("Toasts on a screen")
struct ToastViewTests {
  private let clock = ScreenClock()

  private struct Page: View {
    let center: ToastCenter
    var body: some View {
      Text("page").toast(center)
    }
  }

  private func make(_ mode: ToastCenter.Mode) -> (ToastCenter, Screen) {
    let center = ToastCenter(mode: mode, clock: clock)
    return (center, Screen(clock: clock) { Page(center: center) })
  }

  @Test("A toast is announced once, stays its time, and goes")
  func time() async {
    let (center, screen) = make(.queueing)
    center.show("Saved", style: .success)
    await screen.settle()
    #expect(screen.button("toast.message.tap").label == "Saved")
    #expect(screen.announcements == ["Saved"])
    await screen.advance(by: .milliseconds(2_999))
    #expect(screen.button("toast.message.tap").isVisible)
    await screen.advance(by: .milliseconds(1))
    #expect(!screen.button("toast.message.tap").exists)
    #expect(screen.announcements == ["Saved"])
  }

  @Test("Toasts wait for their turn, and each is announced")
  func queue() async {
    let (center, screen) = make(.queueing)
    center.show("One")
    center.show("Two")
    await screen.settle()
    #expect(screen.identifiers.count { $0 == "toast.message.tap" } == 1)
    await screen.advance(by: .seconds(3))
    #expect(screen.button("toast.message.tap").label == "Two")
    #expect(screen.announcements == ["One", "Two"])
  }

  @Test("In a single slot a new toast takes the old one's place; the same words are said again")
  func replacing() async {
    let (center, screen) = make(.replacing)
    center.show("Wrong")
    await screen.settle()
    center.show("Wrong")
    await screen.settle()
    #expect(screen.identifiers.count { $0 == "toast.message.tap" } == 1)
    #expect(screen.announcements == ["Wrong", "Wrong"])
  }

  @Test("A tap dismisses it early")
  func tap() async {
    let (center, screen) = make(.queueing)
    center.show("Saved")
    await screen.settle()
    screen.button("toast.message.tap").tap()
    #expect(!screen.button("toast.message.tap").exists)
  }

  @Test("Its action runs once and dismisses it")
  func action() async {
    let (center, screen) = make(.queueing)
    var undone = 0
    center.show("Deleted", action: .init("Undo") { undone += 1 })
    await screen.settle()
    #expect(screen.button("toast.action.tap").label == "Undo")
    screen.button("toast.action.tap").tap()
    #expect(undone == 1)
    #expect(!screen.button("toast.message.tap").exists)
  }

  @Test("Time stands still while the keyboard is in it")
  func focus() async {
    let (center, screen) = make(.queueing)
    center.show("Saved", action: .init("Undo") {})
    await screen.settle()
    screen.button("toast.action.tap").focus()
    await screen.advance(by: .seconds(60))
    #expect(screen.button("toast.message.tap").isVisible)
    screen.button("toast.action.tap").focus(false)
    await screen.advance(by: .seconds(3))
    #expect(!screen.button("toast.message.tap").exists)
  }

  @Test("Time stands still while a pointer is over it, and goes on when it has left")
  func hover() async {
    let (center, screen) = make(.queueing)
    center.show("Saved")
    await screen.settle()
    await screen.advance(by: .seconds(2))
    screen.button("toast.message.tap").hover()
    await screen.advance(by: .seconds(60))
    #expect(screen.button("toast.message.tap").isVisible)
    screen.button("toast.message.tap").hover(false)
    await screen.advance(by: .milliseconds(999))
    #expect(screen.button("toast.message.tap").isVisible)
    await screen.advance(by: .milliseconds(1))
    #expect(!screen.button("toast.message.tap").exists)
  }

  @Test("It stays while the pointer or the keyboard focus is on it")
  func hoverAndFocus() async {
    let (center, screen) = make(.queueing)
    center.show("Saved", action: .init("Undo") {})
    await screen.settle()
    screen.button("toast.message.tap").hover()
    screen.button("toast.action.tap").focus()
    screen.button("toast.message.tap").hover(false)
    await screen.advance(by: .seconds(60))
    #expect(screen.button("toast.message.tap").isVisible)
    screen.button("toast.action.tap").focus(false)
    await screen.advance(by: .seconds(3))
    #expect(!screen.button("toast.message.tap").exists)
  }

  @Test("The view below is not evaluated when it comes and goes")
  func bodies() async {
    let (center, screen) = make(.queueing)
    let bodies = await screen.bodies {
      center.show("Saved")
      await screen.settle()
    }
    #expect(bodies.contains("ToastSlot"))
    #expect(!bodies.contains("Page"))
  }

  private struct Flagged: View {
    @State private var isPresented = true
    var body: some View {
      Text(isPresented ? "shown" : "away").toast(isPresented: $isPresented, message: "Hello")
    }
  }

  @Test("A toast may be shown by a binding, which a tap sets back")
  func binding() {
    let screen = Screen { Flagged() }
    #expect(screen.announcements == ["Hello"])
    screen.button("toast.message.tap").tap()
    #expect(screen.text("away").isVisible)
    #expect(!screen.button("toast.message.tap").exists)
  }

  private struct Form: View {
    let center: ToastCenter
    var body: some View {
      VStack(spacing: 0) {
        Color.gray.accessibilityElement().accessibilityIdentifier("form.fields")
        Button("Continue") {}
          .accessibilityIdentifier("form.continue.tap")
          .padding(12)
          .belowToasts()
      }
      .toast(center)
    }
  }

  @Test("What stands above a bar ends above the toast, and has its room again when the toast goes")
  func roomAboveABar() async throws {
    let center = ToastCenter(clock: clock)
    let screen = Screen(clock: clock) { Form(center: center) }
    await screen.settle()
    let before = try #require(screen.element("form.fields").frame)
    let bar = try #require(screen.button("form.continue.tap").frame)
    center.show("Please correct highlighted fields", action: .init("Undo") {})
    await screen.settle()
    let fields = try #require(screen.element("form.fields").frame)
    let toast = try #require(screen.button("toast.message.tap").frame)
    #expect(fields.minY == before.minY)
    #expect(fields.maxY <= toast.minY)
    #expect(toast.maxY <= bar.minY)
    #expect(screen.button("form.continue.tap").frame == bar)
    #expect(screen.identifiers.count { $0 == "toast.message.tap" } == 1)
    await screen.advance(by: .seconds(3))
    #expect(screen.element("form.fields").frame == before)
  }
}

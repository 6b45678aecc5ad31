import ManualClock
import Testing

@testable import Presentation

@MainActor
@Suite("Toasts", .timeLimit(.minutes(10)))
struct ToastTests {
  private let clock = ManualClock()

  private func center(_ mode: ToastCenter.Mode = .queueing, limit: Int = 20) -> ToastCenter {
    ToastCenter(mode: mode, limit: limit, clock: clock)
  }

  /// Lets time pass once the center waits for it.
  private func pass(_ duration: Duration) async {
    await clock.sleepers(1)
    clock.advance(by: duration)
  }

  @Test("a toast stays three seconds")
  func duration() async {
    let toasts = center()
    toasts.show("Saved", style: .success)
    #expect(toasts.current?.message == "Saved")
    await pass(.milliseconds(2_999))
    #expect(toasts.current?.message == "Saved")
    clock.advance(by: .milliseconds(1))
    await until { toasts.current == nil }
  }

  @Test("toasts wait for each other")
  func queue() async {
    let toasts = center()
    toasts.show("1")
    toasts.show("2", duration: .seconds(1))
    toasts.show("3")
    #expect(toasts.current?.message == "1")
    #expect(toasts.waiting.map(\.message) == ["2", "3"])
    await pass(.seconds(3))
    await until { toasts.current?.message == "2" }
    await pass(.seconds(1))
    await until { toasts.current?.message == "3" }
    await pass(.seconds(3))
    await until { toasts.current == nil }
  }

  @Test("in a single slot a new toast takes the place of the old, with its own time")
  func replacing() async {
    let toasts = center(.replacing)
    toasts.show("old")
    await pass(.seconds(2))
    toasts.show("new")
    #expect(toasts.current?.message == "new" && toasts.waiting.isEmpty)
    await pass(.seconds(2))
    #expect(toasts.current?.message == "new")
    await pass(.seconds(1))
    await until { toasts.current == nil }
  }

  @Test("time stands still while a toast is hovered or focused")
  func pause() async {
    let toasts = center()
    toasts.show("Read me")
    await pass(.seconds(2))
    toasts.pause(.hovered)
    toasts.pause(.focused)
    clock.advance(by: .seconds(60))
    toasts.resume(.hovered)
    clock.advance(by: .seconds(60))
    #expect(toasts.current != nil)
    toasts.resume(.focused)
    await pass(.milliseconds(999))
    #expect(toasts.current != nil)
    clock.advance(by: .milliseconds(1))
    await until { toasts.current == nil }
  }

  @Test("what stops the time of a toast is forgotten with it, and stops that of the next anew")
  func pauseEnds() async {
    let toasts = center()
    let first = toasts.show("1")
    toasts.show("2")
    await clock.sleepers(1)
    toasts.pause(.hovered)
    toasts.dismiss(first)
    await clock.sleepers(1)
    toasts.pause(.hovered)
    clock.advance(by: .seconds(60))
    for _ in 0..<20 { await Task.yield() }
    #expect(toasts.current?.message == "2")
    toasts.resume(.hovered)
    await pass(.seconds(3))
    await until { toasts.current == nil }
  }

  @Test("a toast can be dismissed while it is shown and while it waits")
  func dismiss() async {
    let toasts = center()
    let first = toasts.show("1")
    let second = toasts.show("2")
    toasts.show("3")
    toasts.dismiss(second)
    toasts.dismiss(first)
    #expect(toasts.current?.message == "3" && toasts.waiting.isEmpty)
    toasts.show("4")
    toasts.clear()
    #expect(toasts.current == nil && toasts.waiting.isEmpty)
  }

  @Test("one that a person has to dismiss stays")
  func lasting() async {
    let toasts = center()
    let id = toasts.showUntilDismissed("Offline", style: .warning)
    clock.advance(by: .seconds(3_600))
    await Task.yield()
    #expect(toasts.current?.id == id)
    toasts.dismiss(id)
    #expect(toasts.current == nil)
  }

  @Test("its action is done once")
  func action() {
    let toasts = center()
    var undone = 0
    toasts.show("Deleted", action: Toast.Action("Undo") { undone += 1 })
    toasts.performAction()
    toasts.performAction()
    #expect(undone == 1 && toasts.current == nil)
  }

  @Test("more than may wait push out the oldest")
  func limit() {
    let toasts = center(limit: 2)
    for number in 1...5 { toasts.show("\(number)") }
    #expect(toasts.current?.message == "1")
    #expect(toasts.waiting.map(\.message) == ["4", "5"])
  }
}

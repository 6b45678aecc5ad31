/// The focus of a field: its requests and its state.
@MainActor
final class Keyboard {
  private(set) var isHere = false
  private(set) var requests = 0
  private var wanted: Bool?
  /// Called when the field gets the keyboard or loses it.
  var moved: (Bool) -> Void = { _ in }

  func ask(_ isHere: Bool) {
    wanted = isHere
    requests += 1
  }

  func take() -> Bool? {
    defer { wanted = nil }
    return wanted
  }

  func follow(_ isHere: Bool) {
    guard isHere != self.isHere else { return }
    self.isHere = isHere
    moved(isHere)
  }
}

/// Moves the keyboard as a field asks, and tells the field where it is.
struct KeyboardModifier: ViewModifier {
  let keyboard: Keyboard
  let requests: Int
  @FocusState private var isFocused: Bool

  init(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    requests = keyboard.requests
  }

  func body(content: Content) -> some View {
    let keyboard = keyboard
    let isFocused = $isFocused
    content
      .focused(isFocused)
      .onChange(of: self.isFocused) { _, now in keyboard.follow(now) }
      .onChange(of: requests, initial: true) {
        if let wanted = keyboard.take() { isFocused.wrappedValue = wanted }
      }
      .onDisappear { keyboard.follow(false) }
  }
}

/// The one replacement that makes a text of another.
struct TextReplacement {
  /// The replaced range, in UTF-16 units of the old text.
  let range: NSRange
  let replacement: String

  init(_ old: String, _ new: String) {
    let before = Array(old), after = Array(new)
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    {
      end += 1
    }
    let location = String(before[..<start]).utf16.count
    let length = String(before[start..<(before.count - end)]).utf16.count
    range = NSRange(location: location, length: length)
    replacement = String(after[start..<(after.count - end)])
  }
}

import Foundation

/// One choice of a picker.
package struct ControlOption: Hashable, Sendable {
  package let index: Int
  package let isDisabled: Bool
}

/// A control on the screen, and which events it can produce.
@MainActor
package struct Control {
  let component: Component
  package let node: NodeID
  package let role: Role
  package let attributes: KeptAttributes
  package let options: [ControlOption]

  func handler(_ key: AttributeKey) -> Int? { attributes.handler(key) }

  /// The handler that an action runs, and the value that the host shows because of it.
  func accepts(
    _ action: Event.Action
  ) -> (AttributeKey, shown: (AttributeKey, AttributeValue)?)? {
    switch action {
    case .tap: (.onTap, nil)
    case .edit(let text): (.onEdit, (.value, .text(text)))
    case .submit: (.onSubmit, nil)
    case .focus: (.onFocus, nil)
    case .select(let index): (.onSelect, (.value, .text(String(index))))
    case .toggle(let isOn): (.onToggle, (.isOn, .flag(isOn)))
    case .date(let text): (.onDate, (.value, .text(text)))
    case .number(let number): (.onNumber, (.number, .number(number)))
    case .increment: (.onIncrement, nil)
    case .decrement: (.onDecrement, nil)
    case .file, .oversizedFile: (.onFile, nil)
    case .dismiss: (.onDismiss, nil)
    case .back: (.onBack, nil)
    case .window: (.onWindow, nil)
    case .refresh: (.onRefresh, nil)
    case .delete: (.onDelete, nil)
    case .move: (.onMove, nil)
    case .hover: (.onHover, nil)
    case .longPress: (.onLongPress, nil)
    case .open: (.onOpen, nil)
    case .press: (.onPress, nil)
    case .geometry: (.onGeometry, nil)
    case .picture: (.onPicture, nil)
    }
  }

  /// The longest text that a field takes, in UTF-8 bytes: 4 MiB. A host says so in words before it
  /// gives up a longer one.
  nonisolated package static let textLimit = 4 << 20

  /// Whether a person could have caused the value with this control as it is.
  func canProduce(_ action: Event.Action) -> Bool {
    switch action {
    case .edit(let text):
      guard text.utf8.count <= Self.textLimit, !text.utf8.contains(0) else { return false }
      if role != .textEditor, !allowsLines, text.utf8.contains(10) || text.utf8.contains(13) {
        return false
      }
      if case .integer(let limit)? = attributes[.maximumLength] { return text.count <= limit }
      if role == .colorPicker { return Self.isColor(text) }
      return true
    case .select(let index):
      return options.contains { $0.index == index && !$0.isDisabled }
    case .toggle(let isOn):
      if case .flag(let current)? = attributes[.isOn] { return isOn != current }
      return false
    case .date(let text):
      return isPossibleDate(text)
    case .number(let number):
      return isPossible(number)
    case .increment: return attributes[.canIncrement] != .flag(false)
    case .decrement: return attributes[.canDecrement] != .flag(false)
    case .file(let file):
      return !isTooLarge(file.size)
    case .oversizedFile(_, let size): return isTooLarge(size)
    case .delete(let index):
      if case .integer(let count)? = attributes[.count] { return (0..<count).contains(index) }
      // A row deletes itself.
      return role == .row && index == 0
    case .move(let from, let to):
      if case .integer(let count)? = attributes[.count] {
        return (0..<count).contains(from) && (0...count).contains(to)
      }
      return false
    case .window(let range, let line):
      if case .integer(let count)? = attributes[.count] {
        // Lines of a grid are short: as many as a list has rows are more than a screen has.
        return range.lowerBound >= 0 && range.upperBound <= max(count, 1) && line > 0
          && range.count <= 400 * (role == .grid ? min(line, 10) : 1)
      }
      return false
    case .geometry(let place):
      let numbers = [place.x, place.y, place.width, place.height]
      return place.width >= 0 && place.height >= 0
        && numbers.allSatisfy { abs($0) <= 10_000_000 }
    default:
      return true
    }
  }

  /// Whether a file picker takes no file of that many bytes.
  package func isTooLarge(_ size: Int) -> Bool {
    if case .number(let limit)? = attributes[.maximum] { return Double(size) > limit }
    return false
  }

  /// `#` and six hexadecimal digits.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.first == "#"
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// A field with a vertical axis grows by lines.
  private var allowsLines: Bool { attributes[.axis] == .integer(1) }

  private func isPossibleDate(_ text: String) -> Bool {
    guard case .integer(let components)? = attributes[.components],
      LocalDateText(text, components: components) != nil
    else { return false }
    // Local ISO texts of one form compare as their dates do.
    if case .text(let minimum)? = attributes[.value], minimum.count != text.count { return false }
    if let lowest = bound(.earliest), text < lowest { return false }
    if let highest = bound(.latest), text > highest { return false }
    return true
  }

  private func bound(_ key: AttributeKey) -> String? {
    if case .text(let text)? = attributes[key] { text } else { nil }
  }

  private func isPossible(_ number: Double) -> Bool {
    guard number.isFinite else { return false }
    if case .number(let minimum)? = attributes[.minimum], number < minimum { return false }
    if case .number(let maximum)? = attributes[.maximum], number > maximum { return false }
    if case .number(let step)? = attributes[.step], step > 0,
      case .number(let minimum)? = attributes[.minimum]
    {
      let steps = (number - minimum) / step
      return abs(steps - steps.rounded()) < 1e-6
    }
    return true
  }
}

/// A local date or time as a date field writes it: `2026-11-21`, `14:30`, `2026-11-21T14:30`.
package struct LocalDateText: Hashable, Sendable {
  package var year = 1, month = 1, day = 1, hour = 0, minute = 0

  /// Nil if the text has another form, or no such day exists.
  ///
  /// - Parameter components: Bit set: 1 date, 2 time.
  package init?(_ text: String, components: Int) {
    var rest = Substring(text)
    func number(_ digits: Int, before separator: Character?) -> Int? {
      let part = rest.prefix(digits)
      guard part.count == digits, part.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      rest = rest.dropFirst(digits)
      if let separator {
        guard rest.first == separator else { return nil }
        rest = rest.dropFirst()
      }
      return Int(part)
    }
    if components & 1 != 0 {
      guard let year = number(4, before: "-"), let month = number(2, before: "-"),
        let day = number(2, before: components & 2 != 0 ? "T" : nil), year > 0,
        (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
      else { return nil }
      (self.year, self.month, self.day) = (year, month, day)
    }
    if components & 2 != 0 {
      guard let hour = number(2, before: ":"), let minute = number(2, before: nil), hour < 24,
        minute < 60
      else { return nil }
      (self.hour, self.minute) = (hour, minute)
    }
    guard rest.isEmpty, components & 3 != 0 else { return nil }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: 31
    }
  }
}

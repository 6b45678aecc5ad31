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

  /// The longest text that a field takes, in UTF-8 bytes: 4 MiB. A host says so in words before it
  /// gives up a longer one.
  nonisolated package static let textLimit = 4 << 20

  /// Whether a person could have caused it with this control as it is.
  func meets(_ condition: EventRule.Condition) -> Bool {
    switch condition {
    case .handled: true
    case .text(let text): takes(text)
    case .option(let index): options.contains { $0.index == index && !$0.isDisabled }
    case .flips(let isOn): attributes[.isOn] == !isOn
    case .date(let text): isPossibleDate(text)
    case .value(let number): isPossible(number)
    case .unless(let flag): attributes[flag] != false
    case .size(let size, let fits): isTooLarge(size) != fits
    case .row(let index):
      if let count = attributes[.count] {
        (0..<count).contains(index)
      } else {
        // A row deletes itself.
        role == .row && index == 0
      }
    case .move(let from, let to):
      attributes[.count].map { (0..<$0).contains(from) && (0...$0).contains(to) } ?? false
    case .rows(let range, let line):
      attributes[.count].map {
        // Lines of a grid are short: as many as a list has rows are more than a screen has.
        range.lowerBound >= 0 && range.upperBound <= max($0, 1) && line > 0
          && range.count <= 400 * (role == .grid ? min(line, 10) : 1)
      } ?? false
    case .point(let point):
      [point.x, point.y, point.pageX, point.pageY].allSatisfy { abs($0) <= 10_000_000 }
    case .place(let place):
      place.width >= 0 && place.height >= 0
        && [place.x, place.y, place.width, place.height].allSatisfy { abs($0) <= 10_000_000 }
    }
  }

  private func takes(_ text: String) -> Bool {
    guard text.utf8.count <= Self.textLimit, !text.utf8.contains(0) else { return false }
    if role != .textEditor, !allowsLines, text.utf8.contains(10) || text.utf8.contains(13) {
      return false
    }
    if let limit = attributes[.maximumLength] { return text.count <= limit }
    return role != .colorPicker || Self.isColor(text)
  }

  /// Whether a file picker takes no file of that many bytes.
  package func isTooLarge(_ size: Int) -> Bool {
    attributes[.maximum].map { Double(size) > $0 } ?? false
  }

  /// `#` and six hexadecimal digits.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.first == "#"
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// A field with a vertical axis grows by lines.
  private var allowsLines: Bool { attributes[.axis] == .vertical }

  private func isPossibleDate(_ text: String) -> Bool {
    guard let components = attributes[.components],
      LocalDateText(text, components: components) != nil
    else { return false }
    // Local ISO texts of one form compare as their dates do.
    if let value = attributes[.value], value.count != text.count { return false }
    if let lowest = attributes[.earliest], text < lowest { return false }
    if let highest = attributes[.latest], text > highest { return false }
    return true
  }

  private func isPossible(_ number: Double) -> Bool {
    guard number.isFinite else { return false }
    if let minimum = attributes[.minimum], number < minimum { return false }
    if let maximum = attributes[.maximum], number > maximum { return false }
    if let step = attributes[.step], step > 0, let minimum = attributes[.minimum] {
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
  /// - Parameter components: The parts that it has.
  package init?(_ text: String, components: DateParts) {
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
    if components.contains(.date) {
      guard let year = number(4, before: "-"), let month = number(2, before: "-"),
        let day = number(2, before: components.contains(.time) ? "T" : nil), year > 0,
        (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
      else { return nil }
      (self.year, self.month, self.day) = (year, month, day)
    }
    if components.contains(.time) {
      guard let hour = number(2, before: ":"), let minute = number(2, before: nil), hour < 24,
        minute < 60
      else { return nil }
      (self.hour, self.minute) = (hour, minute)
    }
    guard rest.isEmpty, !components.isEmpty else { return nil }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: 31
    }
  }
}

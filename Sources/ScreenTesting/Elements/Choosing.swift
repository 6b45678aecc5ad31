import Foundation
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Chooses an option of a picker by its label.
  public func select(
    _ label: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "choose in") else { return }
    let found = node.options.filter { $0.spokenLabel == label }
    guard found.count == 1, let index = found[0][.index] else {
      let labels = node.options.map { "“\($0.spokenLabel ?? "")”" }.joined(separator: ", ")
      return fail("\(description) has \(found.count) options “\(label)”; it has \(labels).", place)
    }
    select(index, in: node, place)
  }

  /// Chooses an option of a picker by its place, counted from 0.
  public func select(
    index: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "choose in") else { return }
    let options = node.options
    guard options.indices.contains(index), let number = options[index][.index] else {
      return fail("\(description) has \(options.count) options, none at \(index).", place)
    }
    select(number, in: node, place)
  }

  private func select(_ index: Int, in node: TreeNode, _ place: ScreenFailure.Place) {
    let refusal = screen.perform(.select(index), on: node)
    if let refusal { fail(refusal, on: node, to: "choose in", place) }
  }

  /// Sets a date picker, in the screen's time zone.
  public func choose(
    _ date: Date, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "set") else { return }
    let text = Self.localText(
      date, components: node[.components] ?? .date,
      timeZone: screen.graph.session.surroundings.timeZone)
    choose(text, in: node, place)
  }

  /// Sets a date picker by what a browser's field holds: `2026-11-21`, `14:30` or both with a `T`.
  public func choose(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "set") else { return }
    choose(text, in: node, place)
  }

  private func choose(_ text: String, in node: TreeNode, _ place: ScreenFailure.Place) {
    let refusal = screen.perform(.date(text), on: node)
    if let refusal { fail(refusal, on: node, to: "set", place) }
  }

  static func localText(_ date: Date, components: DateParts, timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    switch components {
    case [.time]: return time
    case [.date, .time]: return "\(day)T\(time)"
    default: return day
    }
  }

  /// Moves a slider.
  public func slide(
    to number: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "move") else { return }
    let refusal = screen.perform(.number(number), on: node)
    if let refusal { fail(refusal, on: node, to: "move", place) }
  }

  /// One step up.
  public func increment(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "raise") else { return }
    act(.increment, on: node, to: "raise", place)
  }

  /// One step down.
  public func decrement(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "lower") else { return }
    act(.decrement, on: node, to: "lower", place)
  }

  /// Chooses a file. As in a browser, one that is too large for the control is named to the screen,
  /// but not sent.
  ///
  /// - Parameter type: What its content is, as a MIME type: a host finds that out by itself.
  public func choose(
    file: URL, type: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "give a file to") else { return }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = (attributes?[.size] as? NSNumber)?.intValue else {
      return fail("There is no file at \(file.path) for \(description).", place)
    }
    let isTooLarge = node[.maximum].map { Double(size) > $0 } ?? false
    let action: Event.Action =
      isTooLarge
      ? .oversizedFile(name: file.lastPathComponent, size: size)
      : .file(
        ChosenFile(name: file.lastPathComponent, type: type, path: file.path, size: size))
    act(action, on: node, to: "give a file to", place)
  }
}

/// What a person did to one control.
package struct Event: Sendable, Hashable {
  package var node: NodeID
  package var action: Action

  package init(_ node: NodeID, _ action: Action) {
    self.node = node
    self.action = action
  }

  package enum Action: Sendable, Hashable {
    case tap
    /// The field's whole text after the edit.
    case edit(String)
    case submit
    case focus(Bool)
    /// Index of an option of a picker.
    case select(Int)
    case toggle(Bool)
    /// ISO 8601 local date or time, as `.value` of a `datePicker`.
    case date(String)
    case number(Double)
    case increment, decrement
    case file(ChosenFile)
    /// A file that is larger than the control takes, so that nobody sent it. Size in bytes.
    case oversizedFile(name: String, size: Int)
    /// Escape, a tap beside a sheet, the browser's Back: nothing was chosen.
    case dismiss
    case back
    /// The rows near the viewport of a list, lazy stack or lazy grid, and how many stand side by
    /// side in a line.
    case window(Range<Int>, line: Int = 1)
    case refresh
    case delete(Int)
    case move(from: Int, to: Int)
    case hover(Bool)
    case longPress
    case open(String)
    /// A pointer is held down on it (true), or no longer.
    case press(Bool)
    case geometry(MeasuredPlace)
    /// The element's picture is there (true), or cannot be shown.
    case picture(Bool)
  }
}

/// Where a host shows an element, in points.
package struct MeasuredPlace: Sendable, Hashable {
  /// From the upper left corner of what is seen of the page; below 0 where it was scrolled away.
  package var x, y: Double
  package var width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A file that a person chose, already received.
package struct ChosenFile: Sendable, Hashable {
  package var name: String
  /// MIME type found from the content, not the one claimed.
  package var type: String
  package var path: String
  /// Bytes.
  package var size: Int

  package init(name: String, type: String, path: String, size: Int) {
    self.name = name
    self.type = type
    self.path = path
    self.size = size
  }
}

/// Why an event was not carried out.
package enum Refusal: String, Error, Sendable, CaseIterable {
  case unknownControl, disabled, hidden, covered, wrongAction, impossibleValue
}

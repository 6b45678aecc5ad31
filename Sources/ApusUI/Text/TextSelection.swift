import Foundation

/// The part of a text that a person has chosen, or the place where the next letter comes to stand.
///
/// ```swift
/// @State private var text = ""
/// @State private var selection: TextSelection?
///
/// TextEditor(text: $text, selection: $selection)
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// A selection's places in its text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range. An empty range is the place of the caret.
    case selection(Range<String.Index>)
    /// Several ranges. A person on a page chooses one at most.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of the selection.
  public var indices: Indices

  /// The side of the caret, which is automatic because no browser tells it.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Whether the selection is only the place of the caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The place of the caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// A range of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several ranges of a text. A field on a page shows one part from the first to the last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
}

/// The side of a caret that it belongs to, where a line breaks or the direction of writing changes.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The side that fits the place.
  case automatic
  /// The side of the letter behind the caret.
  case downstream
  /// The side of the letter in front of the caret.
  case upstream
}

extension TextSelection {
  /// A selection by its place in UTF-16 units. A place behind the end is the end.
  init(_ units: Range<Int>, in text: String) {
    let length = text.utf16.count
    func index(_ place: Int) -> String.Index {
      String.Index(utf16Offset: min(place, length), in: text)
    }
    self.init(range: index(units.lowerBound)..<index(units.upperBound))
  }

  /// The place in UTF-16 units; nil: nothing is chosen, and there is no caret.
  func units(in text: String) -> Range<Int>? {
    let range: Range<String.Index>?
    switch indices {
    case .selection(let only): range = only
    case .multiSelection(let set):
      range = set.ranges.first.flatMap { first in
        set.ranges.last.map { first.lowerBound..<$0.upperBound }
      }
    }
    guard let range else { return nil }
    func place(_ index: String.Index) -> Int {
      text.utf16.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}

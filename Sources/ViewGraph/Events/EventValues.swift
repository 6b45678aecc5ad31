/// Where a host shows an element, in points.
package struct MeasuredPlace: Sendable, Hashable {
  /// From the upper left corner of what is seen of the page; below 0 where it was scrolled away.
  package var x, y: Double
  package var width, height: Double
  /// The guides that the element or one inside of it gives values; nil: the host does not say.
  package var guides: [GuideNumber: Double]?
  /// Whether the host has laid out the element without a browser. Measured places count more.
  package var isEstimate = false
  /// Whether other places of the same moment come after this one.
  package var isFollowed = false

  package init(
    x: Double, y: Double, width: Double, height: Double, guides: [GuideNumber: Double]? = nil
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.guides = guides
  }

  /// The place without the mark of an estimate; nil for an estimate after a known place.
  package func told(after known: MeasuredPlace?) -> MeasuredPlace? {
    guard isEstimate else { return self }
    guard known == nil else { return nil }
    var place = self
    place.isEstimate = false
    return place
  }
}

/// The touched place in an element, in points.
package struct TouchedPoint: Sendable, Hashable {
  /// From the upper left corner of the element.
  package var x, y: Double
  /// From the upper left corner of what is seen of the page.
  package var pageX, pageY: Double

  package init(x: Double, y: Double, pageX: Double, pageY: Double) {
    (self.x, self.y, self.pageX, self.pageY) = (x, y, pageX, pageY)
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
  case unknownControl, disabled, hidden, covered, untouchable, wrongAction, impossibleValue
}

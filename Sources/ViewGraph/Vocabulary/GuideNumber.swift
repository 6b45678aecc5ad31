import Synchronization

/// A guide by which views are aligned: 0 to 2 leading, centre and trailing; 3 to 7 top, centre, bottom
/// and the first and the last baseline; from 16 on those that the app defines, the horizontal ones even.
package struct GuideNumber: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The least number of a guide that an app defines.
  private static let firstCustom = 16
  /// So many definitions have numbers that fit into an attribute.
  private static let limit = 16_000

  package var isCustom: Bool { rawValue >= Self.firstCustom }
  package var isHorizontal: Bool {
    isCustom ? rawValue.isMultiple(of: 2) : rawValue < 3
  }
  /// Whether it is a line of text.
  package var isBaseline: Bool { rawValue == 6 || rawValue == 7 }

  // MARK: An app's own

  private struct Definitions {
    var indices: [ObjectIdentifier: Int] = [:]
    /// Of each definition, what finds out its value in views that say nothing of it.
    var standards: [@Sendable (GuideNumber) -> ElementGuide] = []
    var known: [GuideNumber: ElementGuide] = [:]
    /// Those whose values are being found out.
    var asked: Set<GuideNumber> = []
  }

  private static let definitions = Mutex(Definitions())

  /// The number of a guide that the app defines by a type: the same as long as the process lives.
  ///
  /// - Parameter standard: The guide's value in a view that says nothing of it. It is asked for when
  ///   somebody aligns by the guide, once.
  package static func custom(
    _ type: Any.Type, isHorizontal: Bool,
    standard: @escaping @Sendable (GuideNumber) -> ElementGuide
  ) -> GuideNumber {
    definitions.withLock { definitions in
      let type = ObjectIdentifier(type)
      let index = definitions.indices[type] ?? definitions.standards.count
      if definitions.indices[type] == nil {
        precondition(index < limit, "An app has at most \(limit) alignment ids.")
        definitions.indices[type] = index
        definitions.standards.append(standard)
      }
      return GuideNumber(firstCustom + 2 * index + (isHorizontal ? 0 : 1))
    }
  }

  /// All that there are.
  package static var all: [GuideNumber] {
    let count = definitions.withLock { $0.standards.count }
    return (Array(0..<8) + Array(firstCustom..<(firstCustom + 2 * count))).map(GuideNumber.init)
  }

  /// Its value in a view that says nothing of it.
  package var standard: ElementGuide {
    switch rawValue {
    case 1: return ElementGuide(self, perWidth: 0.5)
    case 2: return ElementGuide(self, perWidth: 1)
    case 4: return ElementGuide(self, perHeight: 0.5)
    case 5, 6, 7: return ElementGuide(self, perHeight: 1)
    case Self.firstCustom...: return customStandard
    default: return ElementGuide(self)
    }
  }

  private var customStandard: ElementGuide {
    let (known, find) = Self.definitions.withLock { definitions in
      let index = (rawValue - Self.firstCustom) / 2
      // Guides that an app defines by each other in a circle have no answer.
      let isOpen =
        definitions.standards.indices.contains(index) && definitions.known[self] == nil
        && definitions.asked.insert(self).inserted
      return (definitions.known[self], isOpen ? definitions.standards[index] : nil)
    }
    if let known { return known }
    guard let find else { return ElementGuide(self) }
    // Outside of the lock: the app's function may ask for the guides of others.
    let found = find(self)
    Self.definitions.withLock { definitions in
      definitions.known[self] = found
      definitions.asked.remove(self)
    }
    return found
  }
}

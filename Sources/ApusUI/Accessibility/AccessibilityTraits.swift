import ViewGraph

/// What assistive technology should know of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  var bits: Int
  /// Traits that a browser has no word for, by names of their own.
  public init() { bits = 0 }
  init(_ traits: Traits) { bits = traits.rawValue }
  private init(bits: Int) { self.bits = bits }

  /// It is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// It is selected. The page shows it as selected, too.
  public static let isSelected = AccessibilityTraits(.selected)
  /// It is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// It is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// It sums up what the screen shows.
  public static let isSummaryElement = AccessibilityTraits(.summary)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It covers what is behind it.
  public static let isModal = AccessibilityTraits(.modal)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// It plays a sound. A browser has no word for it.
  public static let playsSound = AccessibilityTraits(bits: 1 << 20)
  /// It begins to play or record. A browser has no word for it.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 21)
  /// It is played like an instrument. A browser has no word for it.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 22)
  /// It turns the page at its end. A browser has no word for it.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 23)
  /// It is a row of tabs. A browser has no word for it.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 24)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }
  public mutating func update(with newMember: Self) -> Self? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.bits == 0 ? nil : old
  }
}

/// Gives traits to the view, or takes them.
public struct _TraitsModifier: ViewModifier {
  public typealias Body = Never
  let traits: AccessibilityTraits
  let isRemoval: Bool

  private static var added = PendingValue<Int>()
  private static var removed = PendingValue<Int>()

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    // An outer modifier may have changed the same element: both apply.
    let outer = (added, removed)
    var add = added.value(in: context) ?? 0
    var remove = removed.value(in: context) ?? 0
    let bits = modifier.traits.bits
    // The outer modifier wins.
    if modifier.isRemoval { remove |= bits & ~add } else { add |= bits & ~remove }
    context.modify(.free) { writer in
      if modifier.isRemoval {
        writer.set(.removedTraits, Traits(rawValue: remove))
      } else {
        writer.set(.traits, Traits(rawValue: add))
      }
      // A state, not only a meaning: hosts show and say it as that of any control.
      if add & ~remove & AccessibilityTraits.isSelected.bits != 0 { writer.set(.isSelected, true) }
    } content: {
      added.set(add, in: context)
      removed.set(remove, in: context)
      content()
    }
    (added, removed) = outer
  }
}

extension View {
  /// Adds to what assistive technology knows of the view.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    modifier(_TraitsModifier(traits: traits, isRemoval: false))
  }

  /// Takes from what assistive technology knows of the view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    modifier(_TraitsModifier(traits: traits, isRemoval: true))
  }
}

import ViewGraph

/// What assistive technology should know of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  var bits: Int
  /// Traits that a browser has no word for, by names of their own.
  public init() { bits = 0 }
  init(_ traits: Traits) { bits = traits.rawValue }
  private init(bits: Int) { self.bits = bits }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summary)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits(.toggle)
  public static let playsSound = AccessibilityTraits(bits: 1 << 20)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 21)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 22)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 23)
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
    // A modifier further out may have spoken of the same element: both count.
    let outer = (added, removed)
    var add = added.value(in: context) ?? 0
    var remove = removed.value(in: context) ?? 0
    let bits = modifier.traits.bits
    // What stands further out has the last word.
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
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    modifier(_TraitsModifier(traits: traits, isRemoval: false))
  }

  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _TraitsModifier> {
    modifier(_TraitsModifier(traits: traits, isRemoval: true))
  }
}

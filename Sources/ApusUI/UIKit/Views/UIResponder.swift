import Foundation

/// The common base of views and view controllers.
///
/// It is no `NSObject`, whose initialiser belongs to no actor, but keeps what the protocols of
/// delegates ask for.
@MainActor @preconcurrency
open class UIResponder: NSObjectProtocol, Hashable {
  public init() {}

  nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  nonisolated public func isEqual(_ object: Any?) -> Bool { (object as? UIResponder) === self }
  nonisolated public var hash: Int { hashValue }
  nonisolated public func `self`() -> Self { self }
  nonisolated public func isProxy() -> Bool { false }
  nonisolated open var description: String { "<\(type(of: self))>" }
  nonisolated open var debugDescription: String { description }

  /// The value of a property by its name: nil, because properties have no names while an app runs.
  open func value(forKey key: String) -> Any? { nil }

  /// Runs changes that move, or that happen at once.
  func change(animated: Bool, _ body: () -> Void) {
    animated ? withAnimation(.default, body) : body()
  }

  // MARK: The keyboard

  /// The receiver of actions that this object does not handle.
  open var next: UIResponder? { nil }

  /// Whether it can have the keyboard: fields can.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can give the keyboard away.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Takes the keyboard.
  ///
  /// - Returns: Whether it can have it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the keyboard away.
  ///
  /// - Returns: Whether it can.
  @discardableResult
  open func resignFirstResponder() -> Bool { canResignFirstResponder }
}

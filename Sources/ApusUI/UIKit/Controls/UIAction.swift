import Foundation

/// A closure that a control or a menu runs.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The name of an action: one of a name replaces another of it.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  open private(set) var identifier: Identifier
  /// A longer description of the action.
  open var discoverabilityTitle: String?
  /// How the action stands in a menu.
  open var attributes: Attributes
  /// Whether the action is marked in a menu.
  open var state: State
  /// The control that runs the action, while it runs.
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

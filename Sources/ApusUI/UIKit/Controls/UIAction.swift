import Foundation

/// A closure that a control or a menu runs.
@MainActor @preconcurrency
open class UIAction {
  /// The name of an action: one of a name replaces another of it.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The words of the action.
  open var title: String
  /// The picture of the action.
  open var image: UIImage?
  /// The name of the action.
  open private(set) var identifier: Identifier
  /// The control that runs the action, while it runs.
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action that runs a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

import ApusFoundation
import ApusUniformTypeIdentifiers

/// Decides what becomes of content that is dragged over a view and dropped on it.
///
/// ```swift
/// struct Reordering: DropDelegate {
///   let song: String
///   @Binding var songs: [String]
///   @Binding var dragged: String?
///
///   func dropEntered(info: DropInfo) {
///     guard let dragged, let from = songs.firstIndex(of: dragged) else { return }
///     songs.swapAt(from, songs.firstIndex(of: song) ?? from)
///   }
///
///   func performDrop(info: DropInfo) -> Bool {
///     dragged = nil
///     return true
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes the content, of which a form is of one of its types. True without an own decision.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the content, which was dropped.
  ///
  /// - Returns: Whether the view has taken the content.
  func performDrop(info: DropInfo) -> Bool
  /// The content has come over the view.
  func dropEntered(info: DropInfo)
  /// The content has moved over the view.
  ///
  /// - Returns: What a drop would do; nil: as before, which is a copy at first.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The content is over the view no longer, and was not dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Content that is dragged over a view, and where it is.
public struct DropInfo {
  let content: DraggedContent
  /// The place of the content, in points from the view's upper left corner.
  public let location: CGPoint

  /// Whether an item has a form of one of some types.
  @MainActor @preconcurrency
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    content.conforms(to: contentTypes)
  }

  /// The items with a form of one of some types. Content from outside of the page has none before it is dropped.
  @MainActor @preconcurrency
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    content.providers.filter { provider in
      provider.registeredContentTypes.contains { own in contentTypes.contains(where: own.conforms) }
    }
  }

  /// Whether an item has a form of one of some types, by their identifiers.
  @MainActor @preconcurrency
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// The items with a form of one of some types, by their identifiers.
  @MainActor @preconcurrency
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// The result of a drop for the content.
public enum DropOperation: Sendable {
  /// The drop is given up.
  case cancel
  /// The view takes no drop at this place.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved.
  case move
  /// The content is deleted.
  case delete
}

/// The intention of a view for content over it. The pointer shows it.
public struct DropProposal: Sendable {
  /// What the drop does.
  public let operation: DropOperation

  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

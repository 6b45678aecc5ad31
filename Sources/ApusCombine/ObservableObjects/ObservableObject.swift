import OpenCombine

/// A class whose instances announce that they are about to change.
///
///     final class Contact: ObservableObject {
///       @Published var name = ""
///     }
///
/// `objectWillChange` is provided: it sends before any `@Published` property of the object, its
/// own or inherited, takes a new value. Send it yourself for what is not `@Published`. It is sent
/// on the thread that writes.
public protocol ObservableObject: AnyObject {
  /// What announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object changes; the same one at each read.
  public var objectWillChange: ObservableObjectPublisher {
    let storages = PublishedLayout.of(self)
    return storages.isEmpty
      ? ObjectsWithoutPublished.shared.publisher(of: self) : storages.publisher(of: self)
  }
}

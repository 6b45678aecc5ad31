import ApusCoreMedia
import Foundation
import ViewGraph

/// A film or a sound.
// Unchecked because others may subclass it; its one property never changes.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL?

  init(_ url: URL?) { source = url }

  /// A film or a sound at an address.
  public convenience init(url URL: URL) { self.init(URL) }

  /// The length, as the header of a file says it; of the web nobody knows it before it plays.
  open var duration: CMTime { file?.duration.map(CMTime.init) ?? .indefinite }
  /// Whether it is something that browsers play.
  open var isPlayable: Bool { source.map { !$0.isFileURL || file != nil } ?? false }

  private var file: MediaFile? {
    source.flatMap { $0.isFileURL ? MediaFile(path: $0.path) : nil }
  }
}

/// A film or a sound at an address.
// Unchecked because its parent is.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public var url: URL { source ?? URL(fileURLWithPath: "/") }

  /// A film or a sound at an address. A browser chooses by itself how it loads, so options have no meaning.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(URL) }
}

/// A property that is loaded without a wait.
public class AVPartialAsyncProperty<Root: AVAsset> {
  fileprivate init() {}
}

/// A property with its type.
public final class AVAsyncProperty<Root: AVAsset, T>: AVPartialAsyncProperty<Root> {
  fileprivate let value: @Sendable (AVAsset) -> T
  fileprivate init(_ value: @escaping @Sendable (AVAsset) -> T) { self.value = value }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The length.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.duration } }
  /// Whether it is something that browsers play.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
}

extension AVAsset {
  /// Loads a property.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    property.value(self)
  }
}

extension CMTime {
  /// Seconds in the parts that films have.
  init(_ seconds: Double) { self.init(seconds: seconds, preferredTimescale: 90_000) }
}

import Foundation

extension UIImage {
  /// A smaller picture that keeps its proportions, as large as fits into a size; nil for a symbol.
  ///
  /// > Note: It keeps all its pixels: nothing on the server makes fewer of them.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    notDrawn("preparingThumbnail(of:)", "a thumbnail has all pixels")
    return withSize(factor: min(size.width / own.width, size.height / own.height))
  }

  /// A smaller picture that keeps its proportions, for a closure.
  ///
  /// - Parameter completionHandler: It gets the picture; nil for a symbol.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(thumbnail) }
  }

  /// A smaller picture that keeps its proportions; nil for a symbol.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture itself: a browser reads its pixels before it shows it.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture itself: a browser reads its pixels before it shows it.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture itself, for a closure: a browser reads its pixels before it shows it.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
}

import ApusUniformTypeIdentifiers
import Foundation
import ViewGraph

/// Hands a picture to the person: the browser saves it as a file.
///
/// A page has no album of photos, so the person finds the picture where the browser saves files.
///
/// - Parameters:
///   - image: The picture. Symbols have no file, and are an error.
///   - completionTarget: The object that is told.
///   - completionSelector: Its method, which takes the picture, the error and the pointer.
///   - contextInfo: A pointer for the method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  // The app hands its object and its pointer over.
  nonisolated(unsafe) let (target, pointer) = (completionTarget as AnyObject, contextInfo)
  if MainThread.isCurrent {
    MainThread.assumeIsolated { save(image, target, completionSelector, pointer) }
  } else {
    Task { @MainActor in save(image, target, completionSelector, pointer) }
  }
}

@MainActor private func save(
  _ image: UIImage, _ target: AnyObject, _ selector: Selector?, _ pointer: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do {
    guard let file = Image(uiImage: image).file else { throw CocoaError(.fileWriteUnknown) }
    let named = try ExportedFile(file.data, named: "Image", type: file.type)
    _ = try ExportedFile.hand([named], to: Graph.current?.session)
  } catch {
    failure = error
  }
  _ = selector?.call(target, image, Selector.Ending(failure: failure, pointer: pointer))
}

import Foundation
import Validation

extension FormModel where Draft: Codable {
  /// The form as it stands, to be kept over a reload; nothing while there is nothing worth keeping.
  /// Who reads it is woken by every change.
  public var savedDraft: Data? {
    let snapshot = snapshot
    guard isDirty || snapshot.refusals > 0 || snapshot.step != allSteps.first?.id else {
      return nil
    }
    let encoder = JSONEncoder()
    // The same form is the same data, so that nothing is written that is kept already.
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(snapshot)
  }

  /// Puts the form back as it stood.
  ///
  /// - Parameter savedDraft: What ``savedDraft`` gave.
  /// - Returns: Whether it was understood. What another version of the app has kept may not be; then
  ///   the form stays as it is.
  @discardableResult
  public func restore(savedDraft: Data) -> Bool {
    guard
      let snapshot = try? JSONDecoder().decode(FormSnapshot<Draft>.self, from: savedDraft)
    else { return false }
    restore(snapshot)
    return true
  }
}

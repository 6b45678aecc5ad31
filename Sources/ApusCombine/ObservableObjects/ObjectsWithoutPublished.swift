/// The publishers of observable objects that have no `@Published` property to keep it in.
///
/// Objects are held weakly. The entries of those that are gone are swept when the table has
/// doubled, so it stays within twice the number of objects alive.
// Unchecked because `guarded` guards the fields beside it, which the compiler does not know.
final class ObjectsWithoutPublished: @unchecked Sendable {
  static let shared = ObjectsWithoutPublished()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let guarded = Guard()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 32

  /// How many entries there are, those of objects that are gone and not yet swept included.
  var count: Int { guarded { entries.count } }

  /// The publisher of `object`; the same one at each call.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    var swept: [Entry] = []
    let publisher = guarded {
      let key = ObjectIdentifier(object)
      // An identifier is used again once its object is gone: the entry must be this object's.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        swept = entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(32, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      if let replaced = entries.updateValue(
        Entry(object: object, publisher: publisher), forKey: key)
      {
        swept.append(replaced)
      }
      return publisher
    }
    // Only now, outside the guard, may their subscribers be released.
    swept.removeAll()
    return publisher
  }
}

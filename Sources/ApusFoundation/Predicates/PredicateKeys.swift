import Foundation
import Observation

/// Finds what a key of a format names: an entry of a dictionary, or a stored property.
///
/// Swift on Linux has no key-value coding. A mirror knows stored properties alone.
enum PredicateKeys {
  static func value(of key: String, in subject: Any?) -> PredicateValue {
    if let subject = subject as? any PredicateSubject { return subject.predicateValue(key) }
    return PredicateValue(object(of: key, in: subject))
  }

  /// - Returns: Nil where a value on the way is nil.
  static func object(of key: String, in subject: Any?) -> Any? {
    var found = subject
    for part in key.split(separator: ".") {
      guard let whole = found.flatMap(unwrapped) else { return nil }
      found = self.part(String(part), of: whole)
    }
    return found.flatMap(unwrapped)
  }

  private static func part(_ name: String, of whole: Any) -> Any? {
    if let entries = whole as? [String: Any] { return entries[name] }
    if let entries = whole as? NSDictionary {
      return entries.object(forKey: NSString(string: name))
    }
    if name == "length" || name == "count", let text = whole as? String { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: whole)
    while let looked = mirror {
      if let child = looked.children.first(where: { $0.label == name }) { return child.value }
      // An observed class keeps a property under a name of its own.
      if whole is any Observable,
        let child = looked.children.first(where: { $0.label == "_" + name })
      {
        return child.value
      }
      mirror = looked.superclassMirror
    }
    fatalError("\(type(of: whole)) has no stored property “\(name)”, which a format names.")
  }

  /// A value out of optionals.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

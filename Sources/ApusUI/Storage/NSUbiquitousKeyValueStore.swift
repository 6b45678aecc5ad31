import ViewGraph

/// Values that a person has on all of their devices: here, those that the visitor's browser keeps, as `@AppStorage` does.
///
/// Each visitor has their own values. The store finds them on the main thread, in the code of a screen. Elsewhere
/// the visitor is unknown, so nothing is found or kept, and a debug run says so once. Another device of the same
/// person has other values.
// It has no properties.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private static let shared = NSUbiquitousKeyValueStore()
  private static let prefix = "NSUbiquitousKeyValueStore/"

  /// The visitor's values.
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  /// Posted when another device has changed a value. A page never posts it.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The value of a key; `nil` if the key has no value.
  open func object(forKey aKey: String) -> Any? {
    (reading { $0.stored(.app, Self.prefix + aKey) } ?? nil).flatMap(Self.value)
  }

  /// Keeps a value that a property list can have, or removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }

  private func keep(_ anObject: Any?, _ aKey: String) {
    let text = anObject.flatMap(Self.text)
    if anObject != nil, text == nil {
      return reportOnce("`NSUbiquitousKeyValueStore` keeps values of property lists alone.")
    }
    reading { $0.store(.app, Self.prefix + aKey, text) }
  }

  /// Removes a value.
  open func removeObject(forKey aKey: String) { keep(nil, aKey) }

  /// A text; `nil` if the value is none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// A list; `nil` if the value is none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// A dictionary; `nil` if the value is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Bytes; `nil` if the value is none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// A whole number; zero if the value is no number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// A number; zero if the value is none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// A truth; false if the value is none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  /// Keeps a text.
  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }
  /// Keeps bytes.
  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }
  /// Keeps a list.
  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }
  /// Keeps a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    keep(aDictionary, aKey)
  }
  /// Keeps a whole number.
  open func set(_ value: Int64, forKey aKey: String) { keep(value, aKey) }
  /// Keeps a number.
  open func set(_ value: Double, forKey aKey: String) { keep(value, aKey) }
  /// Keeps a truth.
  open func set(_ value: Bool, forKey aKey: String) { keep(value, aKey) }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] {
    let all = reading { $0.storage[.app] ?? [:] } ?? [:]
    return all.reduce(into: [:]) { found, entry in
      guard entry.key.hasPrefix(Self.prefix), let value = Self.value(entry.value) else { return }
      found[String(entry.key.dropFirst(Self.prefix.count))] = value
    }
  }

  /// Hands values to the person's other devices: they are with the browser already.
  ///
  /// - Returns: True.
  @discardableResult
  open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let whole as Int: NSNumber(value: whole)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }

  /// Asks the visitor's session.
  @discardableResult
  private func reading<Value: Sendable>(_ read: @MainActor (Session) -> Value) -> Value? {
    let found: Value?
    if MainThread.isCurrent {
      found = MainActor.assumeIsolated { Graph.current.map { read($0.session) } }
    } else {
      found = nil
    }
    if found == nil {
      reportOnce(
        "`NSUbiquitousKeyValueStore` was asked outside of a screen, where no visitor is known.")
    }
    return found
  }

  // MARK: Values as texts of JSON

  private static func text(_ value: Any) -> String? {
    let list = ["v": value]
    guard PropertyListSerialization.propertyList(list, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    else { return nil }
    return "\"\(data.base64EncodedString())\""
  }

  private static func value(_ text: String) -> Any? {
    guard let data = Data(base64Encoded: String(text.dropFirst().dropLast())),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [String: Any])?["v"]
  }
}

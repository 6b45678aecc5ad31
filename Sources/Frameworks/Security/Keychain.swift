import Foundation

/// The secrets of one visitor.
@MainActor
final class Keychain {
  private var items: [[String: Any]] = []

  func add(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus {
    guard attributes[kSecClass] is String else { return errSecParam }
    let item = attributes.filter { Self.isStored($0.key) }
    guard !items.contains(where: { Self.areSame($0, item) }) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = Self.shown(item, for: attributes)
    return errSecSuccess
  }

  func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    let found = items.filter { Self.matches($0, query) }
    guard let first = found.first else { return errSecItemNotFound }
    let limit = query[kSecMatchLimit]
    if limit as? String == kSecMatchLimitAll || (limit as? Int).map({ $0 > 1 }) == true {
      let shown = found.prefix(limit as? Int ?? found.count)
      if Self.isWanted(kSecReturnAttributes, query) {
        result?.pointee = shown.map { Self.attributes($0, for: query) } as AnyObject
      } else if Self.isWanted(kSecReturnData, query) {
        result?.pointee = shown.compactMap { $0[kSecValueData] as? Data } as AnyObject
      }
    } else {
      result?.pointee = Self.shown(first, for: query)
    }
    return errSecSuccess
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    guard query[kSecClass] is String, changes[kSecClass] == nil else { return errSecParam }
    var changed = items
    let places = items.indices.filter { Self.matches(items[$0], query) }
    guard !places.isEmpty else { return errSecItemNotFound }
    for place in places {
      changed[place].merge(changes.filter { Self.isStored($0.key) }) { $1 }
      let others = changed.indices.filter { $0 != place }
      if others.contains(where: { Self.areSame(changed[$0], changed[place]) }) {
        return errSecDuplicateItem
      }
    }
    items = changed
    return errSecSuccess
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    let count = items.count
    items.removeAll { Self.matches($0, query) }
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }

  // MARK: Attributes

  /// Whether a key describes the secret, and not the question: the latter begin with a letter and a line.
  private static func isStored(_ key: String) -> Bool {
    !["r_", "m_", "u_"].contains { key.hasPrefix($0) }
  }

  private static func matches(_ item: [String: Any], _ query: CFDictionary) -> Bool {
    query.allSatisfy { key, value in
      if !isStored(key) || key == kSecValueData { return true }
      if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny {
        return true
      }
      return isEqual(item[key], value)
    }
  }

  /// The attributes that identify a secret of each class.
  private static func areSame(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    let names =
      switch one[kSecClass] as? String {
      case kSecClassGenericPassword:
        [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
      case kSecClassInternetPassword:
        [
          kSecAttrAccount, kSecAttrServer, kSecAttrPath, kSecAttrPort, kSecAttrProtocol,
          kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrSynchronizable,
        ]
      default: [kSecAttrLabel, kSecAttrApplicationTag, kSecAttrApplicationLabel]
      }
    return ([kSecClass] + names).allSatisfy { isEqual(one[$0], other[$0]) }
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    (one as? AnyHashable) == (other as? AnyHashable)
  }

  // MARK: Results

  private static func isWanted(_ key: String, _ query: CFDictionary) -> Bool {
    query[key] as? Bool ?? false
  }

  private static func attributes(_ item: [String: Any], for query: CFDictionary) -> [String: Any] {
    isWanted(kSecReturnData, query) ? item : item.filter { $0.key != kSecValueData }
  }

  private static func shown(_ item: [String: Any], for query: CFDictionary) -> AnyObject? {
    if isWanted(kSecReturnAttributes, query) { return attributes(item, for: query) as AnyObject }
    return isWanted(kSecReturnData, query)
      ? (item[kSecValueData] as? Data).map { $0 as AnyObject } : nil
  }
}

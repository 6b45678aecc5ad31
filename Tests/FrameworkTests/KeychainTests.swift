import ApusSecurity
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// A visitor's secrets, by Security's functions.
@MainActor @Suite struct KeychainTests {
  /// A keychain as apps wrap it.
  private enum Secrets {
    static func query(_ account: String) -> [String: Any] {
      [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "shop",
        kSecAttrAccount as String: account,
      ]
    }

    static func save(_ secret: String, _ account: String) -> OSStatus {
      var query = query(account)
      query[kSecValueData as String] = Data(secret.utf8)
      query[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
      return SecItemAdd(query as CFDictionary, nil)
    }

    static func read(_ account: String) -> String? {
      var query = query(account)
      query[kSecReturnData as String] = kCFBooleanTrue
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var item: CFTypeRef?
      guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess,
        let data = item as? Data
      else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// What actions have seen.
  @MainActor private final class Seen {
    var statuses: [OSStatus] = []
    var texts: [String?] = []
    var secrets: [Data] = []
  }

  /// Runs an action for a new visitor.
  private struct Acting: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Act", action: action).accessibilityIdentifier("act") }
  }

  private func act(_ action: @escaping @MainActor () -> Void) {
    Screen { Acting(action: action) }.button("act").tap()
  }

  @Test func aSecretIsKeptChangedAndRemoved() {
    let seen = Seen()
    act {
      seen.statuses.append(Secrets.save("first", "ada"))
      seen.statuses.append(Secrets.save("second", "ada"))
      seen.texts.append(Secrets.read("ada"))
      let change: [String: Any] = [kSecValueData as String: Data("third".utf8)]
      seen.statuses.append(
        SecItemUpdate(Secrets.query("ada") as CFDictionary, change as CFDictionary))
      seen.texts.append(Secrets.read("ada"))
      seen.statuses.append(SecItemDelete(Secrets.query("ada") as CFDictionary))
      seen.statuses.append(SecItemDelete(Secrets.query("ada") as CFDictionary))
      seen.texts.append(Secrets.read("ada"))
    }
    #expect(
      seen.statuses == [
        errSecSuccess, errSecDuplicateItem, errSecSuccess, errSecSuccess, errSecItemNotFound,
      ])
    #expect(seen.texts == ["first", "third", nil])
  }

  @Test func allSecretsOfAServiceAreListed() {
    let seen = Seen()
    act {
      _ = Secrets.save("one", "ada")
      _ = Secrets.save("two", "bo")
      var query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "shop",
        kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
        kSecReturnData as String: true,
      ]
      var found: AnyObject?
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      let items = found as? [[String: Any]] ?? []
      seen.texts = items.compactMap { $0[kSecAttrAccount as String] as? String }
      seen.secrets = items.compactMap { $0[kSecValueData as String] as? Data }
      query[kSecAttrService as String] = "other"
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
      let change: [String: Any] = [kSecAttrAccount as String: "bo"]
      #expect(
        SecItemUpdate(Secrets.query("ada") as CFDictionary, change as CFDictionary)
          == errSecDuplicateItem)
    }
    #expect(seen.texts == ["ada", "bo"])
    #expect(seen.secrets == [Data("one".utf8), Data("two".utf8)])
  }

  @Test func eachVisitorHasAKeychainOfTheirOwn() {
    let owner = Screen { Acting { _ = Secrets.save("mine", "ada") } }
    owner.button("act").tap()
    let other = Seen()
    act { other.texts = [Secrets.read("ada")] }
    #expect(other.texts == [nil])
    let later = Seen()
    let both = Screen {
      Acting {
        later.texts.append(Secrets.read("ada"))
        _ = Secrets.save("kept", "ada")
      }
    }
    both.button("act").tap()
    both.button("act").tap()
    #expect(later.texts == [nil, "kept"])
  }

  @Test func outsideOfAScreenThereIsNoKeychain() {
    #expect(Secrets.save("x", "ada") == errSecNotAvailable)
    #expect(SecItemDelete([:]) == errSecNotAvailable)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
  }
}

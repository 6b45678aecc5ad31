import ApusUI
import Foundation
import ViewGraph

/// Adds a secret to the visitor's keychain.
///
/// Each visitor has a keychain of their own in the server's memory. It goes when their page is closed; a
/// secret that is to stay is a credential of the visitor's browser.
///
/// - Returns: `errSecDuplicateItem` if there is one of the same name, and `errSecNotAvailable` outside of the
///   main actor's work for a screen.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  withKeychain((attributes, result)) { $0.add($1.0, $1.1) }
}

/// Finds secrets in the visitor's keychain.
///
/// - Returns: `errSecItemNotFound` if there is none, and `errSecNotAvailable` outside of the main actor's work
///   for a screen.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  withKeychain((query, result)) { $0.find($1.0, $1.1) }
}

/// Changes all secrets in the visitor's keychain that match.
///
/// - Returns: `errSecItemNotFound` if there is none, and `errSecNotAvailable` outside of the main actor's work
///   for a screen.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  withKeychain((query, attributesToUpdate)) { $0.update($1.0, $1.1) }
}

/// Removes all secrets from the visitor's keychain that match.
///
/// - Returns: `errSecItemNotFound` if there is none, and `errSecNotAvailable` outside of the main actor's work
///   for a screen.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  withKeychain(query) { $0.delete($1) }
}

/// The words for a status.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecNotAvailable: "No keychain is available."
  case errSecDuplicateItem: "The item already exists."
  case errSecItemNotFound: "The item cannot be found."
  default: nil
  }
}

private func withKeychain<Value>(
  _ value: Value, _ body: @escaping @MainActor (Keychain, Value) -> OSStatus
) -> OSStatus {
  let status = MainThread.ifCurrent((value, body)) { value, body in
    CurrentVisitor.current.map { body($0.own { Keychain() }, value) }
  }
  return (status ?? nil) ?? errSecNotAvailable
}

import Foundation
import ViewGraph

extension UIColor: NSSecureCoding, NSCopying {
  public class var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) { color.encode(to: coder) }

  /// The colour itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The keys of an archived colour.
private enum Key {
  /// The shade in light surroundings.
  static let light = "light"
  static let dark = "dark"
  static let name = "name"
  static let bundle = "bundle"
  static let factor = "factor"
}

extension Color {
  func encode(to coder: NSCoder) {
    switch storage {
    case .paint(let paint): coder.encode(Int64(bitPattern: paint.bits), forKey: Key.light)
    case .adaptive(let light, let dark):
      coder.encode(Int64(bitPattern: light.bits), forKey: Key.light)
      coder.encode(Int64(bitPattern: dark.bits), forKey: Key.dark)
    case .named(let name, let bundlePath):
      coder.encode(name as NSString, forKey: Key.name)
      if let bundlePath { coder.encode(bundlePath as NSString, forKey: Key.bundle) }
    }
    coder.encode(factor, forKey: Key.factor)
  }

  /// The colour of an archive; nil without one.
  init?(_ coder: NSCoder) {
    func paint(_ key: String) -> Paint? {
      guard coder.containsValue(forKey: key) else { return nil }
      return Paint(archived: UInt64(bitPattern: coder.decodeInt64(forKey: key)))
    }
    func words(_ key: String) -> String? {
      guard coder.containsValue(forKey: key) else { return nil }
      return coder.decodeObject(of: NSString.self, forKey: key).map(String.init(describing:))
    }
    if let name = words(Key.name) {
      self.init(storage: .named(name, bundlePath: words(Key.bundle)))
    } else if let light = paint(Key.light) {
      self.init(
        storage: paint(Key.dark).map { .adaptive(light: light, dark: $0) } ?? .paint(light))
    } else {
      return nil
    }
    let factor = coder.decodeDouble(forKey: Key.factor)
    self.factor = factor.isFinite ? min(max(factor, 0), 1) : 1
  }
}

extension Paint {
  /// A paint of an archive; nil if the number stands for none.
  fileprivate init?(archived bits: UInt64) {
    self.init(bits: bits)
    guard bits & 0xFF == 1 || system != nil, bits >> 40 == 0 else { return nil }
  }
}

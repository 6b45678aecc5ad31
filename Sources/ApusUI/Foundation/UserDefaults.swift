#if !canImport(Darwin)
  // Key-value coding, which `UserDefaults` has from `NSObject` on Apple's systems.
  extension UserDefaults {
    /// The value of a key, as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as `set(_:forKey:)`; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) {
      guard let value else { return removeObject(forKey: key) }
      set(value, forKey: key)
    }
  }
#endif

/// Types outside the files whose values can be changed through a `let`.
enum SharedContainers {
  private static let names: Set<String> = [
    "Mutex", "OSAllocatedUnfairLock", "LockIsolated", "ManagedAtomic", "Atomic",
    "CurrentValueSubject", "PassthroughSubject", "NSMutableArray", "NSMutableDictionary",
    "NSMutableSet", "NSMutableString",
  ]

  static func isHeld(by property: Property) -> Bool {
    let stated = property.type?.heldTypes.map(\.name.lastName) ?? []
    let made = property.value?.constructedType.map(\.lastName)
    return (stated + [made].compactMap(\.self)).contains(where: names.contains)
  }
}

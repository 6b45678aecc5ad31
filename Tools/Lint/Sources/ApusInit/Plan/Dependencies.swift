import ApusCheck

/// Dependencies between targets, without those that a package cannot have.
enum Dependencies {
  /// Replaces products of own packages by their targets, and leaves out what is not there.
  static func resolve(_ package: inout PlannedPackage, products: [String: [String]]) {
    removeEmpty(&package)
    let kinds = Dictionary(package.targets.map { ($0.key, $0.kind) }) { first, _ in first }
    for index in package.targets.indices {
      let target = package.targets[index]
      var needs: [PlannedTarget.Need] = []
      for need in target.needs {
        guard case .target(let key) = need else {
          needs.append(need)
          continue
        }
        let found = (products[key] ?? [key]).filter { kinds[$0] != nil && $0 != target.key }
        if found.isEmpty, key.hasPrefix("product#") {
          package.leftOut.append(
            LeftOut(
              target.project, "'\(target.title)' needs \(key.dropFirst(8)), which is nowhere",
              "the dependency is left out"))
        }
        // Only tests look into a program.
        needs += found.filter { kinds[$0] == .library || target.kind == .tests }
          .map { .target($0) }
      }
      var seen: Set<PlannedTarget.Need> = []
      package.targets[index].needs = needs.filter { seen.insert($0).inserted }
    }
    breakCycles(&package)
  }

  private static func removeEmpty(_ package: inout PlannedPackage) {
    for target in package.targets where target.sources.isEmpty {
      package.leftOut.append(
        LeftOut(
          target.project, "'\(target.title)' has no Swift file", "the target is left out"))
    }
    package.targets.removeAll { $0.sources.isEmpty }
  }

  /// Visits each target after those it needs. A way back is left out.
  private static func breakCycles(_ package: inout PlannedPackage) {
    var states: [String: Bool] = [:]
    let indexes = Dictionary(
      package.targets.enumerated().map { ($1.key, $0) }
    ) { first, _ in first }
    func visit(_ index: Int) {
      let target = package.targets[index]
      states[target.key] = true
      for need in target.needs {
        guard case .target(let key) = need, let next = indexes[key] else { continue }
        switch states[key] {
        case nil: visit(next)
        case true?:
          package.targets[index].needs.removeAll { $0 == need }
          package.leftOut.append(
            LeftOut(
              target.project,
              "'\(target.title)' and '\(package.targets[next].title)' need each other",
              "'\(target.title)' does without '\(package.targets[next].title)'"))
        case false?: break
        }
      }
      states[target.key] = false
    }
    for index in package.targets.indices where states[package.targets[index].key] == nil {
      visit(index)
    }
  }

  // MARK: Names

  /// Gives each target a unique name.
  static func name(_ package: inout PlannedPackage) {
    var taken = Names.taken
    // File systems and SwiftPM's bundles tell no small letters from capitals.
    var folders = Set(taken.map { $0.lowercased() })
    for index in package.targets.indices {
      let target = package.targets[index]
      let wished = Names.ascii(target.module)
      var name = wished
      var number = 2
      while taken.contains(name) || folders.contains(name.lowercased()) {
        name = "\(wished)\(number)"
        number += 1
      }
      taken.insert(name)
      folders.insert(name.lowercased())
      package.targets[index].name = name
      if package.targets[..<index].contains(where: { $0.module == target.module }) {
        package.leftOut.append(
          LeftOut(
            target.project, "another target makes the module \(target.module), too",
            "'\(target.title)' is the target \(name); its importers still write \(target.module)"))
      }
    }
  }
}

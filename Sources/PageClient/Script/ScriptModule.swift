/// One file of the client: a module that says what it imports and what others may import from it. All modules
/// are joined into one scope, in an order of ours; there the imports have no meaning any more. ``check(_:)``
/// says whether that is the same program.
struct ScriptModule {
  let name: String
  /// What is imported, and from which module.
  private(set) var imports: [String: String] = [:]
  private(set) var exports: Set<String> = []
  /// The same without `import` and `export`; every line is where it was.
  private(set) var body = ""

  /// What is written in another way than `import { a, b } from './other.js'` and `export const a` stays in
  /// the body, where it is refused as unknown.
  init(_ name: String, _ text: String) {
    self.name = name
    // An import that goes on in the next line.
    var begun = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !begun.isEmpty || line.hasPrefix("import {") {
        begun += line
        if begun.contains("from"),
          let found = begun.wholeMatch(of: /import \{(.*)\} from '\.\/(\w+)\.js'/)
        {
          for name in found.1.split(whereSeparator: { ", ".contains($0) }) {
            imports[String(name)] = String(found.2)
          }
          begun = ""
        }
        body += "\n"
      } else if line.hasPrefix("export "),
        let found = line.prefixMatch(of: /export ((?:const|let) (\w+).*)/)
      {
        exports.insert(String(found.2))
        body += found.1 + "\n"
      } else {
        body += line + "\n"
      }
    }
    body += begun
  }

  /// Checks modules in the order in which they are joined.
  /// - Throws: ``ScriptFault`` if one of them does not say what it uses, or uses it before it is there.
  static func check(_ modules: [ScriptModule]) throws {
    var owners: [String: String] = [:]
    let names = try modules.map { try ScriptFreeNames($0.body) }
    for (module, names) in zip(modules, names) {
      for name in names.declared.sorted() {
        if let other = owners[name] {
          throw fault(module, 0, "\(name) is declared by \(other), too")
        }
        owners[name] = module.name
      }
    }
    var present: Set<String> = []
    for (module, names) in zip(modules, names) {
      try module.check(names, owners, exports: Dictionary(grouping: modules, by: \.name))
      present.formUnion(names.declared)
      for (name, line) in names.immediate.sorted(by: { $0.value < $1.value })
      where owners[name] != nil && !present.contains(name) {
        throw fault(module, line, "\(name) is needed before \(owners[name]!) is there")
      }
    }
  }

  private func check(
    _ names: ScriptFreeNames, _ owners: [String: String], exports: [String: [ScriptModule]]
  ) throws {
    for (name, module) in imports.sorted(by: { $0.key < $1.key }) {
      guard exports[module]?.first?.exports.contains(name) == true else {
        throw Self.fault(self, 0, "\(module) exports no \(name)")
      }
      if names.free[name] == nil { throw Self.fault(self, 0, "\(name) is imported for nothing") }
      if let line = names.assigned[name] {
        throw Self.fault(self, line, "\(name) is \(module)'s to change")
      }
    }
    for (name, line) in names.free.sorted(by: { $0.value < $1.value })
    where owners[name] != nil && imports[name] == nil {
      throw Self.fault(self, line, "\(name) is not imported from \(owners[name]!)")
    }
  }

  private static func fault(_ module: ScriptModule, _ line: Int, _ reason: String) -> ScriptFault {
    ScriptFault(line: line, reason: "\(module.name): \(reason)")
  }
}

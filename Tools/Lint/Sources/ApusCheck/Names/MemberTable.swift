/// The members of the types that Apus declares.
struct MemberTable: Sendable {
  static let shared = MemberTable(rows: GeneratedMembers.rows, others: GeneratedMembers.others)

  private struct Row {
    var parents: [Substring] = []
    /// Members, with the type that a chain goes on with: empty if none is known.
    var members: [Substring: Substring] = [:]
    /// Whether it may have members that no table can hold.
    var isOpen = false
    /// Whether only types that inherit from it have its members.
    var isOnlyParent = false
  }

  /// A member, as far as the table knows it.
  enum Answer: Equatable {
    case missing
    /// The member may be there, and its type is not known.
    case possible
    case present(type: String)
  }

  private var rows: [Substring: Row] = [:]
  private let others: Set<String>

  /// - Parameter rows: as `Type: Parent | name name>Other = name`; scripts/members.py says what each sign means.
  /// - Parameter others: types of the toolchain's modules.
  init(rows text: String, others: String = "") {
    self.others = Set(others.split(whereSeparator: \.isWhitespace).map(String.init))
      .union(Self.ofTests)
    var name = Substring()
    var row = Row()
    var place = Substring()
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        if !name.isEmpty { rows[name] = row }
        name = word.dropLast()
        row = Row()
        place = ""
      } else if word == "|" || word == "=" {
        place = word
      } else if place.isEmpty {
        switch word {
        case "?": row.isOpen = true
        case "~": row.isOnlyParent = true
        default: row.parents.append(word)
        }
      } else if place == "=" {
        row.members[word] = name
      } else {
        let parts = word.split(separator: ">")
        row.members[parts[0]] = parts.count > 1 ? parts[1] : ""
      }
    }
    if !name.isEmpty { rows[name] = row }
  }

  /// Whether a type's members are known.
  func holds(_ type: String) -> Bool {
    guard let row = rows[type[...]], !row.isOnlyParent else { return false }
    return !lineage(of: type).contains { rows[$0]?.isOpen == true }
  }

  /// Whether a file may mean something else than a type of the app by this name.
  func isAmbiguous(_ name: String) -> Bool { rows[name[...]] != nil || others.contains(name) }

  func isView(_ type: String) -> Bool { lineage(of: type).contains("View") }

  /// A static or instance member of a type or of its parents.
  func member(_ name: String, of type: String) -> Answer {
    guard holds(type) else { return .possible }
    let name = name[...]
    let lineage = lineage(of: type)
    let results = lineage.compactMap { owner in
      // A member that gives the parent's type gives the child's type here.
      rows[owner]?.members[name].map { $0 == owner ? type[...] : $0 }
    }
    if let first = results.first {
      return Set(results).count == 1 && !first.isEmpty ? .present(type: String(first)) : .possible
    }
    let modified: [Substring] = lineage.contains("View") ? ["ModifiedContent"] : []
    let isElsewhere = (modified + ["Optional"]).contains { rows[$0]?.members[name] != nil }
    return isElsewhere || Self.ofAll.contains(name) ? .possible : .missing
  }

  /// Members that the compiler gives to all types, or to some kinds of types.
  private static let ofAll: Set<Substring> = [
    "self", "init", "Type", "Protocol", "id", "rawValue", "hashValue", "hash", "description",
    "debugDescription", "allCases", "encode",
  ]

  /// Types of the module `Testing`.
  private static let ofTests: Set = [
    "Attachment", "Bug", "Comment", "Confirmation", "Issue", "SourceLocation", "Tag", "Test",
    "Trait",
  ]

  private func lineage(of type: String) -> [Substring] {
    var found: [Substring] = []
    var rest = [type[...]]
    while let next = rest.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      rest += rows[next]?.parents ?? []
    }
    return found
  }
}

import CClientParts

/// The files of Resources, which a target in C holds.
enum ClientParts {
  /// A list of files that ends with one without a name.
  typealias List = UnsafePointer<ClientPart>

  /// The files of a list by name and content, in order.
  static func files(_ list: List?) -> [(name: String, text: String)] {
    sequence(first: list) { $0.map { $0 + 1 } }
      .lazy.prefix { $0?.pointee.name != nil }
      .compactMap { part in
        guard let name = part?.pointee.name, let text = part?.pointee.text else { return nil }
        return (String(cString: name), String(cString: text))
      }
  }

  /// The scripts of a list.
  static func modules(_ list: List?) -> [ScriptModule] {
    files(list).map { ScriptModule($0.name, $0.text) }
  }
}

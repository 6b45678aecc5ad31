extension Message {
  /// The sentence with its gaps filled.
  ///
  /// - Parameters:
  ///   - arguments: The values by name. A gap without a value shows its name in braces.
  ///   - catalog: Whose language decides about plurals and numbers.
  func text(_ arguments: [String: FailureArgument], in catalog: Catalog) -> String {
    var text = ""
    write(pieces, arguments, catalog, count: nil, to: &text)
    return text
  }

  private func write(
    _ pieces: [Piece], _ arguments: [String: FailureArgument], _ catalog: Catalog,
    count: FailureArgument?, to text: inout String
  ) {
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .argument(let name):
        text += arguments[name].map { $0.text(in: catalog) } ?? "{\(name)}"
      case .count: text += count.map { $0.text(in: catalog) } ?? "#"
      case .choice(let name, let isPlural, let forms):
        let value = arguments[name]
        let form = isPlural ? value?.pluralForm(among: forms, in: catalog) : value?.logText
        write(
          form.flatMap { forms[$0] } ?? forms["other"] ?? [], arguments, catalog,
          count: isPlural ? value : count, to: &text)
      }
    }
  }
}

extension FailureArgument {
  fileprivate func pluralForm(among forms: [String: some Any], in catalog: Catalog) -> String? {
    guard let amount else { return nil }
    let exact = "=" + logText
    if forms[exact] != nil { return exact }
    return catalog.pluralRule.category(for: amount).rawValue
  }

  private var amount: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  fileprivate func text(in catalog: Catalog) -> String {
    switch self {
    case .integer, .text, .boolean: return logText
    case .number(let value):
      if let whole = Int(exactly: value) { return String(whole) }
      return logText.split(separator: ".", maxSplits: 1).joined(separator: catalog.decimalSeparator)
    case .list(let values): return values.map { $0.text(in: catalog) }.joined(separator: ", ")
    }
  }
}

import HTTPTypes

extension HTTPFields {
  /// The cookies of a request, in their order.
  var cookies: [(name: Substring, value: Substring)] {
    self[values: .cookie].flatMap { field in
      field.split(separator: ";").compactMap { pair in
        guard let equals = pair.firstIndex(of: "=") else { return nil }
        let name = pair[..<equals].drop { $0 == " " || $0 == "\t" }
        return (name, pair[pair.index(after: equals)...])
      }
    }
  }

  /// The cookie of this name, unquoted. Of two with one name none counts: nobody knows which one
  /// another host of the site's domain has set.
  package func cookieValue(named name: String) -> String? {
    let values = cookies.filter { $0.name == name }.map(\.value)
    guard values.count == 1 else { return nil }
    let value = values[0]
    if value.count >= 2, value.first == "\"", value.last == "\"" {
      return String(value.dropFirst().dropLast())
    }
    return String(value)
  }
}

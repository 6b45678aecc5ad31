/// A species that can be reported. It is stored by its id: a name may be reworded.
public struct SpeciesTaxonomyOption: Hashable, Identifiable, Sendable {
  public let id: String
  public var displayName: String { L10n.species(id: id) }
}

/// The curated species.
public enum SpeciesTaxonomy {
  public static let options: [SpeciesTaxonomyOption] = [
    "dog", "cat", "bird", "rabbit", "rodent", "reptile", "other",
  ].map(SpeciesTaxonomyOption.init)

  public static func option(id: String) -> SpeciesTaxonomyOption? {
    options.first { $0.id == id }
  }
}

extension SpeciesTaxonomyOption: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let id = try container.decode(String.self)
    guard let option = SpeciesTaxonomy.option(id: id) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no species \"\(id)\".")
    }
    self = option
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

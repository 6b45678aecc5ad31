import Foundation

/// A search among the reports.
struct ReportFilter: Equatable {
  var text = ""
  /// Nil: animals of every species.
  var species: SpeciesTaxonomyOption?

  func callAsFunction(_ reports: [Report]) -> [Report] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return reports.filter { report in
      let animal = report.animal
      guard species == nil || animal.species == species else { return false }
      let words = [
        animal.species.displayName, animal.race, animal.petName ?? "", animal.details,
      ]
      return text.isEmpty || words.contains { $0.localizedStandardContains(text) }
    }
  }
}

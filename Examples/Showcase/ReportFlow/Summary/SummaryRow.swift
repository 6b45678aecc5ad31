/// One line of the summary: what it is called and what was entered.
struct SummaryRow: Equatable, Identifiable {
  /// The last but one part of the row's identifier.
  let id: String
  let label: String
  let value: String
}

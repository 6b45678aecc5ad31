extension Optional where Wrapped: Equatable {
  /// The position of the value among `values`; nil for no value and for one that is not there.
  ///
  /// As a subscript it can be reached through a binding (`$gender[indexIn: Gender.allCases]`), so
  /// that a component with positions can be bound to a value without closures.
  public subscript(indexIn values: [Wrapped]) -> Int? {
    get { flatMap { values.firstIndex(of: $0) } }
    set { self = newValue.flatMap { values.indices.contains($0) ? values[$0] : nil } }
  }
}

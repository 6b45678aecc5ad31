import ViewGraph

extension View {
  /// Says that the fields in this view put what is typed into a form. A page does so while its answers are on their
  /// way. The field's binding has to do the same.
  ///
  /// - Parameter pattern: The form, as `InputMask` has it; nil for none.
  nonisolated package func masksInput(_ pattern: String?) -> some View {
    transformEnvironment(\.textInput) { $0.mask = pattern }
  }
}

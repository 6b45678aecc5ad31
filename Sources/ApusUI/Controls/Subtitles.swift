import ViewGraph

extension EmissionContext {
  /// Puts the label of a control onto the screen. Of two texts the first is its title and the second a
  /// subtitle below it, as Apple documents it for toggles, pickers and labeled content.
  func emitLabel(_ step: UInt64, _ label: some View) {
    guard let texts = (label as? any TwoTexts)?.texts else { return emit(step, label) }
    emit(
      step,
      VStack(alignment: .leading, spacing: 2) {
        texts.0
        texts.1.font(.footnote).foregroundStyle(.secondary)
      })
  }
}

/// A view of two texts.
private protocol TwoTexts {
  var texts: (Text, Text)? { get }
}

extension TupleView: TwoTexts {
  var texts: (Text, Text)? { value as? (Text, Text) }
}

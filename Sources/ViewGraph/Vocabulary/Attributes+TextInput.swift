/// How text is entered.
extension Attribute {
  /// Which keyboard.
  @inlinable package static var inputKind: Attribute<InputKind> { .init(.inputKind) }
  /// What autofill may offer: the HTML autofill token, e.g. `email`, `tel`, `one-time-code`.
  @inlinable package static var contentType: Attribute<String> { .init(.contentType) }
  /// What the Return key says.
  @inlinable package static var submitKind: Attribute<SubmitKind> { .init(.submitKind) }
  @inlinable package static var autocapitalization: Attribute<Autocapitalization> {
    .init(.autocapitalization)
  }
  @inlinable package static var isAutocorrectionDisabled: Attribute<Bool> {
    .init(.isAutocorrectionDisabled)
  }
  /// Lines a field shows at least and at most.
  @inlinable package static var minimumLines: Attribute<Int> { .init(.minimumLines) }
  @inlinable package static var maximumLines: Attribute<Int> { .init(.maximumLines) }
  @inlinable package static var maximumLength: Attribute<Int> { .init(.maximumLength) }
  /// The part of its text that the app has chosen last: begin and end in UTF-16 units, and a number that
  /// grows each time the app chooses.
  @inlinable package static var caret: Attribute<[Double]> { .init(.caret) }
  /// On a text: it says how many characters the field beside it holds, of so many that fit.
  @inlinable package static var countedLimit: Attribute<Int> { .init(.countedLimit) }
  /// The form that what is typed takes: places for digits (`0`), letters (`A`) and either (`*`), and what stands between.
  @inlinable package static var inputMask: Attribute<String> { .init(.inputMask) }
}

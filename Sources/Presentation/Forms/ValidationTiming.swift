/// When a form shows what is wrong with a field.
///
/// A form judges its draft after every change; this is about what a person sees of it, and when.
///
/// ```swift
/// // Nothing until Continue is tapped; from then on while one types.
/// FormModel(Draft(), rules: Draft.rules, timing: .init(before: .onSubmit, after: .onChange))
/// ```
public struct ValidationTiming: Sendable, Hashable {
  /// The moment at which a field's failure is shown.
  public enum Moment: String, Sendable, Hashable, CaseIterable, Codable {
    /// When the form is submitted. What is shown then stays until the next time.
    case onSubmit
    /// When the field is left. A failure that is shown goes as soon as it is mended.
    case onBlur
    /// With every change.
    case onChange
    /// With every change, but not before the field was right once or was left once: nobody is told
    /// that an address is wrong who has typed two letters of it.
    case silentFirst
  }

  /// The moment before the form has been submitted in vain.
  public var before: Moment
  /// The moment after that.
  public var after: Moment
  /// For how long a field must not change before a failure is shown. One that is mended goes at once.
  public var delay: Duration
  /// Whether nothing is shown beside an empty text, until the form is submitted.
  public var isSilentWhileEmpty: Bool

  /// - Parameters:
  ///   - before: The moment before the form has been submitted in vain.
  ///   - after: The moment after that.
  ///   - delay: For how long a field must not change before a failure is shown.
  ///   - isSilentWhileEmpty: Whether nothing is shown beside an empty text, until the form is
  ///     submitted.
  public init(
    before: Moment = .onSubmit, after: Moment = .onChange, delay: Duration = .zero,
    isSilentWhileEmpty: Bool = false
  ) {
    self.before = before
    self.after = after
    self.delay = delay
    self.isSilentWhileEmpty = isSilentWhileEmpty
  }

  /// Only when the form is submitted.
  public static let onSubmit = ValidationTiming(before: .onSubmit, after: .onSubmit)
  /// When a field is left.
  public static let onBlur = ValidationTiming(before: .onBlur, after: .onBlur)
  /// With every change.
  public static let onChange = ValidationTiming(before: .onChange, after: .onChange)
  /// With every change, after a field was right once or was left once.
  public static let silentFirst = ValidationTiming(before: .silentFirst, after: .onChange)
}

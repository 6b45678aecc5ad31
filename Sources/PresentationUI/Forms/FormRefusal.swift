import SystemFrameworks

/// A form was not taken. Each time is another, so that the keyboard goes to the same field again.
///
/// For a view model that judges by itself; a `FormModel` moves the focus without it.
///
/// ```swift
/// refusal = FormRefusal(fieldID: "signup.email.input", after: refusal)
/// ```
public struct FormRefusal: Equatable, Sendable {
  /// The accessibility identifier of the first field that is wrong.
  public let fieldID: String
  private let number: Int

  /// - Parameters:
  ///   - fieldID: The accessibility identifier of the first field that is wrong; of a
  ///     ``SelectorView`` the prefix.
  ///   - last: The refusal before, if there was one.
  public init(fieldID: String, after last: FormRefusal? = nil) {
    self.fieldID = fieldID
    number = (last?.number ?? 0) + 1
  }
}

private struct FieldFocusKey: EnvironmentKey {
  static let defaultValue: FocusState<String?>.Binding? = nil
}

extension EnvironmentValues {
  /// Where the fields' focus is kept, by their accessibility identifiers.
  var fieldFocus: FocusState<String?>.Binding? {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }
}

extension View {
  /// Moves the keyboard to the first wrong field whenever the form in this view is refused.
  ///
  /// ```swift
  /// @FocusState private var focus: String?
  ///
  /// VStack {
  ///   ValidatedTextField(model: emailModel, text: $email)
  /// }
  /// .fieldFocus($focus, on: viewModel.refusal)
  /// ```
  ///
  /// The kit's fields in this view have the focus under their accessibility identifiers.
  public func fieldFocus(
    _ focus: FocusState<String?>.Binding, on refusal: FormRefusal?
  ) -> some View {
    environment(\.fieldFocus, focus)
      .onChange(of: refusal) { _, refusal in
        if let refusal { focus.wrappedValue = refusal.fieldID }
      }
  }
}

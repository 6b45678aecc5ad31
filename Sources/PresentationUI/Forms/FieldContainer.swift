import Presentation
import SystemFrameworks

/// Any control with a label above and its error below: what the kit's own fields are made like.
///
/// ```swift
/// FieldContainer("Date", error: dateError, accessibilityID: "report.date.input") {
///   DatePicker("Date", selection: $date, displayedComponents: .date)
/// }
/// ```
///
/// The control keeps its own name; it gets the hint, the error, the identifier and the focus.
/// Identifiers: the control has the one that is given, its error the same with `.error`.
public struct FieldContainer<Content: View>: View {
  let label: String
  let hint: String?
  let error: String?
  let isDisabled: Bool
  let accessibilityID: String
  let content: Content

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - hint: What helps to enter it, above the control.
  ///   - error: What is wrong with what was entered.
  ///   - isDisabled: Whether nothing can be entered.
  ///   - accessibilityID: The control's identifier.
  ///   - content: The control.
  public init(
    _ label: String, hint: String? = nil, error: String? = nil, isDisabled: Bool = false,
    accessibilityID: String, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.hint = hint
    self.error = error
    self.isDisabled = isDisabled
    self.accessibilityID = accessibilityID
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: label, hint: hint)
      content
        .labelsHidden()
        .disabled(isDisabled)
        .fieldBox(isInvalid: error != nil, isDisabled: isDisabled)
        .fieldBehavior(
          id: accessibilityID, hint: hint, error: error, field: FormField<String>?.none
        )
        .accessibilityIdentifier(accessibilityID)
      if let error {
        FieldError(message: error, accessibilityID: accessibilityID + ".error")
      }
    }
  }
}

#Preview {
  FieldContainer("Date", error: "The date cannot be in the future", accessibilityID: "preview.date")
  {
    DatePicker("Date", selection: .constant(Date()), displayedComponents: .date)
  }
  .padding()
}

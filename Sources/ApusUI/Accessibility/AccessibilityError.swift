import ViewGraph

/// What is wrong with a field's value.
public struct _FieldErrorModifier: ViewModifier {
  public typealias Body = Never
  let message: Text?

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard let message = modifier.message else { return content() }
    let words = message.resolved(in: context.environment)
    context.modify(.free) { writer in
      writer.set(.isInvalid, true)
      writer.set(.errorText, words)
    } content: {
      content()
    }
  }
}

extension View {
  /// Says that the field in this view holds a wrong value, and why; nil: nothing is wrong.
  ///
  /// ```swift
  /// TextField("Age", text: $age)
  ///   .accessibilityError(ageError)
  /// if let ageError { Text(ageError).foregroundStyle(.red) }
  /// ```
  ///
  /// Assistive technology hears that the field is invalid, and the message as the field's
  /// description, before its hint. Nobody sees the message: show it beside the field as well. A
  /// group of controls that is an element of its own (`accessibilityElement(children: .contain)`)
  /// has the message as its description.
  ///
  /// Apus's own: iOS knows no invalid fields. There, `accessibilityHint(_:)` comes nearest.
  nonisolated public func accessibilityError(
    _ message: Text?
  ) -> ModifiedContent<Self, _FieldErrorModifier> {
    modifier(_FieldErrorModifier(message: message))
  }

  /// Says that the field in this view holds a wrong value, and why, in words that are shown as they
  /// are; nil: nothing is wrong.
  nonisolated public func accessibilityError<S: StringProtocol>(
    _ message: S?
  ) -> ModifiedContent<Self, _FieldErrorModifier> {
    accessibilityError(message.map { Text($0) })
  }
}

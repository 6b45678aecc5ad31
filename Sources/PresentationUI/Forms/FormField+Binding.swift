import Presentation
import SystemFrameworks

extension FormField {
  /// The field's value, to read and to write, for a control.
  ///
  /// Who makes it in a body is woken when the value changes.
  public var binding: Binding<Value> {
    // The binding itself is read when nobody takes note of it.
    _ = value
    return Binding {
      value
    } set: {
      value = $0
    }
  }
}

import SwiftUI

/// A form was not taken. Each time is another, so that the keyboard goes to the same field again.
struct FormRefusal: Equatable {
  /// The accessibility identifier of the first field that is wrong.
  let fieldID: String
  private let number: Int

  init(fieldID: String, after last: FormRefusal?) {
    self.fieldID = fieldID
    number = (last?.number ?? 0) + 1
  }
}

extension View {
  /// Moves the keyboard to the first wrong field whenever the form in this view is refused. Its
  /// fields are `focused` under their accessibility identifiers.
  func focus(_ focus: FocusState<String?>.Binding, on refusal: FormRefusal?) -> some View {
    onChange(of: refusal) { _, refusal in
      if let refusal { focus.wrappedValue = refusal.fieldID }
    }
  }
}

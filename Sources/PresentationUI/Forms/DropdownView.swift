import Presentation
import SystemFrameworks

/// A labelled menu in which one option is chosen, bound to its position or to a value.
///
/// ```swift
/// DropdownView(model: viewModel.speciesDropdownModel, selection: $viewModel.selectedSpeciesIndex)
/// DropdownView(model: speciesModel, values: Species.allCases, selection: $draft.species)
/// DropdownView(
///   "Species", field: form.field(\.species), values: Species.allCases, title: \.name,
///   accessibilityID: "report.species.tap")
/// ```
///
/// A value that is not among the options is shown as none. Identifiers: the menu has the one that it
/// is given, its error the same with `.error`.
public struct DropdownView: View {
  let model: Model
  @Binding var selection: Int?
  let field: FormField<Int?>?

  /// - Parameters:
  ///   - model: What is shown besides the choice.
  ///   - selection: The position of the option that is chosen.
  public init(model: Model, selection: Binding<Int?>) {
    self.model = model
    _selection = selection
    field = nil
  }

  /// - Parameters:
  ///   - model: What is shown besides the choice.
  ///   - values: One for each of the model's options, in the same order.
  ///   - selection: The value that is chosen.
  public init<Value: Hashable>(model: Model, values: [Value], selection: Binding<Value?>) {
    self.init(model: model, selection: selection[indexIn: values])
  }

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - field: The form's field.
  ///   - values: What can be chosen.
  ///   - title: What a value is called.
  ///   - placeholder: Shown while nothing is chosen.
  ///   - hint: What helps to choose, above the menu.
  ///   - isDisabled: Whether nothing can be chosen.
  ///   - accessibilityID: The menu's identifier.
  public init<Value: Equatable>(
    _ label: String, field: FormField<Value?>, values: [Value], title: (Value) -> String,
    placeholder: String = "", hint: String? = nil, isDisabled: Bool = false,
    accessibilityID: String
  ) {
    model = Model(
      label: label, placeholder: placeholder, options: values.map(title), hint: hint,
      isDisabled: isDisabled, accessibilityID: accessibilityID)
    _selection = .constant(nil)
    self.field = field.map {
      $0[indexIn: values]
    } set: { index in
      index.map { values[$0] }
    }
  }

  public var body: some View {
    let error = field.map(\.message) ?? model.errorMessage
    let selection = field?.binding ?? $selection
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label, hint: model.hint)
      Picker(model.label, selection: selection) {
        Text(model.placeholder).tag(Int?.none)
        ForEach(model.options.indices, id: \.self) { index in
          Text(model.options[index]).tag(Int?.some(index))
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      // As the text of the fields beside it.
      .tint(selection.wrappedValue == nil ? Color.secondary : Color.primary)
      .disabled(model.isDisabled)
      .fieldBox(isInvalid: error != nil, isDisabled: model.isDisabled)
      .fieldBehavior(id: model.accessibilityID, hint: model.hint, error: error, field: field)
      .accessibilityIdentifier(model.accessibilityID)

      if let error {
        FieldError(message: error, accessibilityID: model.accessibilityID + ".error")
      }
    }
  }
}

extension DropdownView {
  /// What is shown besides the choice.
  public struct Model: Equatable, Sendable {
    /// What is asked for.
    public var label: String
    /// Shown while nothing is chosen.
    public var placeholder: String
    /// What can be chosen.
    public var options: [String]
    /// What is wrong with the choice.
    public var errorMessage: String?
    /// What helps to choose, above the menu.
    public var hint: String?
    /// Whether nothing can be chosen.
    public var isDisabled: Bool
    /// The menu's identifier.
    public var accessibilityID: String

    public init(
      label: String, placeholder: String = "", options: [String], errorMessage: String? = nil,
      hint: String? = nil, isDisabled: Bool = false, accessibilityID: String
    ) {
      self.label = label
      self.placeholder = placeholder
      self.options = options
      self.errorMessage = errorMessage
      self.hint = hint
      self.isDisabled = isDisabled
      self.accessibilityID = accessibilityID
    }
  }
}

#Preview {
  DropdownView(
    model: .init(
      label: "Species", placeholder: "Select species", options: ["Dog", "Cat"],
      errorMessage: "Please select a species", accessibilityID: "preview.species.tap"),
    selection: .constant(nil)
  )
  .padding()
}

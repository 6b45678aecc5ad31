import Presentation
import SystemFrameworks

/// A labelled group of radio buttons, bound to a position or to a value.
///
/// ```swift
/// SelectorView(model: viewModel.genderSelectorModel, selectedIndex: $viewModel.selectedGenderIndex)
/// SelectorView(model: genderModel, values: Gender.allCases, selection: $draft.gender)
/// SelectorView(
///   "Gender", field: form.field(\.gender), values: Gender.allCases, title: \.name,
///   accessibilityIDPrefix: "report.gender")
/// ```
///
/// Identifiers: `{prefix}.{option}.tap` for each button, where the option is its title in small
/// letters or what ``Model/optionIDs`` says, and `{prefix}.error`.
public struct SelectorView: View {
  let model: Model
  @Binding var selectedIndex: Int?
  let field: FormField<Int?>?

  /// - Parameters:
  ///   - model: What is shown besides the choice.
  ///   - selectedIndex: The position of the option that is chosen.
  public init(model: Model, selectedIndex: Binding<Int?>) {
    self.model = model
    _selectedIndex = selectedIndex
    field = nil
  }

  /// - Parameters:
  ///   - model: What is shown besides the choice.
  ///   - values: One for each of the model's options, in the same order.
  ///   - selection: The value that is chosen.
  public init<Value: Hashable>(model: Model, values: [Value], selection: Binding<Value?>) {
    self.init(model: model, selectedIndex: selection[indexIn: values])
  }

  /// - Parameters:
  ///   - label: What is asked for.
  ///   - field: The form's field.
  ///   - values: What can be chosen.
  ///   - title: What a value is called.
  ///   - hint: What helps to choose, above the buttons.
  ///   - axis: How the buttons are arranged.
  ///   - isDisabled: Whether nothing can be chosen.
  ///   - optionIDs: What the options are called in identifiers; without it, their titles in small
  ///     letters.
  ///   - accessibilityIDPrefix: What the identifiers begin with.
  public init<Value: Equatable>(
    _ label: String, field: FormField<Value?>, values: [Value], title: (Value) -> String,
    hint: String? = nil, axis: Axis = .horizontal, isDisabled: Bool = false,
    optionIDs: [String]? = nil, accessibilityIDPrefix: String
  ) {
    model = Model(
      label: label, options: values.map(title), optionIDs: optionIDs, hint: hint, axis: axis,
      isDisabled: isDisabled, accessibilityIDPrefix: accessibilityIDPrefix)
    _selectedIndex = .constant(nil)
    self.field = field.map {
      $0[indexIn: values]
    } set: { index in
      index.map { values[$0] }
    }
  }

  public var body: some View {
    let error = field.map(\.message) ?? model.errorMessage
    let selection = field?.binding ?? $selectedIndex
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label, hint: model.hint)
      group {
        ForEach(model.options.indices, id: \.self) { index in
          radioButton(index, selection, isInvalid: error != nil)
        }
      }
      .disabled(model.isDisabled)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(model.label)
      .fieldBehavior(
        id: model.accessibilityIDPrefix, hint: model.hint, error: error, field: field)

      if let error {
        FieldError(message: error, accessibilityID: model.accessibilityIDPrefix + ".error")
      }
    }
  }

  @ViewBuilder
  private func group<Buttons: View>(@ViewBuilder buttons: () -> Buttons) -> some View {
    if model.axis == .horizontal {
      HStack(spacing: 12, content: buttons)
    } else {
      VStack(spacing: 8, content: buttons)
    }
  }

  private func radioButton(
    _ index: Int, _ selection: Binding<Int?>, isInvalid: Bool
  ) -> some View {
    let isSelected = selection.wrappedValue == index
    return Button {
      selection.wrappedValue = index
    } label: {
      HStack(spacing: 8) {
        Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
          .foregroundStyle(isSelected ? Color.accentColor : Color.secondary)
          .accessibilityHidden(true)
        // Where the buttons have no room beside each other, a word becomes smaller: it cannot be broken.
        Text(model.options[index])
          .foregroundStyle(Color.primary)
          .lineLimit(model.options[index].contains(" ") ? nil : 1)
          .minimumScaleFactor(0.5)
      }
      .fieldBox(isInvalid: isInvalid, isDisabled: model.isDisabled)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("\(model.accessibilityIDPrefix).\(model.optionID(index)).tap")
  }
}

extension SelectorView {
  /// What is shown besides the choice.
  public struct Model: Equatable, Sendable {
    /// What is asked for.
    public var label: String
    /// What can be chosen.
    public var options: [String]
    /// What the options are called in identifiers; without it, their titles in small letters.
    public var optionIDs: [String]?
    /// What is wrong with the choice.
    public var errorMessage: String?
    /// What helps to choose, above the buttons.
    public var hint: String?
    /// How the buttons are arranged.
    public var axis: Axis
    /// Whether nothing can be chosen.
    public var isDisabled: Bool
    /// What the identifiers begin with.
    public var accessibilityIDPrefix: String

    public init(
      label: String, options: [String], optionIDs: [String]? = nil, errorMessage: String? = nil,
      hint: String? = nil, axis: Axis = .horizontal, isDisabled: Bool = false,
      accessibilityIDPrefix: String
    ) {
      self.label = label
      self.options = options
      self.optionIDs = optionIDs
      self.errorMessage = errorMessage
      self.hint = hint
      self.axis = axis
      self.isDisabled = isDisabled
      self.accessibilityIDPrefix = accessibilityIDPrefix
    }

    func optionID(_ index: Int) -> String {
      optionIDs?[index] ?? options[index].lowercased()
    }
  }
}

#Preview {
  SelectorView(
    model: .init(
      label: "Gender", options: ["Female", "Male"], accessibilityIDPrefix: "preview.gender"),
    selectedIndex: .constant(1)
  )
  .padding()
}

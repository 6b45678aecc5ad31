import SwiftUI

/// A labelled group of radio buttons, bound to a position or to a value.
struct SelectorView: View {
  let model: Model
  @Binding var selectedIndex: Int?

  init(model: Model, selectedIndex: Binding<Int?>) {
    self.model = model
    _selectedIndex = selectedIndex
  }

  /// - Parameter values: one for each of the model's options, in the same order.
  init<Value: Hashable>(model: Model, values: [Value], selection: Binding<Value?>) {
    self.init(model: model, selectedIndex: selection[indexIn: values])
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      FieldLabel(text: model.label)
        .accessibilityHidden(true)
      HStack(spacing: 12) {
        ForEach(model.options.indices, id: \.self) { index in
          radioButton(index)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(model.label)
      .fieldFault(model.errorMessage)

      if let error = model.errorMessage {
        FieldError(message: error, accessibilityID: model.accessibilityIDPrefix + ".error")
      }
    }
  }

  private func radioButton(_ index: Int) -> some View {
    let isSelected = selectedIndex == index
    return Button {
      selectedIndex = index
    } label: {
      HStack(spacing: 8) {
        Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
          .foregroundStyle(isSelected ? Color.accentColor : Color.secondary)
          .accessibilityHidden(true)
        Text(model.options[index])
          .foregroundStyle(Color.primary)
      }
      .fieldBox(isInvalid: model.errorMessage != nil)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("\(model.accessibilityIDPrefix).\(model.optionID(index)).tap")
  }
}

extension SelectorView {
  struct Model: Equatable {
    let label: String
    let options: [String]
    /// What the options are called in identifiers; without it, their names in lower case.
    var optionIDs: [String]?
    var errorMessage: String?
    let accessibilityIDPrefix: String

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

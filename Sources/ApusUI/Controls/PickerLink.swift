import ViewGraph

extension Picker {
  /// The row that leads to a page of the options.
  ///
  /// Nil outside of a row or of a navigation stack, and where the options come from a view of the app: they are
  /// not known to the page.
  ///
  /// - Parameter written: The options, as the picker wrote them.
  @MainActor
  func link(
    to written: [UInt8], _ options: PickerOptions<SelectionValue>, _ context: EmissionContext
  ) -> _PickerLink<Label, SelectionValue, Content>? {
    let environment = context.environment
    guard environment.isInRows, environment.navigator != nil else { return nil }
    let isKnown = Subview.all(in: content).contains { $0.tag(as: SelectionValue.self) != nil }
    guard isKnown else { return nil }
    let selected = options.index(of: selection.wrappedValue)
    var value = ""
    context.forEachElement(in: written) { role, attributes in
      guard role == .option, let index = attributes[.index], index == selected else { return }
      value = attributes[.text] ?? ""
    }
    let words = context.words(in: context.capture { context.emit(4, label) })
    return _PickerLink(picker: self, title: words, value: value)
  }
}

/// A picker's row: it shows the chosen option and leads to a page of options.
struct _PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  let title: String
  /// The words of the chosen option.
  let value: String
  @State private var isShown = false

  var body: some View {
    NavigationLink(isActive: $isShown) {
      _PickerPage(title: title, selection: picker.selection, options: picker.content)
    } label: {
      LabeledContent {
        Text(verbatim: value)
      } label: {
        picker.label
      }
    }
  }
}

/// The page of a picker's options, with a checkmark at the chosen option. A tap chooses and goes back.
struct _PickerPage<SelectionValue: Hashable, Options: View>: View {
  let title: String
  let selection: Binding<SelectionValue>
  let options: Options
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(sections: options) { section in
        if section.header.isEmpty, section.footer.isEmpty {
          Section { rows(section) }
        } else {
          Section {
            rows(section)
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func rows(_ section: SectionConfiguration) -> some View {
    ForEach(section.content) { option in row(option, option.tag(as: SelectionValue.self)) }
  }

  private func row(_ option: Subview, _ value: SelectionValue?) -> some View {
    let isChosen = value == selection.wrappedValue
    return Button {
      guard let value else { return }
      selection.wrappedValue = value
      dismiss()
    } label: {
      HStack {
        option
          .foregroundStyle(.primary)
        Spacer()
        if isChosen {
          Image(systemName: "checkmark").fontWeight(.semibold).accessibilityHidden(true)
        }
      }
    }
    .disabled(value == nil)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

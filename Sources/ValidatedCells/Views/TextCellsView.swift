import SystemFrameworks

/// One cell of a ``TextCellsView``.
public struct TextCellRow: Identifiable {
  public let title: String
  public let viewModel: BaseTextFieldViewModel
  public let isSecure: Bool
  public let keyboardType: UIKeyboardType
  public let textContentType: UITextContentType?
  /// The cell's `accessibilityIdentifier`.
  public let identifier: String

  public var id: ObjectIdentifier { ObjectIdentifier(viewModel) }

  /// - Parameters:
  ///   - title: What is asked for.
  ///   - identifier: The field's `accessibilityIdentifier`.
  public init(
    _ title: String, viewModel: BaseTextFieldViewModel, identifier: String,
    isSecure: Bool = false, keyboardType: UIKeyboardType = .default,
    textContentType: UITextContentType? = nil
  ) {
    self.title = title
    self.viewModel = viewModel
    self.identifier = identifier
    self.isSecure = isSecure
    self.keyboardType = keyboardType
    self.textContentType = textContentType
  }
}

/// A screen of cells with a button that submits them. Return leads from cell to cell, and submits in
/// the last one.
public struct TextCellsView: View {
  private let rows: [TextCellRow]
  private let buttonTitle: String?
  private let buttonIdentifier: String
  private let showsMessages: Bool
  private let onValidate: @MainActor () -> Void
  @FocusState private var focus: TextCellRow.ID?

  /// - Parameters:
  ///   - buttonTitle: Without it “Validate” in the visitor's language.
  ///   - buttonIdentifier: The button's `accessibilityIdentifier`.
  ///   - showsMessages: Whether the reasons of refusals stand below the fields.
  ///   - onValidate: Runs when the button is tapped, and at Return in the last cell.
  public init(
    rows: [TextCellRow], buttonTitle: String? = nil,
    buttonIdentifier: String = "textCells.validateButton.tap", showsMessages: Bool = false,
    onValidate: @escaping @MainActor () -> Void
  ) {
    self.rows = rows
    self.buttonTitle = buttonTitle
    self.buttonIdentifier = buttonIdentifier
    self.showsMessages = showsMessages
    self.onValidate = onValidate
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(rows) { row in
          TextCell(
            row.title, viewModel: row.viewModel, isSecure: row.isSecure,
            showsMessage: showsMessages, identifier: row.identifier
          )
          .keyboardType(row.keyboardType)
          .textContentType(row.textContentType)
          .focused($focus, equals: row.id)
          .submitLabel(row.id == rows.last?.id ? .done : .next)
          .onSubmit { submit(row) }
        }
        Button(buttonTitle ?? own(.validate)) { onValidate() }
          .frame(minWidth: 128, minHeight: TextCell.defaultHeight)
          .padding(.top, 16)
          .accessibilityIdentifier(buttonIdentifier)
      }
      .padding()
    }
  }

  private func submit(_ row: TextCellRow) {
    let next = rows.drop { $0.id != row.id }.dropFirst().first
    if let next { focus = next.id } else { onValidate() }
  }
}

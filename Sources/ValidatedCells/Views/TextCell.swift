import SystemFrameworks

/// A cell with a text field: red text and a red line below while the text is refused.
///
/// It binds to its view model when it appears and when it is given another one, and lets go when it
/// disappears. On binding it shows the model's text before it listens to the person.
public struct TextCell: View {
  /// Points.
  public static let defaultHeight: CGFloat = 44

  private let title: String
  private let viewModel: BaseTextFieldViewModel
  private let isSecure: Bool
  private let showsMessage: Bool
  private let identifier: String
  @StateObject private var binding = TextCellBinding()

  /// - Parameters:
  ///   - title: What is asked for: placeholder and label.
  ///   - isSecure: Whether the characters are hidden.
  ///   - showsMessage: Whether the reason of a refusal stands below the field. Assistive technology
  ///     is told either way.
  ///   - identifier: The field's `accessibilityIdentifier`.
  public init(
    _ title: String, viewModel: BaseTextFieldViewModel, isSecure: Bool = false,
    showsMessage: Bool = false, identifier: String = ""
  ) {
    self.identifier = identifier
    self.title = title
    self.viewModel = viewModel
    self.isSecure = isSecure
    self.showsMessage = showsMessage
  }

  public var body: some View {
    let viewModel = viewModel
    let binding = binding
    let message = binding.message ?? binding.serverMessage
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        TextCellField(title: title, isSecure: isSecure, textField: binding.textField)
          .foregroundStyle(binding.isRefused ? Color.red : Color.primary)
          .fieldError(message)
          .accessibilityIdentifier(identifier)
        OnlineValidationMark(state: binding.onlineState)
      }
      .frame(minHeight: Self.defaultHeight)
      Rectangle()
        .fill(binding.isRefused ? Color.red : Color(.lightGray))
        .frame(height: 1)
      if showsMessage, let message {
        Text(verbatim: message)
          .font(.footnote)
          .foregroundStyle(Color.red)
          .padding(.top, 4)
          .accessibilityHidden(true)
      }
    }
    .onAppear { binding.configure(with: viewModel) }
    .onChange(of: ObjectIdentifier(viewModel)) { binding.configure(with: viewModel) }
    .onDisappear { binding.prepareForReuse() }
  }
}

extension View {
  /// Ties the reason of a refusal to the field for assistive technology.
  fileprivate func fieldError(_ message: String?) -> some View {
    #if canImport(Darwin)
      accessibilityHint(Text(verbatim: message ?? ""))
    #else
      accessibilityError(message.map { Text(verbatim: $0) })
    #endif
  }
}

/// The field alone: a key evaluates this, and the cell only if the judgement changes.
private struct TextCellField: View {
  let title: String
  let isSecure: Bool
  @ObservedObject var textField: CellTextField

  var body: some View {
    let textField = textField
    let text = Binding(
      get: { textField.text ?? "" }, set: { textField.edit($0) })
    if isSecure {
      SecureField(title, text: text)
    } else {
      TextField(title, text: text)
    }
  }
}

/// What the server says of the text.
private struct OnlineValidationMark: View {
  let state: OnlineValidationState

  var body: some View {
    switch state {
    case .initial:
      EmptyView()
    case .processing:
      ProgressView()
        .accessibilityLabel(Text(verbatim: own(.checking)))
    case .valid:
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(Color.green)
        .accessibilityLabel(Text(verbatim: own(.acceptedByServer)))
    case .invalid:
      Image(systemName: "xmark.circle.fill")
        .foregroundStyle(Color.red)
        .accessibilityLabel(Text(verbatim: own(.refusedByServer)))
    }
  }
}

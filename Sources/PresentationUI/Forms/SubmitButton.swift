import Presentation
import SystemFrameworks

/// The one button that leads on. While what it began goes on it shows progress and takes no taps.
///
/// ```swift
/// SubmitButton("Send", form: form, accessibilityID: "report.send.tap") { draft in
///   try await reports.add(draft)
/// }
/// SubmitButton("Send", isSubmitting: viewModel.isSending, accessibilityID: "report.send.tap") {
///   viewModel.send()
/// }
/// ```
public struct SubmitButton: View {
  let title: String
  let busyTitle: String?
  let isEnabled: Bool
  let accessibilityID: String
  let isSubmitting: @MainActor () -> Bool
  let action: @MainActor () -> Void

  /// - Parameters:
  ///   - title: What it says.
  ///   - busyTitle: What it says meanwhile, announced politely; without it the same.
  ///   - isSubmitting: Whether what it began goes on.
  ///   - isEnabled: Whether it takes taps otherwise.
  ///   - accessibilityID: Its identifier.
  ///   - action: What it does.
  public init(
    _ title: String, busyTitle: String? = nil, isSubmitting: Bool = false, isEnabled: Bool = true,
    accessibilityID: String, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.busyTitle = busyTitle
    self.isEnabled = isEnabled
    self.accessibilityID = accessibilityID
    self.isSubmitting = { isSubmitting }
    self.action = action
  }

  /// Submits a form: everything is judged, and a draft that is right is handed over.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - busyTitle: What it says meanwhile, announced politely; without it the same.
  ///   - form: The form.
  ///   - accessibilityID: Its identifier.
  ///   - action: What is done with the draft. If it throws a `ValidationReport`, its failures are
  ///     shown at their fields.
  ///   - completion: Told how it ended.
  public init<Draft>(
    _ title: String, busyTitle: String? = nil, form: FormModel<Draft>, accessibilityID: String,
    action: @escaping @MainActor (Draft) async throws -> Void,
    completion: @escaping @MainActor (Submission) -> Void = { _ in }
  ) {
    self.title = title
    self.busyTitle = busyTitle
    isEnabled = true
    self.accessibilityID = accessibilityID
    isSubmitting = { form.isSubmitting }
    self.action = {
      Task { completion(await form.submit(action)) }
    }
  }

  public var body: some View {
    let isBusy = isSubmitting()
    Button(action: action) {
      HStack(spacing: 8) {
        if isBusy {
          ProgressView()
        }
        Text(isBusy ? busyTitle ?? title : title)
          .fontWeight(.semibold)
      }
      .frame(maxWidth: .infinity, minHeight: 36)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(isBusy || !isEnabled)
    .accessibilityIdentifier(accessibilityID)
    .announced(isBusy ? busyTitle : nil)
  }
}

#Preview {
  VStack {
    SubmitButton("Continue", accessibilityID: "preview.continue.tap") {}
    SubmitButton(
      "Send", busyTitle: "Sending…", isSubmitting: true, accessibilityID: "preview.busy.tap"
    ) {}
  }
  .padding()
}

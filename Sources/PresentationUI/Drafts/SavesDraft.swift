import Presentation
import SystemFrameworks

extension View {
  /// Keeps what is entered into a form in the visitor's tab, so that it survives a reload.
  ///
  /// ```swift
  /// SignupContentView(form: viewModel.form)
  ///   .savesDraft(of: viewModel.form, as: "signup.draft")
  /// ```
  ///
  /// As the view appears the form is put back as it stood; from then on every change is kept. Once the
  /// form was submitted or begun anew nothing is. What another version of the app has kept and this
  /// one cannot read is forgotten.
  ///
  /// - Parameters:
  ///   - form: The form. What it holds is kept in the browser as text: no passwords.
  ///   - key: The name under which `@SceneStorage` keeps it.
  public func savesDraft<Draft: Codable>(
    of form: FormModel<Draft>, as key: String
  ) -> some View {
    background(DraftKeeper(form: form, key: key))
  }
}

/// Reads the whole form, so that what it lies behind need not.
private struct DraftKeeper<Draft: Equatable & Sendable & Codable>: View {
  let form: FormModel<Draft>
  @SceneStorage private var saved: Data?
  @State private var isRestored = false

  init(form: FormModel<Draft>, key: String) {
    self.form = form
    _saved = SceneStorage(key)
  }

  var body: some View {
    Color.clear
      .accessibilityHidden(true)
      .onChange(of: form.savedDraft, initial: true) { _, draft in
        if isRestored {
          saved = draft
        } else {
          isRestored = true
          if let saved { form.restore(savedDraft: saved) }
        }
      }
  }
}

import Presentation
import SystemFrameworks
import Validation

/// All that is wrong with a form in one place, each with a link to its field.
///
/// ```swift
/// ErrorSummary(form, names: ["email": "Email", "password": "Password"])
/// ```
///
/// It is there once the form was submitted in vain, for as long as anything is wrong. How much there
/// is to correct is announced politely at each refusal; the first wrong field has the focus, and says
/// itself what is wrong with it.
///
/// Identifiers: `errorSummary.title.text`, and `errorSummary.{field}.tap` for each link, where the
/// field is its path; with a prefix of your own, that instead of `errorSummary`.
public struct ErrorSummary: View {
  let title: String?
  let accessibilityID: String
  let refusals: @MainActor () -> Int
  let entries: @MainActor () -> [Entry]
  let select: @MainActor (Entry) -> Void

  /// One thing that is wrong.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The field, as identifiers name it.
    public let id: String
    /// What is wrong with it.
    public let message: String

    public init(id: String, message: String) {
      self.id = id
      self.message = message
    }
  }

  /// - Parameters:
  ///   - title: What the person is asked to do; without it “Please correct the following” in the visitor's
  ///     language.
  ///   - entries: What is wrong, in the order of the fields.
  ///   - refusals: How often the form was submitted in vain.
  ///   - accessibilityID: What the identifiers begin with.
  ///   - onSelect: Moves the focus to the field.
  public init(
    title: String? = nil, entries: [Entry], refusals: Int = 1,
    accessibilityID: String = "errorSummary", onSelect: @escaping @MainActor (Entry) -> Void
  ) {
    self.title = title
    self.accessibilityID = accessibilityID
    self.refusals = { refusals }
    self.entries = { entries }
    select = onSelect
  }

  /// - Parameters:
  ///   - form: The form.
  ///   - title: What the person is asked to do; without it “Please correct the following” in the visitor's
  ///     language.
  ///   - names: What the fields are called, where their messages do not say it.
  ///   - accessibilityID: What the identifiers begin with.
  public init<Draft>(
    _ form: FormModel<Draft>, title: String? = nil,
    names: [FieldPath: String] = [:], accessibilityID: String = "errorSummary"
  ) {
    self.title = title
    self.accessibilityID = accessibilityID
    refusals = { form.refusals }
    entries = {
      form.shownFailures.map { failure in
        let message = form.wording.text(for: failure)
        let name = names[failure.path] ?? names[failure.path.pattern]
        return Entry(
          id: failure.path.description, message: name.map { "\($0): \(message)" } ?? message)
      }
    }
    select = { entry in
      let failure = form.shownFailures.first { $0.path.description == entry.id }
      if let failure, !failure.path.isRoot { form.requestFocus(failure.path) }
    }
  }

  public var body: some View {
    let title = title ?? own(.correctFollowing)
    let refusals = refusals()
    let entries = refusals > 0 ? entries() : []
    Group {
      if !entries.isEmpty {
        VStack(alignment: .leading, spacing: 4) {
          Label(title, systemImage: "exclamationmark.triangle.fill")
            .font(.headline)
            .foregroundStyle(Color.red)
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier(accessibilityID + ".title.text")
          ForEach(entries) { entry in
            Button {
              select(entry)
            } label: {
              Text(entry.message)
                .underline()
                .multilineTextAlignment(.leading)
                .foregroundStyle(Color.primary)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("\(accessibilityID).\(entry.id).tap")
          }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.red.opacity(0.08), in: RoundedRectangle(cornerRadius: 12))
        .overlay {
          RoundedRectangle(cornerRadius: 12).stroke(Color.red.opacity(0.5), lineWidth: 1)
        }
      }
    }
    .onChange(of: refusals, initial: true) {
      guard !entries.isEmpty else { return }
      AccessibilityNotification.Announcement("\(title): \(entries.count)").post()
    }
  }
}

#Preview {
  ErrorSummary(entries: [
    .init(id: "email", message: "Enter an email address, such as name@example.com."),
    .init(id: "password", message: "Enter at least 6 characters."),
  ]) { _ in }
  .padding()
}

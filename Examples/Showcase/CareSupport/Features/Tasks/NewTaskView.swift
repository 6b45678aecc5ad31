import Presentation
import PresentationUI
import SwiftUI

/// Asks what is to be done.
struct NewTaskView: View {
  @StateObject private var viewModel: NewTaskViewModel

  init(viewModel: NewTaskViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    let form = viewModel.form
    StateView(viewModel.patients, words: CareError.words, retry: viewModel.load) { patients in
      NewTaskContentView(
        patients: patients,
        patientID: Binding(get: { form.patientID }, set: { form.patientID = $0 }),
        title: Binding(get: { form.title }, set: { form.title = $0 }),
        description: Binding(get: { form.description }, set: { form.description = $0 }),
        dueDate: Binding(get: { form.dueDate }, set: { form.dueDate = $0 }),
        priority: Binding(get: { form.priority }, set: { form.priority = $0 }),
        patientError: form.field(\.patientID).message, titleError: form.field(\.title).message,
        descriptionError: form.field(\.description).message, refusals: form.refusals,
        isCreating: form.isSubmitting, onCreate: { Task { await viewModel.create() } })
    }
    .navigationTitle("New task")
    .navigationBarTitleDisplayMode(.inline)
    .task { await viewModel.load() }
    .errorAlert(viewModel.error, accessibilityID: "newTask.errorOK.tap") { viewModel.error = nil }
  }
}

struct NewTaskContentView: View {
  enum Field: Hashable { case title, description }

  let patients: [CareMember]
  @Binding var patientID: String
  @Binding var title: String
  @Binding var description: String
  @Binding var dueDate: Date
  @Binding var priority: TaskPriority
  let patientError: String?
  let titleError: String?
  let descriptionError: String?
  /// How often the form was sent in vain.
  let refusals: Int
  let isCreating: Bool
  let onCreate: @MainActor () -> Void

  @FocusState private var focus: Field?

  var body: some View {
    CardPage {
      VStack(alignment: .leading, spacing: 16) {
        if patients.count > 1 { patientPicker }
        FieldContainer(
          "What is to be done?", error: titleError, accessibilityID: "newTask.titleTextField.input"
        ) {
          TextField("e.g. Morning walk", text: $title)
            .focused($focus, equals: .title)
            .submitLabel(.next)
            .onSubmit { focus = .description }
            .accessibilityLabel("What is to be done?")
        }
        FieldContainer(
          "Details (optional)", error: descriptionError,
          accessibilityID: "newTask.descriptionTextField.input"
        ) {
          TextField("What one should know", text: $description)
            .focused($focus, equals: .description)
            .accessibilityLabel("Details (optional)")
        }
        DatePicker("Due", selection: $dueDate)
          .accessibilityIdentifier("newTask.dueDatePicker.input")
        VStack(alignment: .leading, spacing: 6) {
          Text("Priority")
            .font(.subheadline.weight(.medium))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
          Picker("Priority", selection: $priority) {
            ForEach(TaskPriority.allCases, id: \.self) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("newTask.priorityPicker.tap")
        }
      }
      .disabled(isCreating)
      .card()
      SubmitButton(
        "Create task", isSubmitting: isCreating, accessibilityID: "newTask.createButton.tap",
        action: onCreate)
    }
    .onChange(of: refusals) {
      focus = titleError != nil ? .title : descriptionError != nil ? .description : nil
    }
  }

  private var patientPicker: some View {
    VStack(alignment: .leading, spacing: 6) {
      Picker("For", selection: $patientID) {
        Text("Choose a patient").tag("")
        ForEach(patients) { Text($0.name).tag($0.id) }
      }
      .accessibilityIdentifier("newTask.patientPicker.tap")
      if let patientError {
        FieldError(message: patientError, accessibilityID: "newTask.patientPicker.tap.error")
      }
    }
  }
}

#Preview {
  NewTaskContentView(
    patients: [
      CareMember(id: "maria", name: "Maria Nowak", role: .patient),
      CareMember(id: "jonas", name: "Jonas Weber", role: .patient),
    ],
    patientID: .constant(""), title: .constant(""), description: .constant(""),
    dueDate: .constant(Date()), priority: .constant(.normal),
    patientError: "Please select for whom it is", titleError: "Please enter what is to be done",
    descriptionError: nil, refusals: 0, isCreating: false, onCreate: {})
}

import PresentationUI
import SwiftUI

struct NewRFIContentView: View {
  struct Choice: Identifiable, Equatable {
    let id: Int64
    let name: String
  }

  let projects: [Choice]
  @Binding var projectID: Int64?
  @Binding var subject: String
  @Binding var question: String
  @Binding var assignee: String
  @Binding var dueAt: Date
  @Binding var isSent: Bool
  let projectError: String?
  let subjectError: String?
  let questionError: String?
  let assigneeError: String?
  let isSaving: Bool
  let onCancel: @MainActor () -> Void
  let onSave: @MainActor () -> Void

  var body: some View {
    SheetForm(
      title: "New RFI", saveTitle: isSent ? "Send" : "Save", isSaving: isSaving,
      screen: "newRFI", onCancel: onCancel, onSave: onSave
    ) {
      Section {
        VStack(alignment: .leading, spacing: 6) {
          Picker("Project", selection: $projectID) {
            Text("Select a project").tag(Int64?.none)
            ForEach(projects) { project in
              Text(project.name).tag(Int64?.some(project.id))
            }
          }
          .fieldError(projectError)
          .accessibilityIdentifier("newRFI.projectPicker.tap")
          FieldError(message: projectError, accessibilityID: "newRFI.projectPicker.tap.error")
        }
        .padding(.vertical, 6)
        FormLine(
          title: "Subject", text: $subject, error: subjectError,
          accessibilityID: "newRFI.subjectTextField.input")
        FormLine(
          title: "Question", text: $question, error: questionError, axis: .vertical,
          accessibilityID: "newRFI.questionTextField.input")
      }
      Section {
        FormLine(
          title: "Asked of (optional)", text: $assignee, error: assigneeError,
          accessibilityID: "newRFI.assigneeTextField.input")
        DatePicker("Due", selection: $dueAt, displayedComponents: .date)
          .accessibilityIdentifier("newRFI.dueDatePicker.input")
        Toggle("Send at once", isOn: $isSent)
          .accessibilityIdentifier("newRFI.sentToggle.tap")
      } footer: {
        Text("What is not sent stays a draft.")
      }
    }
  }
}

#Preview {
  NavigationStack {
    NewRFIContentView(
      projects: [.init(id: 1, name: "Market Hall Renewal")], projectID: .constant(nil),
      subject: .constant(""), question: .constant(""), assignee: .constant(""),
      dueAt: .constant(Date(timeIntervalSince1970: 1_795_217_400)), isSent: .constant(true),
      projectError: "Please select a project", subjectError: nil, questionError: nil,
      assigneeError: nil, isSaving: false, onCancel: {}, onSave: {})
  }
}

import SwiftUI
import UIKit

struct NoteEditor: View {
  @Binding var note: Note
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var showsLink = false
  @State private var showsShare = false

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 12) {
        TextField(
          "Title", text: $note.title, onEditingChanged: { isEditing = $0 },
          onCommit: { self.hideKeyboard() }
        )
        .font(.title.weight(.bold))
        Picker("Tint", selection: $note.tint) {
          ForEach(Note.Tint.allCases, id: \.self) { tint in
            Text(tint.rawValue.capitalized).tag(tint)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        TextView(text: $note.body, onEditingChanged: { isEditing = $0 })
          .frame(minHeight: 120)
          .overlay(
            RoundedRectangle(cornerRadius: 8).stroke(
              isEditing ? Color.accentColor : Color(.separator)))
        if let link = note.link {
          Button("Open \(link.host ?? "link")") { showsLink = true }
          WebPreview(url: link)
            .frame(height: 160)
            .cornerRadius(8)
        }
        Spacer()
      }
      .padding()
      .onTapGesture { hideKeyboard() }
      .navigationBarTitle(Text(note.title), displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Share") { showsShare.toggle() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            Haptics.success()
            dismiss()
          }
        }
      }
      .sheet(isPresented: $showsLink) { SafariView(url: note.link!) }
      .sheet(isPresented: $showsShare) { ShareSheet(activityItems: [note.title, note.body]) }
    }
  }
}

struct ShareSheet: UIViewControllerRepresentable {
  typealias Callback = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ error: Error?
  ) -> Void

  let activityItems: [Any]
  let applicationActivities: [UIActivity]? = nil
  let excludedActivityTypes: [UIActivity.ActivityType]? = nil
  let callback: Callback? = nil

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(
      activityItems: activityItems,
      applicationActivities: applicationActivities)
    controller.excludedActivityTypes = excludedActivityTypes
    controller.completionWithItemsHandler = callback
    return controller
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

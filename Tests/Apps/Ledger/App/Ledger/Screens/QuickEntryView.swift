import DesignSystem
import LedgerCore
import SwiftUI

struct QuickEntryView: View {
  @EnvironmentObject private var store: EntryStore
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFocused: Bool
  @State private var text = ""

  private var entry: Entry? { EntryParser.parse(text, at: Date()) }

  var body: some View {
    VStack(spacing: 24) {
      TextField("12.50 Lunch #food", text: $text)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .submitLabel(.done)
        .onSubmit(save)
        .autocorrectionDisabled()
        .textInputAutocapitalization(.never)
      if let entry {
        EntryRow(entry: entry)
          .card()
          .transition(.move(edge: .bottom).combined(with: .opacity))
      } else {
        Text("Type an amount, a title and a category.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Save", action: save)
        .buttonStyle(.pill)
        .disabled(entry == nil)
        .if(entry == nil) { $0.opacity(0.6) }
    }
    .padding()
    .animation(.spring(response: 0.3, dampingFraction: 0.8), value: entry)
    .onAppear { isFocused = true }
    .presentationDetents([.height(320), .large])
    .interactiveDismissDisabled(!text.isEmpty)
  }

  private func save() {
    guard let entry else { return }
    store.add(entry)
    dismiss()
  }
}

import ViewGraph

/// A sheet with a button that opens the browser's chooser of files. A browser opens it for a press alone.
nonisolated package struct FileChooser: View {
  /// Offered in the chooser; empty: any file.
  let offers: [String]
  let takes: (_ name: String, _ type: String) -> Bool
  let allowsSeveral: Bool
  /// Called with the files in the end, in the order of choice.
  let onChoose: ([PickedFile]) -> Void
  let onCancel: () -> Void

  @State private var chosen: [PickedFile] = []
  @Environment(\.dismiss) private var dismiss

  package init(
    offers: [String], allowsSeveral: Bool,
    takes: @escaping (_ name: String, _ type: String) -> Bool,
    onChoose: @escaping ([PickedFile]) -> Void, onCancel: @escaping () -> Void
  ) {
    self.offers = offers
    self.allowsSeveral = allowsSeveral
    self.takes = takes
    self.onChoose = onChoose
    self.onCancel = onCancel
  }

  package static var mostBytes: Int { 8 * 1024 * 1024 }

  @MainActor package var body: some View {
    VStack(spacing: 16) {
      picker.buttonStyle(.borderedProminent).accessibilityIdentifier("apus.file-chooser")
      ForEach(chosen, id: \.self) { Text($0.name) }
      if !chosen.isEmpty {
        Button {
          end(chosen)
        } label: {
          Text(own: .done)
        }
        .accessibilityIdentifier("apus.file-chooser.done")
      }
      Button(role: .cancel) {
        cancel()
      } label: {
        Text(own: .cancel)
      }
      .accessibilityIdentifier("apus.file-chooser.cancel")
    }
    .padding()
  }

  @MainActor private var picker: some View {
    var picker = FilePickerButton(
      types: offers, maximumBytes: Self.mostBytes,
      onChoose: { file in
        if allowsSeveral { chosen.append(file) } else { end([file]) }
      }
    ) { Text(own: .chooseFile) }
    let takes = takes
    picker.takes = { takes($0.name, $0.type) }
    return picker
  }

  @MainActor private func end(_ files: [PickedFile]) {
    onChoose(files)
    dismiss()
  }

  @MainActor private func cancel() {
    onCancel()
    dismiss()
  }
}

extension View {
  /// Shows a chooser of files while a condition holds.
  ///
  /// - Parameter onCancel: Called when it goes without a file.
  nonisolated package func fileChooser(
    isPresented: Binding<Bool>, offers: [String], allowsSeveral: Bool,
    takes: @escaping (_ name: String, _ type: String) -> Bool,
    onChoose: @escaping ([PickedFile]) -> Void,
    onCancel: @escaping () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileChooser(
        offers: offers, allowsSeveral: allowsSeveral, takes: takes, onChoose: onChoose,
        onCancel: onCancel
      )
      .presentationDetents([.medium])
    }
  }
}

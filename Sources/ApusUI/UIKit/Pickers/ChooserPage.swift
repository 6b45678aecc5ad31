import ViewGraph

/// The page of a picker of files: a button for the browser's chooser, and one that goes away without a file.
///
/// Tests find the first by the identifier `FilePicker`.
package struct ChooserPage: View {
  private let icon: String
  private let types: [String]
  /// The most files; one is handed over as soon as it is there, several when the person says that it is all.
  private let mostFiles: Int
  private let choose: @MainActor ([PickedFile]) -> Void
  private let cancel: @MainActor () -> Void
  @State private var files: [PickedFile] = []

  private static var mostBytes: Int { 8 * 1024 * 1024 }

  /// A page for files.
  ///
  /// - Parameters:
  ///   - kind: What is chosen.
  ///   - types: MIME types, as a browser's chooser takes them; all files if empty.
  ///   - mostFiles: The most files.
  ///   - choose: Called once, with the chosen files.
  ///   - cancel: Called when the person wants none.
  package init(
    _ kind: Kind, types: [String], mostFiles: Int = 1,
    choose: @escaping @MainActor ([PickedFile]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    icon =
      switch kind {
      case .photos: "photo.on.rectangle"
      case .files: "folder"
      }
    self.types = types
    self.mostFiles = max(1, mostFiles)
    self.choose = choose
    self.cancel = cancel
  }

  /// What is chosen.
  package enum Kind { case photos, files }

  package var body: some View {
    List {
      Section {
        FilePickerButton(types: types, maximumBytes: Self.mostBytes, onChoose: take) {
          Label {
            Text(own: .select)
          } icon: {
            Image(systemName: icon)
          }
        }
        .accessibilityIdentifier("FilePicker")
        .disabled(files.count >= mostFiles)
        ForEach(files, id: \.url) { file in
          Text(verbatim: file.name).lineLimit(1)
        }
      }
      Section {
        if mostFiles > 1 {
          Button {
            choose(files)
          } label: {
            Text(own: .done)
          }
          .disabled(files.isEmpty)
        }
        Button(role: .cancel) {
          cancel()
        } label: {
          Text(own: .cancel)
        }
      }
    }
  }

  private func take(_ file: PickedFile) {
    if mostFiles == 1 { return choose([file]) }
    files.append(file)
  }
}

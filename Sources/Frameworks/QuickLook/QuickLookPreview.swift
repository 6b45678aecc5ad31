import ApusUI
import Foundation

extension View {
  /// Shows a file in a sheet, while there is one: its name, and a button by which the browser saves or opens it.
  ///
  /// > Note: A page draws no file.
  ///
  /// - Parameter item: The address of the file. It is nil again when the person is done.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(FilePreview(item: item, items: []))
  }

  /// Shows files in a sheet, while one of them is chosen: their names, and buttons by which the browser saves or opens them.
  ///
  /// > Note: A page draws no file.
  ///
  /// - Parameters:
  ///   - selection: The address of the chosen file. It is nil again when the person is done.
  ///   - items: The addresses of all files.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(FilePreview(item: selection, items: Array(items)))
  }
}

/// A sheet with files.
nonisolated private struct FilePreview: ViewModifier {
  let item: Binding<URL?>
  let items: [URL]

  @MainActor func body(content: Content) -> some View {
    content.sheet(isPresented: isShown) {
      FilePage(files: items.isEmpty ? [item.wrappedValue].compactMap { $0 } : items) {
        item.wrappedValue = nil
      }
      .onAppear { notDrawn("quickLookPreview(_:)", "a button hands the file to the person") }
    }
  }

  @MainActor private var isShown: Binding<Bool> {
    let item = item
    return Binding {
      item.wrappedValue != nil
    } set: {
      if !$0 { item.wrappedValue = nil }
    }
  }
}

/// Files as buttons that hand them over, and a button that goes away.
struct FilePage: View {
  let files: [URL]
  let finish: @MainActor () -> Void

  var body: some View {
    List {
      Section {
        ForEach(files, id: \.self) { file in
          Button {
            _ = UIDocumentInteractionController(url: file)
              .presentOptionsMenu(from: .zero, in: UIView(), animated: true)
          } label: {
            Label {
              Text(verbatim: file.lastPathComponent)
            } icon: {
              Image(systemName: "doc")
            }
          }
        }
      }
      Section { Button(action: finish) { Text(own: .done) } }
    }
  }
}

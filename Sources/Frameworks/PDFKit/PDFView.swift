import ApusUI
import Foundation

/// The arrangement of the pages.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// Shows that there is a PDF file, with a button that hands it to the person: the browser saves or opens it.
///
/// A page draws no PDF, because browsers show none in a closed frame.
@MainActor @preconcurrency
open class PDFView: UIView {
  /// The file.
  open var document: PDFDocument? {
    didSet {
      if document != nil {
        notDrawn("PDFView.document", "a button hands the file to the person")
      }
      setNeedsDisplay()
    }
  }
  /// Whether the pages are as wide as the view. The program that opens the file decides.
  open var autoScales = false
  /// The arrangement of the pages. The program that opens the file decides.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction in which pages follow each other. The program that opens the file decides.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether there is room between pages. The program that opens the file decides.
  open var displaysPageBreaks = true
  /// The largest factor. The program that opens the file decides.
  open var maxScaleFactor: CGFloat = 5
  /// The smallest factor. The program that opens the file decides.
  open var minScaleFactor: CGFloat = 0.25

  /// A view of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContent { [weak self] in AnyView(FileButton(document: self?.document)) }
  }

  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }
}

/// A file's name, as a button that hands it over.
private struct FileButton: View {
  let document: PDFDocument?

  var body: some View {
    Group {
      if let document {
        Button {
          hand(document)
        } label: {
          Label {
            Text(verbatim: name(of: document))
          } icon: {
            Image(systemName: "doc.richtext")
          }
        }
        .padding()
      } else {
        Color.clear
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func name(of document: PDFDocument) -> String {
    document.documentURL?.lastPathComponent ?? "PDF"
  }

  private func hand(_ document: PDFDocument) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = document.documentURL ?? folder.appending(path: "Document.pdf")
    if document.documentURL == nil {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      document.write(to: file)
    }
    _ = UIDocumentInteractionController(url: file)
      .presentOptionsMenu(from: .zero, in: UIView(), animated: true)
    if document.documentURL == nil { try? FileManager.default.removeItem(at: folder) }
  }
}

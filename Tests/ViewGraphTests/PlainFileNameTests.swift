import Testing

@testable import ViewGraph

/// Names from outside become names that a folder takes.
@Suite struct PlainFileNameTests {
  @Test(arguments: [
    ("report.pdf", "report.pdf"), ("../../etc/passwd", "passwd"), ("C:\\Users\\a\\b.txt", "b.txt"),
    ("", "Untitled"), ("..", "Untitled"), ("a/..", "Untitled"), (".hidden.txt", "hidden.txt"),
    ("a\u{0}b\n.txt", "a-b-.txt"), ("Übung 1.docx", "Übung 1.docx"), ("/", "Untitled"),
  ])
  func anUploadHasItsNameWithoutFolders(_ name: String, _ plain: String) {
    #expect(PlainFileName.ofUpload(name) == plain)
  }

  @Test func aLongNameKeepsItsEnding() {
    let long = PlainFileName.ofUpload(String(repeating: "ü", count: 300) + ".pdf")
    #expect(long.utf8.count <= PlainFileName.limit && long.hasSuffix("ü.pdf"))
    let endless = PlainFileName.ofUpload("a." + String(repeating: "b", count: 300))
    #expect(endless.utf8.count == PlainFileName.limit)
  }
}

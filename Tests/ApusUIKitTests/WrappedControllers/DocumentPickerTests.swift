import ApusUniformTypeIdentifiers
import Foundation
import ScreenTesting
import SwiftUI
import Testing

/// Files that a person opens and saves by UIKit's controllers.
@MainActor
@Suite struct DocumentPickerTests {
  private struct Picker: UIViewControllerRepresentable {
    let make: () -> UIDocumentPickerViewController
    let coordinator: Coordinator

    func makeCoordinator() -> Coordinator { coordinator }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
      let picker = make()
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
  }

  private final class Coordinator: NSObject, UIDocumentPickerDelegate {
    var heard: [String] = []

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      heard.append(urls.map(\.lastPathComponent).joined(separator: ","))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      heard.append("cancelled")
    }
  }

  private struct Desk: View {
    let make: () -> UIDocumentPickerViewController
    let coordinator: Coordinator
    @State private var isPicking = false

    var body: some View {
      Button("Pick") { isPicking = true }.accessibilityIdentifier("pick")
        .sheet(isPresented: $isPicking) { Picker(make: make, coordinator: coordinator) }
    }
  }

  private func file(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data("Eggs".utf8).write(to: url)
    return url
  }

  @Test func aFileOfTheTypeIsChosen() throws {
    let list = try file("list.txt")
    defer { try? FileManager.default.removeItem(at: list.deletingLastPathComponent()) }
    let coordinator = Coordinator()
    let screen = Screen {
      Desk(
        make: { UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]) },
        coordinator: coordinator)
    }
    screen.button("pick").tap()
    screen.filePicker("apus.file-chooser").choose(file: list, type: "image/png")
    #expect(coordinator.heard.isEmpty)
    screen.filePicker("apus.file-chooser").choose(file: list, type: "text/plain")
    #expect(coordinator.heard == ["list.txt"])
    #expect(!screen.element("apus.file-chooser").exists)
  }

  @Test func nothingIsChosen() {
    let coordinator = Coordinator()
    let screen = Screen {
      Desk(
        make: { UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]) },
        coordinator: coordinator)
    }
    screen.button("pick").tap()
    screen.button("apus.file-chooser.cancel").tap()
    #expect(coordinator.heard == ["cancelled"])
    #expect(!screen.element("apus.file-chooser").exists)
  }

  @Test func aFileIsSaved() throws {
    let list = try file("list.txt")
    defer { try? FileManager.default.removeItem(at: list.deletingLastPathComponent()) }
    let coordinator = Coordinator()
    let screen = Screen {
      Desk(
        make: { UIDocumentPickerViewController(forExporting: [list]) }, coordinator: coordinator)
    }
    screen.button("pick").tap()
    #expect(coordinator.heard == ["list.txt"])
    let saved = try #require(screen.downloadedFiles.first)
    #expect(try String(contentsOf: saved, encoding: .utf8) == "Eggs")
    #expect(screen.button("pick").isHittable)
  }

  private struct Menu: View {
    let url: URL
    @State private var answer = "-"

    var body: some View {
      VStack {
        Text(answer).accessibilityIdentifier("answer")
        Button("Open in") {
          let controller = UIDocumentInteractionController(url: url)
          controller.name = "Other.txt"
          let isPreviewed = controller.presentPreview(animated: true)
          let isShown = controller.presentOptionsMenu(from: .zero, in: UIView(), animated: true)
          answer = "\(isPreviewed) \(isShown)"
        }
        .accessibilityIdentifier("open")
      }
    }
  }

  @Test func aFileIsHandedToOtherApps() throws {
    let list = try file("list.txt")
    defer { try? FileManager.default.removeItem(at: list.deletingLastPathComponent()) }
    let screen = Screen { Menu(url: list) }
    screen.button("open").tap()
    #expect(screen.element("answer").text == "false true")
    #expect(screen.downloadedFiles.map(\.lastPathComponent) == ["Other.txt"])
    let missing = Screen { Menu(url: URL(fileURLWithPath: "/no such file")) }
    missing.button("open").tap()
    #expect(missing.element("answer").text == "false false")
  }
}

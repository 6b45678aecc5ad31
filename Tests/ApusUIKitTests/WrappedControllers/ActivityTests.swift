import ScreenTesting
import SwiftUI
import Testing

@MainActor
struct ActivityTests {
  /// The ends that a sheet told of.
  final class Ends {
    var lines: [String] = []

    func add(_ type: UIActivity.ActivityType?, _ completed: Bool) {
      lines.append("\(type?.rawValue ?? "none") \(completed)")
    }
  }

  private struct Sharing: View {
    let ends: Ends
    var items: [Any] = ["Look at this", URL(string: "https://example.org/birds")!]
    var activities: [UIActivity]? = nil
    var excluded: [UIActivity.ActivityType]? = nil
    @State private var isSharing = false

    var body: some View {
      Button("Share it") { isSharing = true }
        .sheet(isPresented: $isSharing) {
          ActivityView(
            activityItems: items, applicationActivities: activities, excluded: excluded
          ) { type, completed, _, _ in ends.add(type, completed) }
        }
    }
  }

  private func open(_ sharing: Sharing) async -> Screen {
    let screen = Screen { sharing }
    screen.button(label: "Share it").tap()
    await screen.settle()
    return screen
  }

  @Test
  func theItemsAreSeenAndHandedToTheBrowser() async {
    let ends = Ends()
    let screen = await open(Sharing(ends: ends))
    #expect(screen.text("Look at this").isVisible)
    #expect(screen.text("https://example.org/birds").isVisible)
    #expect(screen.sharedTexts.isEmpty)
    screen.button(label: "Share…").tap()
    await screen.settle()
    #expect(screen.sharedTexts == ["Look at this\nhttps://example.org/birds"])
    #expect(ends.lines == ["none true"])
    #expect(!screen.text("Look at this").exists)
  }

  @Test
  func theItemsAreCopied() async {
    let ends = Ends()
    let screen = await open(Sharing(ends: ends))
    screen.button(label: "Copy").tap()
    await screen.settle()
    #expect(screen.copiedText == "Look at this\nhttps://example.org/birds")
    #expect(ends.lines == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(!screen.button(label: "Copy").exists)
  }

  @Test
  func aClosedSheetWasNotCompleted() async {
    let ends = Ends()
    let screen = await open(Sharing(ends: ends))
    screen.text("Look at this").dismiss()
    await screen.settle()
    #expect(ends.lines == ["none false"])
    #expect(screen.sharedTexts.isEmpty)
  }

  @Test
  func copyingCanBeExcluded() async {
    let screen = await open(Sharing(ends: Ends(), excluded: [.copyToPasteboard]))
    #expect(screen.button(label: "Share…").isVisible)
    #expect(!screen.button(label: "Copy").exists)
  }

  private final class Archive: UIActivity {
    private(set) var archived: [String] = []

    override var activityType: UIActivity.ActivityType? { .init("archive") }
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      archived = activityItems.compactMap { $0 as? String }
    }
    override func perform() { activityDidFinish(true) }
  }

  @Test
  func theAppsOwnServiceDoesItsWork() async {
    let (ends, archive) = (Ends(), Archive())
    let screen = await open(Sharing(ends: ends, activities: [archive]))
    screen.button(label: "Archive").tap()
    await screen.settle()
    #expect(archive.archived == ["Look at this"])
    #expect(ends.lines == ["archive true"])
    #expect(!screen.button(label: "Archive").exists)
  }

  @Test
  func aServiceThatDoesNotTakeTheItemsIsNotOffered() async {
    let screen = await open(
      Sharing(
        ends: Ends(), items: [URL(string: "https://example.org")!], activities: [Archive()]))
    #expect(screen.button(label: "Copy").isVisible)
    #expect(!screen.button(label: "Archive").exists)
  }

  private final class Words: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "For the clipboard" : "For all others" }
  }

  @Test
  func anItemIsSaidForEachService() async {
    let screen = await open(Sharing(ends: Ends(), items: [Words()]))
    #expect(screen.text("For all others").isVisible)
    screen.button(label: "Copy").tap()
    #expect(screen.copiedText == "For the clipboard")
  }
}

import ScreenTesting
import Testing

@testable import ApusUI

@MainActor
struct TabContentTests {
  private struct Account: Identifiable {
    let id: Int
    let name: String
  }

  private struct Accounts: View {
    @State private var accounts = [Account(id: 1, name: "Work"), Account(id: 2, name: "Home")]
    @State private var hasArchive = false
    @State private var isAsked = false
    var body: some View {
      TabView {
        ForEach(accounts) { account in
          Tab(account.name, systemImage: "tray") { Text("Mail of \(account.name)") }
            .accessibilityIdentifier("tab.\(account.name)")
        }
        if hasArchive {
          Tab("Archive", systemImage: "archivebox") { Text("Old mail") }
        }
        Tab("More", systemImage: "ellipsis") {
          Button("Add") { accounts.append(Account(id: 3, name: "Club")) }
          Button("Keep") { hasArchive = true }
        }
        .accessibilityLabel("More accounts")
        .contextMenu { Button("Forget") { accounts.removeLast() } }
        Tab("Secret", systemImage: "lock") { Text("Nobody sees this") }
          .hidden()
      }
    }
  }

  @Test func tabsOfACollectionComeAndGoWithIt() {
    let screen = Screen { Accounts() }
    #expect(screen.text("Mail of Work").isVisible)
    screen.element("tab.Home").tap()
    #expect(screen.text("Mail of Home").isVisible)
    screen.button(label: "More accounts").tap()
    screen.button(label: "Add").tap()
    screen.button(label: "Keep").tap()
    screen.element("tab.Club").tap()
    #expect(screen.text("Mail of Club").isVisible)
    screen.button(label: "Archive").tap()
    #expect(screen.text("Old mail").isVisible)
  }

  @Test func aHiddenTabIsNotThere() {
    let screen = Screen { Accounts() }
    #expect(!screen.button(label: "Secret").exists)
    #expect(!screen.text("Nobody sees this").exists)
  }

  private struct Tools: View {
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Draft")
          .toolbar(id: "draft") {
            ToolbarItem(id: "send", placement: .primaryAction) { Button("Send") {} }
            ToolbarItem(id: "print", placement: .primaryAction, showsByDefault: false) {
              Button("Print") {}
            }
            ToolbarItem(id: "share", placement: .primaryAction) { Button("Share") {} }
              .defaultCustomization(.hidden)
          }
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }
    }
  }

  @Test func toolsWithNamesAreShownByDefaultOrNot() {
    let screen = Screen { Tools() }
    #expect(screen.button(label: "Send").isVisible)
    #expect(!screen.button(label: "Print").exists && !screen.button(label: "Share").exists)
  }

  @Test func aTitleMenuAmongTheToolsIsThatOfTheTitle() {
    let bar = ControlsScreen { Tools() }.first(.bar)
    #expect(bar.all.first { $0.role == .menuLabel }?.words == "Draft")
    #expect(bar.all.contains { $0.role == .button && $0.words == "Rename" })
  }

  private struct Parallax: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 40)
            GeometryReader { place in
              Text("at \(Int(place.frame(in: .scrollView).minY))")
            }
            .frame(height: 50)
            GeometryReader { place in
              Text("along \(Int(place.frame(in: .scrollView(axis: .horizontal)).minY))")
            }
            .frame(height: 50)
          }
        }
      }
    }
  }

  @Test func placesAreCountedFromTheScrollViewAround() {
    let screen = Screen { Parallax() }
    #expect(screen.text("at 40").isVisible)
    // Nothing scrolls sideways, so it is the page.
    #expect(screen.text("along 190").isVisible)
  }

  private struct Signs: View {
    @State private var isGone = false
    var body: some View {
      Image(systemName: "star").symbolEffect(.disappear, isActive: isGone)
        .accessibilityIdentifier("sign")
      Button("Go") { isGone = true }
    }
  }

  @Test func aSymbolDisappears() {
    let screen = Screen { Signs() }
    #expect(screen.element("sign").isVisible)
    screen.button(label: "Go").tap()
    #expect(!screen.element("sign").isVisible)
  }
}

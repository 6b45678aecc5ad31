import ApusUI
import ScreenTesting
import Testing

/// What a section of a list has above and below its rows.
@MainActor
@Suite struct SectionTests {
  struct Headings: View {
    var body: some View {
      List {
        Section {
          Text("Row")
        } header: {
          Text("Usual").accessibilityIdentifier("usual")
        }
        Section {
          Text("Row")
        } header: {
          HStack {
            Text("Moved").accessibilityIdentifier("moved")
            Spacer()
          }
          .listRowInsets(EdgeInsets(top: 5, leading: 3, bottom: 7, trailing: 0))
        } footer: {
          Text("Below").listRowInsets(EdgeInsets()).accessibilityIdentifier("below")
        }
        Section {
          Text("Row").accessibilityIdentifier("last")
        }
      }
      ScrollView {
        Section {
          Text("Row")
        } header: {
          Text("Free").listRowInsets(EdgeInsets(top: 0, leading: 90, bottom: 0, trailing: 0))
            .accessibilityIdentifier("free")
        }
      }
    }
  }

  @Test func aHeaderHasTheInsetsThatItsViewSays() {
    let screen = Screen { Headings() }
    let usual = screen.element("usual").frame!
    #expect(usual.minX == 40)
    #expect(screen.element("moved").frame!.minX == 23)
    #expect(screen.element("below").frame!.minX == 20)
    // Outside of a list nothing is an item.
    #expect(abs(screen.element("free").frame!.midX - 195) < 0.01)
  }

  struct Changing: View {
    @State private var isWide = false
    var body: some View {
      List {
        Section {
          Button("Change") { isWide.toggle() }
        } header: {
          Text("Header").listRowInsets(isWide ? EdgeInsets() : nil).accessibilityIdentifier(
            "header")
        }
      }
    }
  }

  @Test func aHeadersInsetsChange() {
    let screen = Screen { Changing() }
    #expect(screen.element("header").frame!.minX == 40)
    screen.button(label: "Change").tap()
    #expect(screen.element("header").frame!.minX == 20)
    screen.button(label: "Change").tap()
    #expect(screen.element("header").frame!.minX == 40)
  }

  /// As Apple has them: rows that stand in no section are one.
  @Test func rowsBehindASectionAreACardOfTheirOwn() {
    let screen = Screen {
      Form {
        Section { Text("In it") }
        Text("First behind")
        Text("Second behind")
        Section { Text("Last") }
      }
    }
    let tops = ["In it", "First behind", "Second behind", "Last"].map {
      screen.text($0).frame!.minY
    }
    let steps = zip(tops.dropFirst(), tops).map { ($0 - $1).rounded() }
    #expect(steps == [79, 44, 79])
  }

  struct Folding: View {
    @State private var isOpen = false
    var body: some View {
      List {
        Section("Past", isExpanded: $isOpen) { Text("Row") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func aSignSaysThatASectionOpens() throws {
    let screen = Screen { Folding() }
    let header = screen.button(label: "Past")
    #expect(try #require(header.frame).width > 300)
    let closed = screen.dump
    header.tap()
    #expect(screen.text("Row").isVisible)
    header.tap()
    #expect(screen.dump == closed)
    #expect(!screen.text("Row").exists)
  }

  struct Places: View {
    @State private var count = 0
    var body: some View {
      List {
        Button("Count \(count)") { count += 1 }
        Section("Favourites") { Text("Home") }
        Section {
          Text("Tag")
        } header: {
          Text("Tags \(count)")
        }
        Section { Text("Bare") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test(arguments: [390.0, 1280])
  func aHeaderOfASidebarFoldsItsSectionAndKeepsThat(width: Double) throws {
    let screen = Screen(width: width) { Places() }
    let header = screen.button(label: "Favourites")
    #expect(screen.text("Home").isVisible && screen.text("Tag").isVisible)
    header.tap()
    #expect(!screen.text("Home").exists && screen.text("Tag").isVisible)
    screen.button(label: "Count 0").tap()
    #expect(screen.button(label: "Tags 1").exists)
    #expect(!screen.text("Home").exists)
    header.tap()
    #expect(screen.text("Home").isVisible && screen.text("Bare").isVisible)
    // As high as title 3 is, whose letters have 20 points.
    let height = try #require(screen.text("Favourites").frame).height
    #expect(height > 23 && height < 26)
  }

  @Test func sectionsOfAFormInARowOfASidebarStayOpen() {
    let screen = Screen {
      List {
        NavigationStack { Form { Section("Account") { Text("Name") } } }.frame(height: 300)
      }
      .listStyle(.sidebar)
    }
    #expect(screen.text("Name").exists)
    #expect(!screen.button(label: "Account").exists)
  }
}

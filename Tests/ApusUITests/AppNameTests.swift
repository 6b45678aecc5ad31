import Foundation
import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

/// Names that public apps use: menus, bars, tabs and spoken actions.
@MainActor
struct AppNameTests {
  private struct Message: View {
    @State private var done = "none"
    @State private var isNew = true
    var body: some View {
      Text(done)
      Text("Message")
        .accessibilityActions {
          Button("Reply") { done = "replied" }
          if isNew { Button("Read") { isNew = false } }
        }
    }
  }

  @Test func eachButtonOfAccessibilityActionsIsAnAction() {
    let screen = Screen { Message() }
    screen.button(label: "Reply").tap()
    #expect(screen.text("replied").exists)
    screen.button(label: "Read").tap()
    #expect(!screen.button(label: "Read").exists)
    #expect(screen.button(label: "Reply").exists)
  }

  @Test func accessibilityActionsTakeNoRoom() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).accessibilityActions { Button("Reply") {} }
        Color.blue.frame(height: 40).accessibilityIdentifier("below")
      }
      .frame(height: 80, alignment: .top).accessibilityIdentifier("all")
    }
    let all = try #require(screen.element("all").frame)
    #expect(try #require(screen.element("below").frame).minY == all.minY + 40)
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("framed")
        Menu(configuration)
      }
    }
  }

  @Test func aMenuStyleGivesTheMenuItsSurroundings() {
    var isSorted = false
    let screen = ControlsScreen {
      Menu("Sort") { Button("By name") { isSorted = true } }.menuStyle(Framed())
    }
    #expect(screen.all(.text).map { $0[.text] }.contains("framed"))
    #expect(screen.all(.menu).count == 1)
    screen.perform(.tap, on: screen.first(.button))
    #expect(isSorted)
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("loud")
        configuration.label
      }
    }
  }

  @Test func aMenuOfTheButtonStyleLooksAsButtonsDo() throws {
    let loud = ControlsScreen {
      Menu("Sort") { Button("By name") {} }.menuStyle(.button).buttonStyle(Loud())
    }
    #expect(loud.first(.menuLabel).words == "loud Sort")
    let screen = Screen {
      VStack {
        Menu("Sort") {}.menuStyle(.button).buttonStyle(.bordered).accessibilityIdentifier("wide")
        Menu("Sort") {}.menuStyle(.borderlessButton).accessibilityIdentifier("narrow")
      }
    }
    let wide = try #require(screen.element("wide").frame)
    let narrow = try #require(screen.element("narrow").frame)
    #expect(wide.width == narrow.width + 24)
  }

  private struct Titled: View {
    @State private var name = "Draft"
    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle(name)
          .toolbarTitleMenu { Button("Rename") { name = "Letter" } }
      }
    }
  }

  @Test func aTitleWithAMenuStandsInTheBarAndOpensIt() {
    let screen = ControlsScreen { Titled() }
    let bar = screen.first(.bar)
    #expect(bar[.hasInlineTitle] == true)
    #expect(bar.all.first { $0.role == .menuLabel }?.words == "Draft")
    let button = bar.all.first { $0.role == .button }!
    screen.perform(.tap, on: button)
    #expect(screen.first(.menuLabel).words == "Letter")
    #expect(screen.graph.session.pageTitle == "Letter")
  }

  @Test func aFlexibleSpacerPushesItemsOfTheBarAtTheBottomApart() throws {
    func items(_ sizing: SpacerSizing) throws -> (CGRect, CGRect) {
      let screen = Screen {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem(placement: .bottomBar) { Text("a").accessibilityIdentifier("a") }
            ToolbarSpacer(sizing, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Text("b").accessibilityIdentifier("b") }
            ToolbarItem(placement: .bottomBar) { Text("c").accessibilityIdentifier("c") }
          }
        }
      }
      return (
        try #require(screen.element("b").frame), try #require(screen.element("c").frame)
      )
    }
    let (near, last) = try items(.flexible)
    #expect(last.minX - near.maxX < 60)
    let (far, end) = try items(.fixed)
    #expect(end.minX - far.maxX > 60)
  }

  @Test func aFixedSpacerHoldsItemsOfTheTopApart() throws {
    func distance(_ hasSpace: Bool) throws -> Double {
      let screen = Screen {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem { Text("a").accessibilityIdentifier("a") }
            if hasSpace { ToolbarSpacer(.fixed) }
            ToolbarItem { Text("b").accessibilityIdentifier("b") }
          }
        }
      }
      let (a, b) = (screen.element("a").frame, screen.element("b").frame)
      return try #require(b).minX - #require(a).maxX
    }
    #expect(try distance(true) > distance(false) + 20)
  }

  @Test func theTabsOfASectionStandInTheBarWithTheOthers() {
    struct Sections: View {
      @State private var chosen = 1
      var body: some View {
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: 1) { Text("at home") }
          TabSection("Library") {
            Tab("Books", systemImage: "book", value: 2) { Text("many books") }
            Tab("Films", systemImage: "film", value: 3) { Text("some films") }
          }
        }
      }
    }
    let screen = ControlsScreen { Sections() }
    #expect(screen.all(.tab).map(\.words) == ["Home", "Books", "Films"])
  }

  @Test func aStyleWithAShadowGivesItToWhatItDraws() {
    let screen = ControlsScreen {
      Circle().fill(.red.shadow(.drop(color: .black, radius: 3, y: 2)))
      Text("Word").foregroundStyle(.blue.shadow(.drop(radius: 1)).opacity(0.5))
      Circle().fill(.red)
    }
    let circles = screen.all(.shape)
    #expect(circles.map { $0[.shadow] } == [[3, 0, 2], nil])
    #expect(circles[0][.shadowPaint] == Color.black.paint(in: EnvironmentValues()))
    #expect(screen.first(.text)[.shadow] == [1, 0, 0])
  }

  @Test func aContainerRelativeShapeIsARectangleAndItsInsetIsSmaller() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ContainerRelativeShape().path(in: rect).boundingRect == rect)
    let inner = ContainerRelativeShape().inset(by: 4).path(in: rect).boundingRect
    #expect(inner == rect.insetBy(dx: 4, dy: 4))
  }

  @Test func aSymbolConfigurationSaysSizeWeightAndColours() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let image = try #require(UIImage(systemName: "star", withConfiguration: base))
    let small = try #require(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10)))
    let red = image.withConfiguration(UIImage.SymbolConfiguration(paletteColors: [.systemRed]))
    let screen = ControlsScreen {
      Image(uiImage: image)
      Image(uiImage: small)
      Image(uiImage: red)
      Image(systemName: "star")
    }
    let shown = screen.all(.image)
    #expect(shown.map { $0[.fontSize] } == [40, 10, nil, nil])
    #expect(shown.map { $0[.fontBaseWeight] ?? 0 } == [700, 700, 0, 0])
    #expect(shown[2][.foreground] == Color(UIColor.systemRed).paint(in: EnvironmentValues()))
    #expect(shown[3][.foreground] == nil)
    #expect(image != small)
    #expect(UIImage(systemName: "star", withConfiguration: base) == image)
    #expect(UIImage().applyingSymbolConfiguration(base) == nil)
  }
}

import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("The site office in a wide window")
struct WideScreenTests {
  @Test("a project stands beside the list, and a request lies on it")
  func besideList() async throws {
    let screen = BuilderScreen().screen
    screen.setWidth(1280)
    await screen.settle()
    #expect(screen.element("projects.nothing.text").isVisible)
    screen.button("projects.row.1.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder/projects/1")
    #expect(screen.button("projects.row.1.tap").isSelected)
    let list = try #require(screen.button("projects.row.1.tap").frame)
    let project = try #require(screen.element("project.phase.text").frame)
    #expect(list.maxX < project.minX)
    screen.button("project.rfi.1.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder/projects/1/rfis/1")
    #expect(screen.button("projects.row.2.tap").isVisible)
    screen.button("projects.row.2.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder/projects/2")
  }
}

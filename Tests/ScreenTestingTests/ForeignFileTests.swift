import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Names that apps' files have, as their authors wrote them.
@MainActor @Suite struct ForeignFileTests {
  private struct Roles: View {
    @State private var last = "none"
    var body: some View {
      VStack {
        Button(role: .close) { last = "closed" }
        Button(role: .confirm) { last = "confirmed" }
        Button(role: .cancel) { last = "cancelled" }
        Text(last).accessibilityIdentifier("last")
      }
    }
  }

  @Test func buttonsSayTheirRoleAlone() {
    let screen = Screen { Roles() }
    #expect(screen.all(.button).map(\.label) == ["Close", "Done", "Cancel"])
    screen.button(label: "Done").tap()
    #expect(screen.element("last").text == "confirmed")
  }

  private struct Device: View {
    var body: some View {
      let device = UIDevice.current
      Text("\(device.model) \(device.orientation.isLandscape ? "wide" : "high")")
        .accessibilityIdentifier("device")
    }
  }

  @Test func aDeviceIsAsItsWindow() {
    let screen = Screen { Device() }
    screen.size = .iPhone13
    #expect(screen.element("device").text == "iPhone high")
    screen.size = ScreenSize(width: 1194, height: 834)
    #expect(screen.element("device").text == "iPad wide")
  }

  private struct Grounds: View {
    var body: some View {
      NavigationStack {
        VStack {
          Text("Clear").glassEffect().accessibilityIdentifier("clear")
          Button("Glass") {}.buttonStyle(.glass)
          Image(uiImage: UIImage()).resizable().scaledToFit().frame(width: 20, height: 30)
            .accessibilityElement().accessibilityIdentifier("empty")
        }
        .containerBackground(for: .navigation) { Color.red.accessibilityIdentifier("ground") }
      }
    }
  }

  @Test func groundsFillTheirContainersAndGlassItsView() throws {
    let screen = Screen { Grounds() }
    screen.size = .iPhone13
    let ground = try #require(screen.element("ground").frame)
    #expect(ground.maxY == 844 && ground.width == 390)
    let empty = try #require(screen.element("empty").frame)
    #expect(empty.size == CGSize(width: 20, height: 20))
    #expect(UIImage().size == .zero)
    screen.button(label: "Glass").tap()
  }
}

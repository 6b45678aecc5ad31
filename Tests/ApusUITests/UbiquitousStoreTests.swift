import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Values that follow a person: each visitor has their own.
@MainActor
@Suite struct UbiquitousStoreTests {
  private struct Settings: View {
    @State private var words = "-"
    private var store: NSUbiquitousKeyValueStore { .default }

    var body: some View {
      VStack {
        Text(words).accessibilityIdentifier("words")
        Button("Write") {
          store.set("Ada", forKey: "name")
          store.set(Int64(7), forKey: "count")
          store.set(1.5, forKey: "size")
          store.set(true, forKey: "on")
          store.set(["a", "b"], forKey: "list")
          store.set(Data([1, 2]), forKey: "data")
          store.synchronize()
        }
        .accessibilityIdentifier("write")
        Button("Remove") { store.removeObject(forKey: "name") }.accessibilityIdentifier("remove")
        Button("Read") {
          let list = (store.array(forKey: "list") as? [String])?.joined() ?? "-"
          words = """
            \(store.string(forKey: "name") ?? "-") \(store.longLong(forKey: "count")) \
            \(store.double(forKey: "size")) \(store.bool(forKey: "on")) \(list) \
            \(store.data(forKey: "data")?.count ?? 0) \(store.dictionaryRepresentation.count)
            """
        }
        .accessibilityIdentifier("read")
      }
    }
  }

  @Test func valuesAreTheVisitors() {
    let screen = Screen { Settings() }
    screen.button("read").tap()
    #expect(screen.element("words").text == "- 0 0.0 false - 0 0")
    screen.button("write").tap()
    screen.button("read").tap()
    #expect(screen.element("words").text == "Ada 7 1.5 true ab 2 6")
    screen.button("remove").tap()
    screen.button("read").tap()
    #expect(screen.element("words").text == "- 7 1.5 true ab 2 5")

    let other = Screen { Settings() }
    other.button("read").tap()
    #expect(other.element("words").text == "- 0 0.0 false - 0 0")
  }

  @Test func nobodysValuesAreNotKept() {
    NSUbiquitousKeyValueStore.default.set("Ada", forKey: "name")
    #expect(NSUbiquitousKeyValueStore.default.string(forKey: "name") == nil)
  }

  @Test func aServerHasNoCloudAndKeepsCool() {
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }
}

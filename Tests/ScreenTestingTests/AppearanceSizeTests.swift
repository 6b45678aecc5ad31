import ApusUI
import ScreenTesting
import Testing

/// Actions and preferences in a reader find its size, however late the reader comes.
@MainActor @Suite struct AppearanceSizeTests {
  private struct Height: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  private struct Measured: View {
    @State private var appeared: [String] = []
    @State private var changes: [String] = []
    @State private var preferences: [Double] = []
    @State private var isLate = false

    var body: some View {
      VStack {
        Text(appeared.joined(separator: " ")).accessibilityIdentifier("appeared")
        Text(changes.joined(separator: " ")).accessibilityIdentifier("changes")
        Text(preferences.map { "\(Int($0))" }.joined(separator: " "))
          .accessibilityIdentifier("preferences")
        Button("Late") { isLate = true }.accessibilityIdentifier("late")
        VStack {
          measured("first", 60)
          if isLate { measured("late", 40) }
        }
        .onPreferenceChange(Height.self) { preferences.append($0) }
      }
    }

    private func measured(_ name: String, _ height: CGFloat) -> some View {
      Text(name).frame(width: 120, height: height).background {
        GeometryReader { room in
          Color.clear
            .preference(key: Height.self, value: room.size.height)
            .onAppear { appeared.append("\(name) \(Int(room.size.height))") }
            .onChange(of: room.size.height) { changes.append("\(name) changed") }
            .onChange(of: room.size.width, initial: true) {
              changes.append("\(name) \(Int(room.size.width))")
            }
        }
      }
    }
  }

  @Test func theyFindTheSizeAndNoOther() {
    let screen = Screen { Measured() }
    #expect(screen.element("appeared").label == "first 60")
    #expect(screen.element("changes").label == "first 120")
    #expect(screen.element("preferences").label == "60")
    screen.button("late").tap()
    #expect(screen.element("appeared").label == "first 60 late 40")
    #expect(screen.element("changes").label == "first 120 late 120")
    #expect(screen.element("preferences").label == "60 100")
  }

  private struct Nested: View {
    @State private var inner = CGSize.zero
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("\(Int(inner.width)) × \(Int(inner.height))").accessibilityIdentifier("inner")
        Button("Show") { isShown = true }.accessibilityIdentifier("show")
        if isShown {
          GeometryReader { outer in
            Color.gray.frame(width: outer.size.width / 2)
              .overlay(GeometryReader { room in Color.clear.onAppear { inner = room.size } })
          }
          .frame(width: 200, height: 50)
        }
      }
    }
  }

  @Test func aReaderInAReaderIsMeasuredAsWell() {
    let screen = Screen { Nested() }
    #expect(screen.element("inner").label == "0 × 0")
    screen.button("show").tap()
    #expect(screen.element("inner").label == "100 × 50")
  }
}

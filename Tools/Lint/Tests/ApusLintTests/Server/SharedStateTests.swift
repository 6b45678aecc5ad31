import Testing

@testable import ApusLint

@Suite("shared-state")
struct SharedStateTests {
  private let rule = SharedState()

  @Test("variables, singletons that change, and locks around state are found")
  func broken() {
    expect(
      rule,
      """
      var counter = 0 // finding
      let registry = Mutex([String: Int]()) // finding
      final class Session: ObservableObject {
        static let shared = Session() // finding
        static var last: Session? // finding
        nonisolated(unsafe) static var flag = false // finding
        private static let lock = OSAllocatedUnfairLock(initialState: 0) // finding
        static var observed = 0 { didSet { print(observed) } } // finding
      }
      final class Plain { static let shared = Plain(); var name = "" } // finding
      class Derived: Base { static let main: Derived = .init() } // finding
      class Base { var name = "" }
      actor Hub { static let shared = Hub(); var visitors: [String] = [] } // finding
      enum Bus { static let events = PassthroughSubject<Int, Never>() } // finding
      struct Holder { static let all: [Plain] = [] } // finding
      """)
  }

  @Test("constants, computed properties and requirements of SwiftUI are clean")
  func clean() {
    expect(
      rule,
      """
      let limit = 10
      var computedGlobal: Int { 3 }
      struct Rules { let maximum = 3 }
      final class Fixed { static let shared = Fixed(); let name = "x" }
      enum Constants {
        static let rules = Rules()
        static let standard = 3.0
        static let shared = "x"
        static let `default`: TimeInterval = 3
        static var computed: Int { 1 }
        static var both: Int { get { 1 } set {} }
        @TaskLocal static var session: Session?
      }
      struct SizeKey: PreferenceKey { static var defaultValue = 0.0 }
      struct Local {
        func make() { var count = 0; count += 1; let plain = Plain() }
        static let table: [Int] = { var list: [Int] = []; list.append(1); return list }()
        static var lazyTable: Int { var count = 0; count += 1; return count }
      }
      final class Plain { var name = "" }
      """)
  }

  @Test("an App's objects are shared: its windows are each visitor's, itself is made once")
  func app() {
    expect(
      rule,
      """
      @Observable final class Cart { var lines: [Int] = [] }
      final class Database { let path = "x" }
      @main struct Shop: App {
        @State private var cart = Cart() // finding
        @StateObject private var model = Far() // finding
        @State private var title = "x" // note
        private let database = Database()
        let other: Cart // finding
        @AppStorage("x") var sort = 0
        @Environment(\\.scenePhase) var phase
        var body: some Scene { WindowGroup { Text("") } }
      }
      struct ShopView: View {
        @State private var cart = Cart()
        var body: some View { Text("") }
      }
      """)
  }

  @Test("a singleton of a type that no file declares is a note")
  func unknown() {
    expect(
      rule,
      """
      enum Services {
        static let shared = ImageLoader() // note
        static let loader = ImageLoader()
      }
      """)
  }

  @Test("tests, samples for debug builds and code for Apple's systems are not served")
  func elsewhere() {
    expect(rule, "var counter = 0", path: "Tests/AppTests/File.swift")
    expect(
      rule,
      """
      enum Samples {
        #if DEBUG
        static var one = 1
        #else
        static var two = 2 // finding
        #endif
        #if os(iOS) || os(macOS)
        static var three = 3
        #endif
        #if canImport(Darwin)
        static var four = 4
        #endif
        #if os(Linux)
        static var five = 5 // finding
        #else
        static var six = 6
        #endif
      }
      """)
  }
}

import Testing

@testable import ApusLint

@Suite("screen-layers")
struct ScreenLayersTests {
  private let rule = ScreenLayers()

  @Test("a view that owns its model and draws is found, also when helpers draw")
  func broken() {
    expect(
      rule,
      """
      @Observable final class Cart { var total = 0 }
      struct CartView: View { // finding
        @State private var cart = Cart()
        var body: some View {
          VStack {
            header
            Text("\\(cart.total)")
          }
        }
        private var header: some View { Image(systemName: "cart") }
      }
      extension CartView {
        var footer: some View { Button("Pay") {} }
      }
      struct PayView: View { // finding
        @StateObject var model = PayModel()
        var body: some View { Form { TextField("", text: $model.card); Toggle("", isOn: $model.on) } }
      }
      struct LoginScreen: View { // finding
        @ObservedObject var model: LoginModel
        var body: some View { Text("a"); Text("b"); Text("c") }
      }
      """)
  }

  @Test("a view that observes and draws may be a part of a screen: a note")
  func unsure() {
    expect(
      rule,
      """
      struct BalanceView: View { // note
        @Environment(Account.self) var account
        var body: some View { Text("a"); Text("b"); Text("c") }
      }
      struct StatementView: View { // finding
        @Environment(Account.self) var account
        var body: some View { VStack { Text("a"); Text("b"); Text("c") }.navigationTitle("x") }
      }
      struct AccountRow: View {
        @ObservedObject var account: Account
        var body: some View { Text("a"); Text("b"); Text("c") }
      }
      """)
  }

  @Test("root views, drawing views and small screens are clean")
  func clean() {
    expect(
      rule,
      """
      struct CartRootView: View {
        @StateObject private var model = CartModel()
        var body: some View {
          CartContentView(total: model.total)
            .toolbar { Button("a") {}; Button("b") {}; Button("c") {} }
            .alert("x", isPresented: .constant(false)) { Button("d") {}; Text("e"); Text("f") }
        }
      }
      struct CartContentView: View {
        @StateObject private var model = CartModel()
        var body: some View { Text("a"); Text("b"); Text("c") }
      }
      struct OrderRootView: View {
        @StateObject private var model = OrderModel()
        var body: some View {
          if let order = model.order { OrderContentView(order: order) }
          else { Image(systemName: "xmark"); Text("Not found"); Button("Retry") {} }
        }
      }
      struct AboutView: View {
        @State private var isOpen = false
        @Environment(\\.locale) var locale
        var body: some View { Text("a"); Text("b"); Text("c") }
      }
      struct TabsView: View {
        @StateObject private var session = SessionModel()
        var body: some View {
          TabView {
            HomeView().tabItem { Label("Home", systemImage: "house") }
            MapView().tabItem { Label("Map", systemImage: "map") }
            MeView().tabItem { Label("Me", systemImage: "person") }
          }
        }
      }
      struct CounterView: View {
        @StateObject private var model = CounterModel()
        var body: some View { Text("a"); Button("b") {} }
      }
      struct ShellView: View {
        @StateObject private var model = ShellModel()
        var body: some View { Sidebar(); Detail(); Footer() }
      }
      """)
  }

  @Test("an element of the app's own with a name of SwiftUI's is not one of SwiftUI's")
  func shadowed() {
    expect(
      rule,
      """
      struct Map: View { var body: some View { Text("") } }
      struct AtlasView: View {
        @StateObject private var model = AtlasModel()
        var body: some View { Map(); Map(); Map() }
      }
      """)
  }
}

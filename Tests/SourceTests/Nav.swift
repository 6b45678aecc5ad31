import SwiftUI
import Combine

enum Route: Hashable { case detail(Int), settings }
enum Sheet: Identifiable { case a, b; var id: Self { self } }
struct AppError: LocalizedError { var errorDescription: String? { "x" } }

struct NavProbe: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var shown = false
  @State private var active: Int?
  @State private var sheet: Sheet?
  @State private var error: AppError?
  @State private var item: Route?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.presentationMode) var mode: Binding<PresentationMode>
  @Environment(\.openURL) var openURL
  @Environment(\.isPresented) var isPresented
  @Environment(\.isSearching) var isSearching
  @Environment(\.dismissSearch) var dismissSearch
  var body: some View {
    VStack {
      NavigationStack { Text("x") }
      NavigationStack(path: $path) {
        List {
          NavigationLink("a", value: Route.settings);
          NavigationLink(value: Route.detail(1)) { Text("x") }
        }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let i): Text("\(i)");
          case .settings: Text("s")
          }
        }
        .navigationDestination(for: String.self, destination: { Text($0) })
        .navigationDestination(isPresented: $shown) { Text("x") }
        .navigationDestination(item: $item) { route in Text("\(String(describing: route))") }
      }
      NavigationStack(path: $routes) { Text("x") }
      NavigationView { Text("x") }.navigationViewStyle(.stack).navigationViewStyle(
        StackNavigationViewStyle()
      ).navigationViewStyle(DefaultNavigationViewStyle())
      Group {
        NavigationLink("x", destination: Text("y"))
        NavigationLink(destination: Text("y")) { Text("x") }
        NavigationLink {
          Text("y")
        } label: {
          Text("x")
        }
        NavigationLink("x") { Text("y") }
        NavigationLink(destination: Text("y"), label: { Text("x") })
        NavigationLink(destination: Text("y"), isActive: $shown) { EmptyView() }
        NavigationLink(isActive: $shown) {
          Text("y")
        } label: {
          EmptyView()
        }
        NavigationLink("x", isActive: $shown) { Text("y") }
        NavigationLink("x", destination: Text("y"), isActive: $shown)
        NavigationLink(destination: Text("y"), tag: 1, selection: $active) { Text("x") }
        NavigationLink(tag: 1, selection: $active) {
          Text("y")
        } label: {
          Text("x")
        }
        NavigationLink("x", destination: Text("y"), tag: 1, selection: $active)
        NavigationLink(value: Optional<Route>.none) { Text("x") }
        NavigationLink("x", value: 3).isDetailLink(false)
      }
      Text("x")
        .navigationTitle("x").navigationTitle(Text("x")).navigationTitle("\(routes.count)")
        .navigationTitle(String(routes.count)).navigationTitle(.constant("x"))
        .navigationBarTitle("x").navigationBarTitle(Text("x")).navigationBarTitle(
          "x", displayMode: .inline
        ).navigationBarTitle(Text("x"), displayMode: .large)
        .navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden(true)
        .navigationBarBackButtonHidden().navigationBarHidden(true)
        .navigationBarItems(trailing: Button("x") {}).navigationBarItems(leading: Text("x"))
        .navigationBarItems(leading: Text("x"), trailing: Text("y"))
        .toolbar { Button("x") {} }
        .toolbar { ToolbarItem { Button("x") {} } }
        .toolbar {
          if shown {
            ToolbarItem(placement: .cancellationAction) { Button("x") {} }
          } else {
            ToolbarItem(placement: .confirmationAction) { Button("y") {} }
          }
        }
        .toolbar(content: { ToolbarItem(placement: .topBarLeading) { EditButton() } })
        .toolbar { toolbarContent }
      Text("x")
        .toolbar(.hidden).toolbar(.hidden, for: .navigationBar).toolbar(
          .visible, for: .tabBar, .navigationBar
        ).toolbarBackground(.visible, for: .navigationBar).toolbarBackground(
          Color.red, for: .navigationBar
        ).toolbarColorScheme(.dark, for: .navigationBar).toolbarTitleDisplayMode(.inline)
        .toolbarVisibility(.hidden, for: .tabBar).toolbarBackgroundVisibility(
          .hidden, for: .navigationBar
        )
        .sheet(isPresented: $shown) { Text("x") }.sheet(isPresented: $shown, onDismiss: {}) {
          Text("x")
        }.sheet(isPresented: $shown, onDismiss: reload) { Text("x") }.sheet(item: $sheet) { sheet in
          switch sheet {
          case .a: Text("a");
          case .b: Text("b")
          }
        }.sheet(item: $sheet, onDismiss: {}) { _ in Text("x") }.sheet(
          isPresented: $shown, content: { Text("x") }
        )
        .fullScreenCover(isPresented: $shown) { Text("x") }.fullScreenCover(item: $sheet) { _ in
          Text("x")
        }.fullScreenCover(isPresented: $shown, onDismiss: nil) { Text("x") }
        .popover(isPresented: $shown) { Text("x") }.popover(isPresented: $shown, arrowEdge: .bottom)
      { Text("x") }.popover(isPresented: $shown, attachmentAnchor: .point(.center), arrowEdge: .top)
      { Text("x") }.popover(item: $sheet) { _ in Text("x") }
        .presentationDetents([.medium, .large]).presentationDetents(
          [.height(3), .fraction(0.3)], selection: $detent
        ).presentationDragIndicator(.visible).presentationCornerRadius(3).presentationBackground(
          .thinMaterial
        ).presentationCompactAdaptation(.popover).presentationContentInteraction(.scrolls)
        .interactiveDismissDisabled().interactiveDismissDisabled(shown)
      Text("x")
        .alert("x", isPresented: $shown) { Button("ok") {} }
        .alert("x", isPresented: $shown) {
          Button("ok", role: .cancel) {}
        } message: {
          Text("m")
        }
        .alert(Text("x"), isPresented: $shown) { Button("ok") {} }
        .alert("x", isPresented: $shown, actions: {}, message: { Text("x") })
        .alert("x", isPresented: $shown, actions: { Button("x") {} })
        .alert("x", isPresented: $shown, presenting: error) { error in
          Button("x") {}
        } message: { error in
          Text(error.localizedDescription)
        }
        .alert("x", isPresented: $shown, presenting: error) { _ in Button("x") {} }
        .alert(isPresented: $shown, error: error) { Button("x") {} }
        .alert(isPresented: $shown, error: error) { _ in
          Button("x") {}
        } message: { _ in
          Text("x")
        }
        .alert(isPresented: $shown) { Alert(title: Text("x")) }
        .alert(isPresented: $shown) {
          Alert(title: Text("x"), message: Text("y"), dismissButton: .default(Text("ok")))
        }
        .alert(isPresented: $shown) {
          Alert(
            title: Text("x"), message: nil, primaryButton: .destructive(Text("x")) { reload() },
            secondaryButton: .cancel())
        }
        .alert(
          isPresented: $shown,
          content: {
            Alert(
              title: Text("x"), primaryButton: .default(Text("x"), action: reload),
              secondaryButton: .cancel(Text("x")))
          }
        )
        .alert(item: $sheet) { _ in Alert(title: Text("x")) }
      Text("x")
        .confirmationDialog("x", isPresented: $shown) { Button("x") {} }
        .confirmationDialog("x", isPresented: $shown, titleVisibility: .visible) { Button("x") {} }
        .confirmationDialog("x", isPresented: $shown, titleVisibility: .visible) {
          Button("x") {}
        } message: {
          Text("m")
        }
        .confirmationDialog("x", isPresented: $shown, presenting: item) { item in
          Button("x") {}
        } message: { item in
          Text("x")
        }
        .confirmationDialog(Text("x"), isPresented: $shown, actions: { Button("x") {} })
        .actionSheet(isPresented: $shown) {
          ActionSheet(
            title: Text("x"), message: Text("y"),
            buttons: [.default(Text("x")) {}, .destructive(Text("x"), action: {}), .cancel()])
        }
        .actionSheet(item: $sheet) { _ in ActionSheet(title: Text("x")) }
      TabView {
        Text("a").tabItem { Label("a", systemImage: "b") };
        Text("b").tabItem {
          Image(systemName: "x"); Text("y")
        }.badge(3)
      }
      TabView(selection: $active) {
        Text("a").tabItem { Text("x") }.tag(1); Text("b").tag(2)
      }
      TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page).tabViewStyle(
        PageTabViewStyle()
      ).tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(
        PageTabViewStyle(indexDisplayMode: .always)
      ).indexViewStyle(.page(backgroundDisplayMode: .always)).indexViewStyle(
        PageIndexViewStyle(backgroundDisplayMode: .always)
      ).tabViewStyle(.automatic).tabViewStyle(DefaultTabViewStyle())
      TabView {
        Tab("x", systemImage: "y") { Text("z") }; Tab("x", image: "y") { Text("z") }
      }
      TabView(selection: $active) {
        Tab("x", systemImage: "y", value: 1) { Text("z") }.badge(2);
        Tab("x", systemImage: "y", value: 2, role: .search) { Text("z") }
      }
      Button("x") {
        dismiss(); presentationMode.wrappedValue.dismiss(); mode.wrappedValue.dismiss();
        self.presentationMode.wrappedValue.dismiss(); path.append(Route.settings);
        path.removeLast(); path = NavigationPath(); path.removeLast(path.count);
        openURL(URL(string: "https://x.y")!); routes.append(.settings);
        openURL(URL(string: "https://x.y")!) { accepted in print(accepted) }
      }
      Text("x").environment(\.openURL, OpenURLAction { url in .handled })
    }
  }
  @ToolbarContentBuilder var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .navigation) { Text("x") }
    ToolbarItem(id: "x", placement: .primaryAction) { Text("x") }
  }
  func reload() {}
  func open(_ url: URL) {}
}
struct MyToolbar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("x") } } }

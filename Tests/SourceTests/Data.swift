import SwiftUI
import Combine
import Observation

class Store: ObservableObject {
  @Published var name = ""
  @Published var items: [String] = []
  @Published private(set) var count = 0
  @Published var selected: Thing?
  let events = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  init() {
    $name.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().sink {
      [weak self] value in self?.count = value.count
    }.store(in: &bag)
    $items.map(\.count).assign(to: &$count)
    NotificationCenter.default.publisher(for: .init("x")).sink { _ in }.store(in: &bag)
  }
  func load() async { try? await Task.sleep(nanoseconds: 1); await MainActor.run { name = "x" } }
  func update() { objectWillChange.send() }
}
struct Thing: Identifiable, Equatable { var id = 0; var name = ""; var flag = false }

@MainActor final class MainStore: ObservableObject {
  @Published var value = 0; nonisolated init() {}; func load() async throws {}
}
@Observable class Model {
  var name = ""; var things: [Thing] = []; @ObservationIgnored var cache = 0; var flag = false
}
@MainActor @Observable final class MainModel { var name = "" }

struct ThemeKey: EnvironmentKey { static let defaultValue = "light" }
extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
extension EnvironmentValues { @Entry var accent: Color = .red }
struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero;
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
struct WidthKey: PreferenceKey {
  typealias Value = [CGFloat]; static let defaultValue: [CGFloat] = [];
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.append(contentsOf: nextValue())
  }
}
extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometry in Color.clear.preference(key: SizeKey.self, value: geometry.size) }
    ).onPreferenceChange(SizeKey.self, perform: onChange)
  }
  func theme(_ theme: String) -> some View { environment(\.theme, theme) }
}

struct DataProbe: View {
  @State var a = 0
  @State private var b: String?
  @State private var model = Model()
  @State private var thing = Thing()
  @State private var things = [Thing()]
  @State private var dict: [String: Int] = [:]
  @State private var task: Task<Void, Never>?
  @StateObject var store = Store()
  @StateObject private var store2: Store
  @ObservedObject var observed: Store
  @EnvironmentObject var env: Store
  @EnvironmentObject private var main: MainStore
  @Environment(Model.self) private var envModel
  @Environment(Model.self) private var optionalModel: Model?
  @Environment(\.theme) private var theme
  @Environment(\.accent) private var accent
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.layoutDirection) var direction
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.controlSize) var controlSize
  @Environment(\.font) var font
  @Environment(\.lineLimit) var lineLimit
  @Environment(\.refresh) var refresh
  @Environment(\.redactionReasons) var redactionReasons
  @Environment(\.multilineTextAlignment) var alignment
  @AppStorage("x") var appBool = false
  @AppStorage("x") private var appInt: Int = 0
  @AppStorage("x") var appString: String?
  @AppStorage("x", store: UserDefaults(suiteName: "x")) var appDouble = 0.0
  @AppStorage("x") var appURL = URL(string: "x")!
  @AppStorage("x") var appData = Data()
  @AppStorage("x") var appEnum = Choice.a
  @SceneStorage("x") var sceneString = ""
  @SceneStorage("x") var sceneOptional: String?
  @Binding var binding: String
  @Binding var optionalBinding: Thing?
  @FocusState private var focus: Bool
  @Bindable var bindable: Model
  enum Choice: String { case a, b }

  init(store: Store, binding: Binding<String>, thing: Binding<Thing?>, bindable: Model) {
    _store2 = StateObject(wrappedValue: store)
    self.observed = store
    self._binding = binding
    _optionalBinding = thing
    self.bindable = bindable
    _a = State(initialValue: 3)
    _model = State(wrappedValue: Model())
  }

  var body: some View {
    @Bindable var envModel = envModel
    let _ = print("x")
    return VStack {
      TextField("x", text: $store.name); TextField("x", text: $observed.name);
      TextField("x", text: $env.name); TextField("x", text: $binding);
      TextField("x", text: $envModel.name); TextField("x", text: $model.name);
      TextField("x", text: $bindable.name); TextField("x", text: $thing.name);
      TextField("x", text: Bindable(model).name)
      ForEach($things) { $thing in Toggle("x", isOn: $thing.flag) }
      ForEach($model.things) { $thing in TextField("x", text: $thing.name) }
      ForEach($store.items, id: \.self) { $item in TextField("x", text: $item) }
      if let bindingThing = Binding($optionalBinding) { TextField("x", text: bindingThing.name) }
      if let $thing = Binding($store.selected) { TextField("x", text: $thing.name) }
      TextField("x", text: $things[0].name)
      TextField("x", value: $dict["x"], format: .number)
      Toggle("x", isOn: .constant(true)); Toggle("x", isOn: $appBool.animation());
      Toggle("x", isOn: $thing.flag.animation(.easeIn));
      Toggle("x", isOn: $thing.flag.transaction(Transaction()))
      Stepper("x", value: $a.projectedValue)
      Text("x").environmentObject(store).environment(model).environment(\.theme, "x").environment(
        \.locale, Locale(identifier: "de")
      ).environment(\.font, .body).transformEnvironment(\.theme) { $0 += "x" }.theme("x")
      Text("x").onAppear { a += 1 }.onAppear(perform: load).onDisappear {}.onDisappear(
        perform: load)
      Text("x").task { await store.load() }.task(id: a) { await store.load() }.task(
        priority: .background
      ) { try? await main.load() }.task(id: a, priority: .high) {}
      Text("x").onChange(of: a) {}.onChange(of: a) { newValue in b = "\(newValue)" }.onChange(of: a)
      { old, new in }.onChange(of: a) { _, new in }.onChange(of: a, initial: true) {}.onChange(
        of: a, initial: true
      ) { old, new in }.onChange(of: a, perform: { _ in }).onChange(of: a, perform: changed)
        .onChange(of: store.name) { [a] name in print(a, name) }.onChange(of: scenePhase) { phase in
          if phase == .active {};
          switch phase {
          case .active: break;
          case .background: break;
          case .inactive: break;
          @unknown default: break
          }
        }
      Text("x").onReceive(store.$name) { _ in }.onReceive(store.events) { value in a = value }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { date in }
        .onReceive(Just(1), perform: changed)
      Text("x").id(a).id("x").tag(3)
    }
  }
  func load() {}
  func changed(_ value: Int) {}
}

struct ProbeApp: App {
  @StateObject private var store = Store()
  @State private var model = Model()
  @Environment(\.scenePhase) private var scenePhase
  var body: some Scene {
    WindowGroup {
      Text("x").environmentObject(store).environment(model).preferredColorScheme(.dark)
    }
    .onChange(of: scenePhase) { phase in print(phase) }.windowResizability(.contentSize)
    #if os(macOS)
      Settings { Text("x") }
    #endif
  }
}
struct P_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("x").previewDevice("iPhone 12").previewDisplayName("x");
      Text("x").previewLayout(.sizeThatFits).environment(\.colorScheme, .dark)
    }.previewInterfaceOrientation(.landscapeLeft)
  }
}
#Preview { Text("x") }
#Preview("x", traits: .sizeThatFitsLayout) { Text("x") }
struct Access: View {
  var flag = true
  var body: some View {
    Text("x").accessibilityLabel("x").accessibilityLabel(Text("x")).accessibilityValue("x")
      .accessibilityValue(Text("x")).accessibilityHint("x").accessibilityHidden(true)
      .accessibilityIdentifier("x").accessibilityElement().accessibilityElement(children: .combine)
      .accessibilityElement(children: .contain).accessibilityElement(children: .ignore)
      .accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected])
      .accessibilityAddTraits(flag ? [.isSelected] : []).accessibilityRemoveTraits(.isImage)
      .accessibilityAction {}.accessibilityAction(named: "x") {}.accessibilityAction(.escape) {}
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: break;
        case .decrement: break;
        @unknown default: break
        }
      }.accessibilityHeading(.h1).accessibilityInputLabels(["x"])
      .accessibilityShowsLargeContentViewer().accessibilityRespondsToUserInteraction(true)
  }
}

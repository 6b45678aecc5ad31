// Written by scripts/doc-samples from the docstrings of ApusUI. The build compiles it.
// swift-format-ignore-file

import SwiftUI

private enum SampleOfGeometryEffect {
  struct Skew: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
    }
  }
}

private enum SampleOfKeyframeTrackContent {
  struct Shake: KeyframeTrackContent {
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(8, duration: 0.1)
      LinearKeyframe(-8, duration: 0.1)
      SpringKeyframe(0, spring: .bouncy)
    }
  }
}

private enum SampleOfKeyframes {
  struct Jump: Keyframes {
    var body: some Keyframes<CGPoint> {
      KeyframeTrack(\.y) {
        CubicKeyframe(-60, duration: 0.3)
        SpringKeyframe(0, spring: .bouncy)
      }
    }
  }
}

private enum SampleOfForm {
  struct Account: View {
    @State private var name = ""
    @State private var isPublic = true
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Toggle("Public profile", isOn: $isPublic)
      }
    }
  }
}

private enum SampleOfList {
  struct Fruits: View {
    @State private var fruits = ["Apple", "Pear"]
    var body: some View {
      List {
        ForEach(fruits, id: \.self) { Text($0) }
          .onDelete { fruits.remove(atOffsets: $0) }
      }
    }
  }
}

private enum SampleOflistSectionSpacing {
  struct Wardrobe: View {
    var body: some View {
      List {
        Section("Shoes") { Text("Boots") }
        Section("Hats") { Text("Beret") }
      }
      .listSectionSpacing(.compact)
    }
  }
}

private enum SampleOfSection {
  struct Wardrobe: View {
    var body: some View {
      List {
        Section("Shoes") { Text("Boots") }
        Section("Hats") { Text("Beret") }
      }
    }
  }
}

private enum SampleOfselectionDisabled {
  struct Gates: View {
    @State private var gate: Int?
    var body: some View {
      List(1..<5, id: \.self, selection: $gate) { number in
        Text("Gate \(number)").selectionDisabled(number == 3)
      }
    }
  }
}

private enum SampleOfTable {
  struct Staff: View {
    struct Person: Identifiable { let id: Int; let name: String; let town: String }
    let people: [Person]
    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town)
      }
    }
  }
}

private enum SampleOfAsyncImage {
  struct Portrait: View {
    let address: URL
    var body: some View {
      AsyncImage(url: address) { $0.resizable().scaledToFit() } placeholder: { ProgressView() }
        .frame(width: 80, height: 80)
    }
  }
}

private enum SampleOfButton {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .buttonStyle(.borderedProminent)
    }
  }
}

private enum SampleOfColorPicker {
  struct Paint: View {
    @State private var color = Color.blue
    var body: some View { ColorPicker("Paint", selection: $color, supportsOpacity: false) }
  }
}

private enum SampleOfControlGroup {
  struct Zoom: View {
    @Binding var scale: Double
    var body: some View {
      ControlGroup {
        Button("Smaller", systemImage: "minus") { scale /= 2 }
        Button("Larger", systemImage: "plus") { scale *= 2 }
      }
    }
  }
}

private enum SampleOfDatePicker {
  struct Birthday: View {
    @State private var day = Date()
    var body: some View {
      DatePicker("Born on", selection: $day, in: ...Date(), displayedComponents: .date)
    }
  }
}

private enum SampleOfDatePickerStyle {
  struct Boxed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        DatePicker("Day", selection: configuration.$selection).labelsHidden()
      }
    }
  }
}

private enum SampleOfDisclosureGroup {
  struct Details: View {
    @State private var isOpen = false
    var body: some View {
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("Made by hand.") }
    }
  }
}

private enum SampleOfDisclosureGroupStyle {
  struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button { configuration.isExpanded.toggle() } label: { configuration.label }
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

private enum SampleOfImage {
  struct Heart: View {
    var body: some View {
      Image(systemName: "heart.fill")
        .foregroundStyle(.red)
        .accessibilityLabel("Liked")
    }
  }
}

private enum SampleOfLabel {
  struct Inbox: View {
    var body: some View { Label("Inbox", systemImage: "tray") }
  }
}

private enum SampleOfLabeledContent {
  struct Version: View {
    var body: some View {
      Form { LabeledContent("Version", value: "1.2") }
    }
  }
}

private enum SampleOfLink {
  struct Imprint: View {
    var body: some View { Link("Imprint", destination: URL(string: "https://example.org")!) }
  }
}

private enum SampleOfMenu {
  struct Sorting: View {
    @Binding var isByName: Bool
    var body: some View {
      Menu("Sort") {
        Button("By name") { isByName = true }
        Button("By date") { isByName = false }
      }
    }
  }
}

private enum SampleOfMenuStyle {
  struct FramedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(8).border(.secondary)
    }
  }
}

private enum SampleOfMultiDatePicker {
  struct Days: View {
    @State private var days: Set<DateComponents> = []
    var body: some View { MultiDatePicker("Days off", selection: $days) }
  }
}

private enum SampleOfPicker {
  struct Size: View {
    @State private var size = "M"
    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
  }
}

private enum SampleOfProgressView {
  struct Upload: View {
    let share: Double
    var body: some View { ProgressView("Uploading", value: share) }
  }
}

private enum SampleOfSecureField {
  struct Password: View {
    @State private var password = ""
    var body: some View { SecureField("Password", text: $password) }
  }
}

private enum SampleOfTextEditor {
  struct Diary: View {
    @State private var entry = ""
    var body: some View { TextEditor(text: $entry).frame(minHeight: 120) }
  }
}

private enum SampleOfSlider {
  struct Volume: View {
    @State private var volume = 0.5
    var body: some View { Slider(value: $volume, in: 0...1) { Text("Volume") } }
  }
}

private enum SampleOfStepper {
  struct Guests: View {
    @State private var guests = 2
    var body: some View { Stepper("\(guests) guests", value: $guests, in: 1...8) }
  }
}

private enum SampleOfTextField {
  struct Address: View {
    @State private var street = ""
    var body: some View {
      TextField("Street", text: $street)
        .textContentType(.fullStreetAddress)
        .submitLabel(.done)
    }
  }
}

private enum SampleOfToggle {
  struct Alarm: View {
    @State private var isSet = true
    var body: some View { Toggle("Alarm", isOn: $isSet) }
  }
}

private enum SampleOfGroup {
  struct Notes: View {
    let isEmpty: Bool
    var body: some View {
      Group {
        if isEmpty { Text("Nothing yet") } else { Text("Three notes") }
      }
      .padding()
    }
  }
}

private enum SampleOfForEach {
  struct Plants: View {
    let names = ["Fern", "Moss", "Ivy"]
    var body: some View {
      List { ForEach(names, id: \.self) { Text($0) } }
    }
  }
}

private enum SampleOfDropDelegate {
  struct Reordering: DropDelegate {
    let song: String
    @Binding var songs: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
      guard let dragged, let from = songs.firstIndex(of: dragged) else { return }
      songs.swapAt(from, songs.firstIndex(of: song) ?? from)
    }

    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }
  }
}

private enum SampleOfEnvironment {
  struct Greeting: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "Good evening" : "Good morning") }
  }
}

private enum SampleOfAccessibilityFocusState {
  struct Report: View {
    @State private var hasFailed = false
    @AccessibilityFocusState private var isRetryRead: Bool
    var body: some View {
      Button("Send") { hasFailed = true; isRetryRead = true }
      if hasFailed {
        Button("Try again") { hasFailed = false }.accessibilityFocused($isRetryRead)
      }
    }
  }
}

private enum SampleOfFocusState {
  struct Search: View {
    @State private var words = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      TextField("Search", text: $words)
        .focused($isTyping)
        .onAppear { isTyping = true }
    }
  }
}

private enum SampleOfGesture {
  struct Card: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
      RoundedRectangle(cornerRadius: 12).offset(offset)
        .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
    }
  }
}

private enum SampleOfGeometryReader {
  struct Half: View {
    var body: some View {
      GeometryReader { room in
        Color.teal.frame(width: room.size.width / 2)
      }
    }
  }
}

private enum SampleOfLazyVGrid {
  struct Album: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(1..<100) { Text("\($0)") }
        }
      }
    }
  }
}

private enum SampleOfGrid {
  struct Scores: View {
    var body: some View {
      Grid(alignment: .leading) {
        GridRow { Text("Ann"); Text("12") }
        GridRow { Text("Ben"); Text("9") }
      }
    }
  }
}

private enum SampleOfLazyVStack {
  struct History: View {
    let days: [String]
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(days, id: \.self) { Text($0) }
        }
      }
    }
  }
}

private enum SampleOfScrollTargetBehavior {
  struct OpenOrClosed: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if target.rect.minY < 75 { target.rect.origin.y = 0 }
    }
  }
}

private enum SampleOfScrollView {
  struct Terms: View {
    let text: String
    var body: some View {
      ScrollView { Text(text).padding() }
    }
  }
}

private enum SampleOfVStack {
  struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Emma").font(.headline)
        Text("Jane Austen")
      }
    }
  }
}

private enum SampleOfHStack {
  struct Price: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("12").font(.title)
        Text("€")
      }
    }
  }
}

private enum SampleOfZStack {
  struct Badge: View {
    var body: some View {
      ZStack(alignment: .topTrailing) {
        Image(systemName: "bell")
        Circle().fill(.red).frame(width: 8, height: 8)
      }
    }
  }
}

private enum SampleOfSpacer {
  struct Ends: View {
    var body: some View {
      HStack { Text("Left"); Spacer(); Text("Right") }
    }
  }
}

private enum SampleOfDivider {
  struct Sum: View {
    var body: some View {
      VStack {
        LabeledContent("Tea", value: "3.50")
        Divider()
        LabeledContent("Sum", value: "3.50")
      }
    }
  }
}

private enum SampleOfNavigationLink {
  struct Cities: View {
    var body: some View {
      NavigationStack {
        List(["Oslo", "Rome"], id: \.self) { city in
          NavigationLink(city) { Text("Weather in \(city)") }
        }
      }
    }
  }
}

private enum SampleOfNavigationSplitView {
  struct Mail: View {
    @State private var folder: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
      } detail: {
        Text(folder ?? "Choose a folder")
      }
    }
  }
}

private enum SampleOfNavigationStack {
  struct Library: View {
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path.append("Emma") }
          .navigationTitle("Library")
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}

private enum SampleOfTabView {
  struct Home: View {
    var body: some View {
      TabView {
        Text("News").tabItem { Label("News", systemImage: "newspaper") }
        Text("Me").tabItem { Label("Me", systemImage: "person") }
      }
    }
  }
}

private enum SampleOfContentUnavailableView {
  struct NoMail: View {
    var body: some View {
      ContentUnavailableView(
        "No mail", systemImage: "tray", description: Text("New messages appear here."))
    }
  }
}

private enum SampleOfCustomPresentationDetent {
  struct BarDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      max(44, context.maxDetentValue * 0.1)
    }
  }
}

private enum SampleOfPreviewProvider {
  struct ProfileScreen: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct ProfileScreen_Previews: PreviewProvider {
    static var previews: some View {
      ProfileScreen(name: "Kim")
    }
  }
}

private enum SampleOfObservedObject {
  struct Basket: View {
    final class Model: ObservableObject { @Published var count = 0 }
    @ObservedObject var model: Model
    var body: some View { Stepper("\(model.count) pieces", value: $model.count) }
  }
}

private enum SampleOfStateObject {
  struct Clock: View {
    final class Model: ObservableObject { @Published var ticks = 0 }
    @StateObject private var model = Model()
    var body: some View { Button("\(model.ticks)") { model.ticks += 1 } }
  }
}

private enum SampleOfState {
  struct Lamp: View {
    @State private var isOn = false
    var body: some View { Toggle("Lamp", isOn: $isOn) }
  }
}

private enum SampleOfAppStorage {
  struct Settings: View {
    @AppStorage("isCompact") private var isCompact = false
    var body: some View { Toggle("Compact rows", isOn: $isCompact) }
  }
}

private enum SampleOfText {
  struct Welcome: View {
    let name: String
    var body: some View { Text("Welcome, **\(name)**").font(.headline) }
  }
}

private enum SampleOfUIGestureRecognizerRepresentable {
  struct Pan: UIGestureRecognizerRepresentable {
    @Binding var offset: CGFloat

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      offset = context.converter.localTranslation?.x ?? 0
    }
  }
}

private enum SampleOfUIViewRepresentable {
  struct Spinner: UIViewRepresentable {
    let isSpinning: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      isSpinning ? uiView.startAnimating() : uiView.stopAnimating()
    }
  }
}

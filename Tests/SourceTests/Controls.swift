import SwiftUI

enum Flavor: String, CaseIterable, Identifiable { case chocolate, vanilla; var id: Self { self } }
struct Item: Identifiable, Hashable { let id = UUID(); var name = ""; var done = false }

struct ScaleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1).animation(
      .easeOut, value: configuration.isPressed
    ).opacity(configuration.isPressed ? 0.5 : 1).foregroundColor(
      configuration.role == .destructive ? .red : .blue)
  }
}
extension ButtonStyle where Self == ScaleStyle { static var scale: ScaleStyle { .init() } }
struct PrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark" : "x"); configuration.label
      }
    }.onTapGesture { configuration.$isOn.wrappedValue = true }
  }
}
struct VLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
struct MyProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}
struct MyGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
struct MyField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}
struct MyField2: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View { configuration.padding() }
}

struct ButtonsProbe: View {
  var onTap: () -> Void
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    Form {
      Button("a") { count += 1 }
      Button("a", action: onTap)
      Button(action: onTap) { Text("x") }
      Button(action: { count += 1 }) {
        HStack {
          Image(systemName: "x"); Text("y")
        }
      }
      Button(action: { count += 1 }, label: { Text("x") })
      Button {
        count += 1
      } label: {
        Label("x", systemImage: "y")
      }
      Button("x", role: .destructive) {}
      Button(role: .cancel) {
      } label: {
        Text("x")
      }
      Button(role: .destructive, action: onTap) { Text("x") }
      Button("x", systemImage: "y") {}
      Button("x", systemImage: "y", action: onTap)
      Button("x", systemImage: "y", role: .destructive) {}
      Button(String(count)) {}
      Button("\(count) x") { Task { await load() } }
      Button("a", action: increment)
      Group {
        Button("x") {}.buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.plain)
          .buttonStyle(.borderless).buttonStyle(.automatic).buttonStyle(PlainButtonStyle())
          .buttonStyle(BorderlessButtonStyle()).buttonStyle(DefaultButtonStyle()).buttonStyle(
            ScaleStyle()
          ).buttonStyle(.scale).buttonStyle(PrimitiveStyle())
        Button("x") {}.buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 3))
          .controlSize(.large).tint(.red).disabled(count > 3).keyboardShortcut(.defaultAction)
          .keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut("x")
          .keyboardShortcut(.escape).keyboardShortcut(.return, modifiers: [])
        Link("x", destination: URL(string: "https://a.b")!)
        Link(destination: URL(string: "https://a.b")!) { Text("x") }
        Menu("x") {
          Button("a") {}; Divider(); Menu("y") { Button("z", role: .destructive) {} }
        }
        Menu {
          Picker("x", selection: $count) { Text("a").tag(1) }; Toggle("x", isOn: .constant(true));
          Section("x") { Button("b") {} }
        } label: {
          Label("x", systemImage: "y")
        }
        Menu("x", systemImage: "y") { Button("a") {} }
        Menu(content: { Text("x") }, label: { Text("y") })
        Menu("x") {
          Button("a") {}
        } primaryAction: {
          count += 1
        }
        Menu {
          Button("a") {}
        } label: {
          Text("x")
        } primaryAction: {
        }
        Text("x").contextMenu { Button("a") {} }
        Text("x").contextMenu {
          Button("a") {}
        } preview: {
          Text("p")
        }
        Text("x").contextMenu(menuItems: { Button("b") {} })
        EditButton()
        ControlGroup { Button("a") {} }
      }
    }
  }
  func increment() { count += 1 }
  @MainActor func load() async {}
}

struct FieldsProbe: View {
  @State private var text = ""
  @State private var number = 0
  @State private var amount = 0.0
  @State private var optional: Int?
  @State private var optionalText: String?
  @State private var date = Date()
  @State private var dates: Set<DateComponents> = []
  @State private var flavor = Flavor.chocolate
  @State private var choice: Flavor?
  @State private var on = false
  @State private var color = Color.red
  @State private var color2 = CGFloat(1)
  @FocusState private var focused: Bool
  @FocusState private var field: Field?
  enum Field: Hashable { case name, email }
  let range = Date()...Date().addingTimeInterval(100)

  var body: some View {
    Form {
      Section {
        TextField("x", text: $text)
        TextField("x", text: $text, prompt: Text("p"))
        TextField(text, text: $text)
        TextField("x", text: $text, axis: .vertical).lineLimit(3...5)
        TextField("x", text: $text, prompt: Text("x"), axis: .vertical)
        TextField(text: $text) { Text("x") }
        TextField(text: $text, prompt: Text("x")) { Text("x") }
        TextField("x", value: $number, format: .number)
        TextField("x", value: $optional, format: .number)
        TextField("x", value: $amount, format: .currency(code: "EUR"))
        TextField(
          "x", value: $amount, format: .number.precision(.fractionLength(2)), prompt: Text("x"))
        TextField("x", value: $date, format: .dateTime)
        TextField("x", value: $number, formatter: NumberFormatter())
        TextField("x", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("x", text: $text, onEditingChanged: { editing in on = editing }) { on = false }
        TextField("x", text: $text, onCommit: {})
        TextField("x", text: $text) { editing in
          on = editing
        } onCommit: {
        }
        TextField("x", text: Binding(get: { text }, set: { text = $0 }))
        TextField("x", text: Binding($optionalText, replacing: ""))
        SecureField("x", text: $text)
        SecureField("x", text: $text, prompt: Text("x"))
        SecureField("x", text: $text) {}
        SecureField("x", text: $text, onCommit: {})
        SecureField(text: $text) { Text("x") }
        TextEditor(text: $text).frame(height: 30).scrollContentBackground(.hidden)
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
      Section(header: Text("h"), footer: Text("f")) {
        TextField("x", text: $text).textFieldStyle(.roundedBorder).textFieldStyle(.plain)
          .textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(PlainTextFieldStyle())
          .textFieldStyle(DefaultTextFieldStyle()).textFieldStyle(MyField())
        TextField("x", text: $text).keyboardType(.emailAddress).textContentType(.emailAddress)
          .autocapitalization(.none).textInputAutocapitalization(.never).disableAutocorrection(true)
          .autocorrectionDisabled().autocorrectionDisabled(true).submitLabel(.next).onSubmit {
            field = .email
          }.onSubmit(of: .text) {}.onSubmit(of: .search, submit).submitScope()
        TextField("x", text: $text).focused($focused).focused($field, equals: .name).defaultFocus(
          $field, .name)
        TextField("x", text: $text).textContentType(.oneTimeCode).keyboardType(.numberPad)
          .textContentType(.none).textContentType(.password)
      }
      Section("x") {
        Toggle("x", isOn: $on)
        Toggle(isOn: $on) { Text("x") }
        Toggle(isOn: $on, label: { Text("x") })
        Toggle("x", systemImage: "y", isOn: $on)
        Toggle("x", isOn: $on).toggleStyle(.switch).toggleStyle(.button).toggleStyle(
          SwitchToggleStyle(tint: .red)
        ).toggleStyle(CheckStyle()).toggleStyle(.automatic).labelsHidden()
        Toggle(text, isOn: Binding(get: { on }, set: { on = $0 }))
        Picker("x", selection: $flavor) {
          ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized).tag(flavor) }
        }
        Picker(selection: $flavor) {
          Text("x").tag(Flavor.vanilla)
        } label: {
          Text("x")
        }
        Picker(selection: $flavor, label: Text("x")) { Text("x").tag(Flavor.vanilla) }
        Picker("x", selection: $choice) {
          Text("none").tag(nil as Flavor?); Text("None").tag(Optional<Flavor>.none);
          ForEach(Flavor.allCases, id: \.self) {
            Text($0.rawValue).tag($0 as Flavor?); Text("x").tag(Flavor?.some($0))
          }
        }
        Picker("x", selection: $number) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(.segmented)
          .pickerStyle(.menu).pickerStyle(.wheel).pickerStyle(.inline).pickerStyle(
            SegmentedPickerStyle()
          ).pickerStyle(.navigationLink).pickerStyle(.palette).pickerStyle(WheelPickerStyle())
          .pickerStyle(MenuPickerStyle()).pickerStyle(InlinePickerStyle()).pickerStyle(
            DefaultPickerStyle())
        Picker("x", systemImage: "y", selection: $flavor) { Text("x") }
        Picker("", selection: $text) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        DatePicker("x", selection: $date)
        DatePicker("x", selection: $date, displayedComponents: .date)
        DatePicker("x", selection: $date, displayedComponents: [.date, .hourAndMinute])
        DatePicker("x", selection: $date, in: range, displayedComponents: .date)
        DatePicker("x", selection: $date, in: Date()...)
        DatePicker("x", selection: $date, in: ...Date(), displayedComponents: [.date])
        DatePicker(selection: $date) { Text("x") }
        DatePicker(selection: $date, displayedComponents: .date) { Text("x") }
        DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("x") }
        DatePicker(selection: $date, label: { Text("x") })
        DatePicker("x", selection: $date).datePickerStyle(.compact).datePickerStyle(.graphical)
          .datePickerStyle(.wheel).datePickerStyle(GraphicalDatePickerStyle()).datePickerStyle(
            CompactDatePickerStyle()
          ).datePickerStyle(DefaultDatePickerStyle()).datePickerStyle(WheelDatePickerStyle())
        Slider(value: $amount)
        Slider(value: $amount, in: 0...10)
        Slider(value: $amount, in: 0...10, step: 1)
        Slider(value: $amount, in: 0...10) { Text("x") }
        Slider(value: $amount, in: 0...10, step: 1) {
          Text("x")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Slider(value: $amount, in: 0...10, step: 1) { editing in on = editing }
        Slider(value: $amount, in: 0...10, onEditingChanged: { _ in })
        Slider(value: $amount, in: 0...10, step: 1, onEditingChanged: { _ in })
        Slider(
          value: $color2, in: 0...1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")
        ) { Text("x") }
        Slider(value: $amount, in: 0...10) {
          Text("x")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        } onEditingChanged: { _ in
        }
        Slider(
          value: Binding(get: { Double(number) }, set: { number = Int($0) }), in: 1...10, step: 1.0)
        Stepper("x", value: $number)
        Stepper("x", value: $number, in: 0...10)
        Stepper("x", value: $number, in: 0...10, step: 2)
        Stepper("\(number)", value: $amount, in: 0...10, step: 0.5)
        Stepper(value: $number, in: 0...10) { Text("x") }
        Stepper(value: $number) { Text("x") }
        Stepper("x", onIncrement: { number += 1 }, onDecrement: { number -= 1 })
        Stepper(onIncrement: {}, onDecrement: {}) { Text("x") }
        Stepper {
          Text("x")
        } onIncrement: {
        } onDecrement: {
        }
        Stepper("x") {
        } onDecrement: {
        }
        Stepper("x", value: $number, in: 1...Int.max) { _ in }
        ColorPicker("x", selection: $color)
        ColorPicker("x", selection: $color, supportsOpacity: false)
        ColorPicker(selection: $color) { Text("x") }
      }
      Section {
        ProgressView()
        ProgressView("x")
        ProgressView(text)
        ProgressView(value: 0.3)
        ProgressView(value: 3, total: 10)
        ProgressView("x", value: 3, total: 10)
        ProgressView("x", value: amount)
        ProgressView { Text("x") }
        ProgressView(value: amount) { Text("x") }
        ProgressView(value: amount) {
          Text("x")
        } currentValueLabel: {
          Text("x")
        }
        ProgressView(value: amount, label: { Text("x") }, currentValueLabel: { Text("") })
        ProgressView().progressViewStyle(.circular).progressViewStyle(.linear).progressViewStyle(
          CircularProgressViewStyle()
        ).progressViewStyle(CircularProgressViewStyle(tint: .red)).progressViewStyle(
          LinearProgressViewStyle(tint: .red)
        ).progressViewStyle(MyProgress()).progressViewStyle(DefaultProgressViewStyle())
        Label("x", systemImage: "y")
        Label(text, systemImage: text)
        Label("x", image: "y")
        Label {
          Text("x")
        } icon: {
          Image(systemName: "y")
        }
        Label(title: { Text("x") }, icon: { Image("y") })
        Label("x", systemImage: "y").labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(
          .titleAndIcon
        ).labelStyle(.automatic).labelStyle(VLabel()).labelStyle(IconOnlyLabelStyle()).labelStyle(
          TitleOnlyLabelStyle())
        LabeledContent("x", value: "y")
        LabeledContent("x", value: number, format: .number)
        LabeledContent("x") { Text("y") }
        LabeledContent {
          Text("x")
        } label: {
          Text("y")
        }
        GroupBox { Text("x") }
        GroupBox("x") { Text("y") }
        GroupBox(label: Text("x")) { Text("y") }
        GroupBox {
          Text("x")
        } label: {
          Text("y")
        }
        GroupBox("x") { Text("y") }.groupBoxStyle(MyGroup())
        DisclosureGroup("x") { Text("y") }
        DisclosureGroup("x", isExpanded: $on) { Text("y") }
        DisclosureGroup(isExpanded: $on) {
          Text("y")
        } label: {
          Text("x")
        }
        DisclosureGroup {
          Text("y")
        } label: {
          Text("x")
        }
        DisclosureGroup(content: { Text("x") }, label: { Text("y") })
        ContentUnavailableView("x", systemImage: "y")
        ContentUnavailableView("x", systemImage: "y", description: Text("z"))
        ContentUnavailableView {
          Label("x", systemImage: "y")
        } description: {
          Text("z")
        } actions: {
          Button("a") {}
        }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: text)
      }
    }
    .formStyle(.grouped)
  }
  func submit() {}
}
extension Binding {
  init(_ source: Binding<Value?>, replacing nilValue: Value) {
    self.init(get: { source.wrappedValue ?? nilValue }, set: { source.wrappedValue = $0 })
  }
}

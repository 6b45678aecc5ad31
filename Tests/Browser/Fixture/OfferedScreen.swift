import SwiftUI

/// Controls that may be used and, beside each, ones that may not. All of them note what they do.
struct OfferedScreen: View {
  @State private var taps = 0
  @State private var isThere = true
  @State private var text = ""
  @State private var isOn = false
  @State private var choice = 1
  @State private var steps = 2
  @State private var level = 0.5
  @State private var date = Self.day(10)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Offered")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        Text("\(taps)")
          .accessibilityIdentifier("offered.count")
        buttons
        fields
        choices
      }
      .padding(16)
    }
  }

  @ViewBuilder
  private var buttons: some View {
    Button("Enabled") {
      taps += 1
      Ledger.note("enabled")
    }
    .accessibilityIdentifier("offered.enabled")
    Button("Disabled") { Ledger.note("disabled") }
      .disabled(true)
      .accessibilityIdentifier("offered.disabled")
    VStack {
      Button("Disabled from above") { Ledger.note("inherited") }
        .accessibilityIdentifier("offered.inherited")
    }
    .disabled(true)
    Button("Hidden") { Ledger.note("hidden") }
      .accessibilityIdentifier("offered.hidden")
      .hidden()
    Button("Transparent") { Ledger.note("transparent") }
      .accessibilityIdentifier("offered.transparent")
      .opacity(0)
    VStack {
      Button("Takes no touches") { Ledger.note("untouchable") }
        .accessibilityIdentifier("offered.untouchable")
    }
    .allowsHitTesting(false)
    if isThere {
      Button("Goes away") {
        isThere = false
        Ledger.note("gone")
      }
      .accessibilityIdentifier("offered.gone")
    }
  }

  @ViewBuilder
  private var fields: some View {
    TextField("Field", text: $text.noted("text"))
      .accessibilityIdentifier("offered.field")
    TextField("Disabled field", text: $text.noted("disabledText"))
      .disabled(true)
      .accessibilityIdentifier("offered.disabledField")
    Text(text)
      .accessibilityIdentifier("offered.echo")
  }

  @ViewBuilder
  private var choices: some View {
    Toggle("Toggle", isOn: $isOn.noted("toggle"))
      .accessibilityIdentifier("offered.toggle")
    Picker("Choice", selection: $choice.noted("choice")) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.menu)
    .accessibilityIdentifier("offered.picker")
    Stepper("Steps", value: $steps.noted("steps"), in: 0...2)
      .accessibilityIdentifier("offered.stepper")
    Slider(value: $level.noted("level"), in: 0...1, step: 0.25) { Text("Level") }
      .accessibilityIdentifier("offered.slider")
    DatePicker(
      "Date", selection: $date.noted("date"), in: Self.day(5)...Self.day(20),
      displayedComponents: .date
    )
    .accessibilityIdentifier("offered.date")
  }

  /// Noon of a day of January 2026, in Greenwich.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_268_800 + Double(number - 1) * 86_400)
  }
}

/// Controls with something before them, or without a size.
struct LayeredScreen: View {
  var body: some View {
    VStack(spacing: 12) { controls }
  }

  @ViewBuilder
  private var controls: some View {
    ZStack {
      Button("Under a colour") { Ledger.note("under") }
        .accessibilityIdentifier("layered.under")
      Color.orange.frame(width: 300, height: 60)
    }
    Button("Under an overlay") { Ledger.note("overlaid") }
      .accessibilityIdentifier("layered.overlaid")
      .overlay { Color.orange }
    ZStack {
      ForEach([1, 2], id: \.self) { number in
        Button("Card \(number)") { Ledger.note("card\(number)") }
          .frame(width: 200, height: 60)
          .background(.orange)
          .accessibilityIdentifier("layered.card\(number)")
      }
    }
    Menu("Menu under an overlay") {
      Button("Item of a covered menu") { Ledger.note("coveredItem") }
        .accessibilityIdentifier("layered.coveredItem")
    }
    .overlay { Color.orange }
    Menu("Disabled menu") {
      Button("Item of a disabled menu") { Ledger.note("disabledItem") }
        .accessibilityIdentifier("layered.disabledItem")
    }
    .disabled(true)
    ZStack {
      Button("Raised") { Ledger.note("raised") }
        .accessibilityIdentifier("layered.raised")
        .zIndex(1)
      Color.orange.frame(width: 300, height: 60)
    }
    ZStack {
      Button("Under what lets touches through") { Ledger.note("seenThrough") }
        .accessibilityIdentifier("layered.seenThrough")
      Color.orange.opacity(0.2).frame(width: 300, height: 60)
        .allowsHitTesting(false)
    }
    ZStack(alignment: .topTrailing) {
      Button("Under a badge") { Ledger.note("badged") }
        .accessibilityIdentifier("layered.badged")
      Circle().fill(.red).frame(width: 12, height: 12)
    }
    Color.blue.frame(width: 0, height: 0)
      .onTapGesture { Ledger.note("sizeless") }
      .accessibilityIdentifier("layered.sizeless")
    Button("Cut off") { Ledger.note("cutOff") }
      .accessibilityIdentifier("layered.cutOff")
      .frame(width: 0, height: 0)
      .clipped()
    ZStack {
      Button("Moved away") { Ledger.note("away") }
        .accessibilityIdentifier("layered.away")
        .offset(x: 3000)
      Button("Moved a little") { Ledger.note("moved") }
        .accessibilityIdentifier("layered.moved")
        .offset(x: 20, y: 4)
    }
    Button("Shrunk") { Ledger.note("shrunk") }
      .accessibilityIdentifier("layered.shrunk")
      .scaleEffect(0)
  }
}

/// An alert lies over a button from the beginning.
struct CoveredScreen: View {
  @State private var isAsking = true
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Covered")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Button("Below") { Ledger.note("covered") }
        .accessibilityIdentifier("covered.button")
      TextField("Field below", text: $text.noted("coveredText"))
        .accessibilityIdentifier("covered.field")
    }
    .padding(16)
    .alert("Go on?", isPresented: $isAsking) {
      Button("Yes") { Ledger.note("yes") }
        .accessibilityIdentifier("covered.yes")
    } message: {
      Text("The button below waits.")
    }
  }
}

import SwiftUI

/// What a finger reaches: layers over what scrolls, clear areas, fields, and what is there while somebody types.
struct TouchScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "over": LayersOverAList()
    case "clear": ClearAreas()
    case "fields": TouchedFields()
    case "typing": ChosenWhileTyping()
    case "leaving": LeftForAButton()
    default: UntouchedParts()
    }
  }
}

/// The commonest screen of apps: a list, and over it a bar and a floating button.
private struct LayersOverAList: View {
  @State private var tapped = "-"

  var body: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { row in
            Button("Row \(row)") { tapped = "\(row)" }
              .frame(maxWidth: .infinity).frame(height: 44)
              .accessibilityIdentifier("over.row.\(row)")
          }
        }
      }
      .accessibilityIdentifier("over.list")
      VStack {
        Text(tapped).frame(maxWidth: .infinity).padding(10).background(.orange)
          .accessibilityIdentifier("over.tapped")
        Spacer()
        HStack {
          Spacer()
          Button("Add") { tapped = "add" }
            .frame(width: 60, height: 60).background(.blue)
            .accessibilityIdentifier("over.add")
        }
      }
    }
  }
}

private struct ClearAreas: View {
  @State private var clear = 0
  @State private var stack = 0
  @State private var through = 0
  @State private var shaded = 0

  var body: some View {
    VStack(spacing: 20) {
      Color.green.frame(width: 200, height: 80)
        .overlay {
          Color.clear.contentShape(Rectangle()).onTapGesture { clear += 1 }
            .accessibilityIdentifier("clear.area")
        }
      HStack {
        Text("Begin")
        Spacer()
        Text("End")
      }
      .frame(width: 300, height: 44)
      .contentShape(Rectangle())
      .onTapGesture { stack += 1 }
      .accessibilityIdentifier("clear.stack")
      Button("Under a line") { through += 1 }
        .frame(width: 200, height: 44)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue) }
        .overlay { Color.clear }
        .overlay { Color.red.opacity(0.2).allowsHitTesting(false) }
        .accessibilityIdentifier("clear.through")
      Button("Under a shade") { shaded += 1 }
        .frame(width: 200, height: 44)
        .overlay { Color.black.opacity(0.2) }
        .accessibilityIdentifier("clear.shaded")
      Text("\(clear) \(stack) \(through) \(shaded)").accessibilityIdentifier("clear.counts")
    }
  }
}

private struct TouchedFields: View {
  @State private var name = ""
  @State private var city = "Oslo"
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var note = ""

  var body: some View {
    VStack(spacing: 20) {
      TextField("Name", text: $name).accessibilityIdentifier("fields.plain")
      TextField("City", text: $city).padding(12).background(.yellow)
        .accessibilityIdentifier("fields.padded")
      TextField("High", text: $name).frame(width: 300, height: 80).background(.yellow)
        .accessibilityIdentifier("fields.high")
      SecureField("Secret", text: $name).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("fields.secret")
      HStack {
        Text("Name")
        TextField("Beside", text: $name).accessibilityIdentifier("fields.beside")
      }
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .accessibilityIdentifier("fields.day")
      DatePicker("", selection: $day, displayedComponents: .date).labelsHidden()
        .accessibilityIdentifier("fields.bare")
      TextEditor(text: $note).frame(height: 80).accessibilityIdentifier("fields.note")
    }
    .padding()
  }
}

private struct ChosenWhileTyping: View {
  @State private var text = ""
  @State private var chosen = "-"
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("City", text: $text).focused($isTyping).accessibilityIdentifier("typing.city")
      if isTyping {
        Button("Oslo") { chosen = "Oslo" }.accessibilityIdentifier("typing.oslo")
      }
      Text(chosen).accessibilityIdentifier("typing.chosen")
      Text(isTyping ? "typing" : "resting").accessibilityIdentifier("typing.state")
      TextField("Other", text: .constant("")).accessibilityIdentifier("typing.other")
      Spacer()
    }
  }
}

/// A button that moves as soon as the field above it is left.
private struct LeftForAButton: View {
  @State private var text = ""
  @State private var sent = 0
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isTyping).accessibilityIdentifier("leaving.name")
      if !isTyping { Text("Please say your name").frame(height: 120) }
      Button("Send") {
        sent += 1
        if text.isEmpty { isTyping = true }
      }
      .accessibilityIdentifier("leaving.send")
      Text("\(sent)").accessibilityIdentifier("leaving.sent")
      Spacer()
    }
  }
}

/// Views that take no touches, and the views behind them.
private struct UntouchedParts: View {
  @State private var count = 0

  var body: some View {
    ZStack {
      Button("Behind \(count)") { count += 1 }.frame(width: 300, height: 60)
        .accessibilityIdentifier("untouched.behind")
      VStack {
        Button("Asleep") {}.frame(width: 300, height: 60).background(.red.opacity(0.2))
          .accessibilityIdentifier("untouched.asleep")
      }
      .allowsHitTesting(false)
      VStack { Text("Gone").frame(width: 300, height: 60) }.opacity(0)
    }
  }
}

import SwiftUI

enum Palette {
  static let brand = Color("Brand")
  static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
  static let paper = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
  static let gray = Color(white: 0.5)
  static let hue = Color(hue: 0.4, saturation: 0.2, brightness: 0.1)
  static let hue2 = Color(hue: 0.4, saturation: 0.2, brightness: 0.1, opacity: 0.4)
  static let system = Color(UIColor.systemGray6)
  static let system2 = Color(uiColor: .secondarySystemBackground)
  static let system3 = Color(.systemBackground)
  static let bundled = Color("Name", bundle: .main)
  static let mixed = Color.red.mix(with: .blue, by: 0.3)
}

extension Font {
  static let hero = Font.system(size: 40, weight: .bold, design: .rounded)
  static let small = Font.system(.caption, design: .monospaced)
  static let s2 = Font.system(.caption, design: .monospaced, weight: .heavy)
  static let custom = Font.custom("Avenir", size: 12)
  static let custom2 = Font.custom("Avenir", size: 12, relativeTo: .body)
  static let custom3 = Font.custom("Avenir", fixedSize: 12)
}

struct TextsProbe: View {
  let name: String
  let count: Int
  let price: Double
  let date = Date()
  @State private var attributed = AttributedString("a")
  @ScaledMetric private var size: CGFloat = 20
  @ScaledMetric(relativeTo: .largeTitle) private var size2 = 20.0

  var body: some View {
    VStack {
      Group {
        Text("Hello")
        Text(name)
        Text(verbatim: "x")
        Text("Hello \(name), you have \(count) items")
        Text("Price: \(price, specifier: "%.2f")")
        Text("\(date, style: .date) and \(date, formatter: Self.formatter)")
        Text(date, style: .relative)
        Text(date, style: .timer)
        Text(date...date)
        Text(date, format: .dateTime.day().month())
        Text(price, format: .currency(code: "EUR"))
        Text(0.5, format: .percent)
        Text(count, format: .number)
        Text(count.formatted())
        Text(NSNumber(value: 3), formatter: NumberFormatter())
        Text(attributed)
        Text("key", tableName: "T", bundle: .main, comment: "c")
        Text("key", comment: "c")
        Text(LocalizedStringKey(name))
        Text(Image(systemName: "star")) + Text(" star").bold() + Text("!").foregroundColor(.red)
        Text("**bold** [link](https://apple.com)")
        Text("a").font(.headline).fontWeight(.bold).italic().underline().strikethrough(
          true, color: .red)
        Text("a").underline(true, color: .blue).kerning(2).tracking(1).baselineOffset(2)
      }
      Group {
        Text("a").font(.system(size: 20))
        Text("a").font(.system(size: 20, weight: .light))
        Text("a").font(.system(size: 20, weight: .light, design: .serif))
        Text("a").font(.system(size: 20, design: .serif))
        Text("a").font(.system(.body))
        Text("a").font(.system(.body, design: .rounded).weight(.semibold))
        Text("a").font(.title.bold())
        Text("a").font(.body.monospacedDigit().italic().weight(.black))
        Text("a").font(Font.title2.smallCaps().leading(.tight))
        Text("a").font(.custom("Foo", size: size))
        Text("a").font(nil)
        Text("a").fontDesign(.rounded).fontWidth(.condensed)
        Text("a").bold(count > 3).italic(false).monospaced()
        Text("a").textCase(.uppercase).textCase(nil)
        Text("a").lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(3, reservesSpace: true)
          .lineLimit(2...)
        Text("a").lineSpacing(3).multilineTextAlignment(.center).truncationMode(.middle)
          .minimumScaleFactor(0.5)
        Text("a").allowsTightening(true).textSelection(.enabled).monospacedDigit()
        Text("a").foregroundStyle(.primary, .secondary)
        Text("a").foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("a").foregroundStyle(
          .linearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))
        Text("a").foregroundStyle(count > 1 ? .red : .blue)
        Text("a").foregroundStyle(count > 1 ? Color.red : Color.primary)
        Text("a").foregroundStyle(count > 1 ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        Text("a").foregroundColor(count > 1 ? .red : nil)
        Text("a").foregroundColor(Color(.label).opacity(0.5))
        Text("a").tint(.red).accentColor(.red)
      }
      Group {
        Text("a").accessibilityLabel("x").accessibilityLabel(Text("y")).accessibilityLabel(name)
        Text("a").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        Text("a").contentTransition(.numericText())
        Text("\(Image(systemName: "star")) x")
        Text("a" as String)
        Text(name.prefix(3))
        Text("\(count)").font(.largeTitle).fontWeight(count > 1 ? .bold : .regular)
        Text(verbatim: "\(count)")
        Text("a").strikethrough(count > 1)
        Text(.init("**x**"))
        Text("Date: \(date.formatted(date: .abbreviated, time: .shortened))")
        Text("\(price.formatted(.number.precision(.fractionLength(2))))")
        Text(date.formatted(.relative(presentation: .named)))
      }
    }
  }

  static let formatter: DateFormatter = {
    let f = DateFormatter()
    f.dateStyle = .short
    return f
  }()

  func styled(_ text: String) -> Text {
    Text(text).font(.caption).foregroundColor(.secondary)
  }
  func joined(_ texts: [String]) -> Text {
    texts.reduce(Text("")) { $0 + Text($1).bold() }
  }
}

struct AttributedProbe: View {
  var text: AttributedString {
    var text = AttributedString("Hello World")
    text.font = .title
    text.foregroundColor = .red
    text.underlineStyle = .single
    if let range = text.range(of: "World") {
      text[range].foregroundColor = .blue
      text[range].link = URL(string: "https://apple.com")
    }
    return text
  }
  var body: some View { Text(text) }
}

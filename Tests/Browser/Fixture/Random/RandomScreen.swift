import SwiftUI

/// A screen that its number decides: `/random/7`. A page and the headless host lay it out alike.
///
/// All views with an identifier are compared. Identifiers are `v1`, `v2` and so on.
struct RandomScreen: View {
  private let content: AnyView

  init(number: UInt64) {
    var maker = RandomViews(seed: number)
    content = maker.screen()
  }

  var body: some View { content }
}

/// Makes views by a seed.
@MainActor
struct RandomViews {
  var random: SeededNumbers
  private var count = 0

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  // MARK: Choices

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func length(_ values: CGFloat...) -> CGFloat { values.randomElement(using: &random)! }
  mutating func one<Value>(_ values: Value...) -> Value { values.randomElement(using: &random)! }

  private static let words = """
    Tea Ginger A Saturday Marmalade of and Constantinople is 12 1,204.50 open Reading in Wales late harvest notes \
    Éclair to Queue jumping Å
    """.split(separator: " ").map(String.init)

  mutating func sentence(_ range: ClosedRange<Int> = 1...9) -> String {
    (0..<number(range)).map { _ in Self.words.randomElement(using: &random)! }
      .joined(separator: " ")
  }

  mutating func named(_ view: some View) -> AnyView {
    count += 1
    return AnyView(view.accessibilityIdentifier("v\(count)"))
  }

  // MARK: Screens

  mutating func screen() -> AnyView {
    var screen = room()
    if chance(20) { screen = AnyView(screen.environment(\.layoutDirection, .rightToLeft)) }
    return screen
  }

  private mutating func room() -> AnyView {
    switch number(0...5) {
    case 0: AnyView(scrolling())
    case 1: tabs()
    default: navigation()
    }
  }

  private mutating func navigation() -> AnyView {
    let mode = one(NavigationBarItem.TitleDisplayMode.inline, .large)
    let title = sentence(1...3)
    var page = page()
    if chance(40) {
      let button = named(Button(sentence(1...1)) {})
      page = AnyView(page.toolbar { ToolbarItem(placement: .primaryAction) { button } })
    }
    if chance(20) {
      let bar = named(Text(sentence(1...4)).padding(length(4, 12)))
      page = AnyView(page.safeAreaInset(edge: .bottom) { bar })
    }
    return AnyView(
      NavigationStack { page.navigationTitle(title).navigationBarTitleDisplayMode(mode) })
  }

  private mutating func tabs() -> AnyView {
    let first = chance(50) ? navigation() : page()
    let names = [sentence(1...1), sentence(1...2)]
    return AnyView(
      TabView {
        first.tabItem { Label(names[0], systemImage: "house") }
        Text(verbatim: "-").tabItem { Label(names[1], systemImage: "gear") }
      })
  }

  private mutating func page() -> AnyView {
    switch number(0...4) {
    case 0: return AnyView(scrolling())
    case 1:
      let sections = sections()
      return AnyView(Form { sections })
    case 2, 3:
      let sections = sections()
      let list = List { sections }
      return switch number(0...3) {
      case 0: AnyView(list.listStyle(.plain))
      case 1: AnyView(list.listStyle(.grouped))
      default: AnyView(list)
      }
    default: return stack(depth: 3)
    }
  }

  private mutating func scrolling() -> some View {
    let content = stack(depth: 3)
    return ScrollView { content }
  }

  private mutating func sections() -> AnyView {
    let count = number(1...3)
    let sections = (0..<count).map { _ in section() }
    return AnyView(ForEach(0..<count, id: \.self) { sections[$0] })
  }

  private mutating func section() -> AnyView {
    let count = number(1...4)
    let rows = (0..<count).map { _ in row() }
    let content = ForEach(0..<count, id: \.self) { rows[$0] }
    let (header, footer) = (named(Text(sentence(1...3))), named(Text(sentence(2...12))))
    switch number(0...3) {
    case 0: return AnyView(Section { content })
    case 1:
      return AnyView(
        Section {
          content
        } header: {
          header
        })
    default:
      return AnyView(
        Section {
          content
        } header: {
          header
        } footer: {
          footer
        })
    }
  }
}

/// Random numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

import SwiftUI

/// Rows, stacks and what stands in them.
extension RandomViews {
  mutating func row() -> AnyView {
    switch number(0...6) {
    case 0:
      let title = sentence(1...3)
      let value = named(Text(sentence(1...3)))
      return AnyView(LabeledContent(title) { value })
    case 1:
      let label = named(Text(sentence(1...4)))
      return AnyView(
        NavigationLink {
          Text(verbatim: "-")
        } label: {
          label
        })
    case 2: return stack(depth: 1)
    case 3:
      let (first, last) = (named(Text(sentence(1...3))), named(Text(sentence(1...2))))
      return AnyView(
        HStack {
          first; Spacer(); last
        })
    default: return leaf()
    }
  }

  mutating func stack(depth: Int) -> AnyView {
    if depth == 0 || chance(10) { return changed(leaf()) }
    let count = number(1...4)
    let parts = (0..<count).map { _ in stack(depth: depth - 1) }
    let content = ForEach(0..<count, id: \.self) { parts[$0] }
    let spacing: CGFloat? = chance(50) ? nil : length(0, 4, 16)
    let arranged: AnyView =
      switch number(0...4) {
      case 0:
        AnyView(
          HStack(alignment: one(.top, .center, .firstTextBaseline), spacing: spacing) { content })
      case 1:
        AnyView(ZStack(alignment: one(.center, .topLeading, .bottomTrailing)) { content })
      default:
        AnyView(VStack(alignment: one(.leading, .center, .trailing), spacing: spacing) { content })
      }
    return changed(named(arranged))
  }

  /// A view with up to two modifiers of its layout.
  mutating func changed(_ view: AnyView) -> AnyView {
    var view = view
    for _ in 0..<number(0...2) {
      switch number(0...8) {
      case 0: view = AnyView(view.padding())
      case 1: view = AnyView(view.padding(one(.horizontal, .vertical, .leading), length(3, 10)))
      case 2: view = AnyView(view.frame(width: length(60, 140)))
      case 3: view = AnyView(view.frame(maxWidth: .infinity, alignment: one(.leading, .trailing)))
      case 4: view = AnyView(view.frame(minHeight: length(30, 70)))
      case 5: view = AnyView(view.fixedSize(horizontal: false, vertical: true))
      case 6: view = AnyView(view.background(Color.yellow))
      case 7:
        let over = named(Text(sentence(1...1)).font(.caption))
        view = AnyView(view.overlay(alignment: .topTrailing) { over })
      default: view = AnyView(view.layoutPriority(1))
      }
    }
    return view
  }

  mutating func leaf() -> AnyView {
    switch number(0...18) {
    case 0...4: return named(text())
    case 5: return named(Label(sentence(1...3), systemImage: one("star", "leaf", "person.fill")))
    case 6:
      let scale = one(Image.Scale.small, .medium, .large)
      return named(Image(systemName: one("heart", "bell.fill", "cart")).imageScale(scale))
    case 7: return button()
    case 8: return named(Toggle(sentence(1...3), isOn: .constant(chance(50))))
    case 9: return named(Stepper(sentence(1...2), value: .constant(1)))
    case 10: return named(Slider(value: .constant(0.4)))
    case 11:
      let (title, options) = (sentence(1...2), [sentence(1...1), sentence(1...2)])
      let picker = Picker(title, selection: .constant(0)) {
        ForEach(0..<2, id: \.self) { Text(options[$0]).tag($0) }
      }
      return chance(50) ? named(picker.pickerStyle(.segmented)) : named(picker)
    case 12:
      let field = TextField(sentence(1...2), text: .constant(chance(50) ? "" : sentence(1...2)))
      return chance(50) ? named(field.textFieldStyle(.roundedBorder)) : named(field)
    case 13: return named(SecureField(sentence(1...2), text: .constant("")))
    case 14: return chance(50) ? named(ProgressView()) : named(ProgressView(value: 0.3))
    case 15: return AnyView(Divider())
    case 16: return named(Color.blue.frame(width: length(20, 50), height: length(20, 40)))
    case 17: return named(Circle().fill(.red).frame(width: length(24, 48)))
    default:
      let content = named(Text(sentence(1...5)))
      return AnyView(GroupBox(sentence(1...2)) { content })
    }
  }

  private mutating func text() -> some View {
    let text = Text(sentence()).font(
      one(.body, .body, .headline, .caption, .footnote, .title, .title3, .largeTitle, .subheadline))
    let lines: Int? = chance(25) ? number(1...2) : nil
    return text.lineLimit(lines).multilineTextAlignment(one(.leading, .center))
  }

  private mutating func button() -> AnyView {
    let button = Button(sentence(1...3)) {}
    let size = one(ControlSize.small, .regular, .large)
    return switch number(0...3) {
    case 0: named(button.buttonStyle(.bordered).controlSize(size))
    case 1: named(button.buttonStyle(.borderedProminent).controlSize(size))
    case 2: named(button.buttonStyle(.plain))
    default: named(button)
    }
  }
}

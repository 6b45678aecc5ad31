import Testing

@testable import ViewGraph

/// What a person could not have done is not carried out.
@MainActor
@Suite struct RefusalTests {
  /// A graph of raw elements, and what their handlers received.
  @MainActor
  private final class Screen {
    private(set) var received: [Event.Action] = []
    private(set) var graph: Graph!

    init(_ emit: @escaping (EmissionContext, Screen) -> Void) {
      graph = Graph(session: Session()) { [unowned self] in emit($0, self) }
      graph.start()
      _ = graph.elements()
    }

    /// An element that takes one kind of event.
    func control(
      _ context: EmissionContext, _ role: Role, _ event: Attribute<HandlerIndex>,
      _ attributes: [StoredAttribute] = [], _ children: () -> Void = {}
    ) {
      context.open(role)
      for attribute in attributes { context.writer.set(attribute) }
      context.handler(event, .event { [unowned self] in received.append($0) })
      children()
      context.close()
    }

    /// Whether exactly the refused ones were kept from the handler.
    func refusal(_ node: NodeID, _ action: Event.Action) -> Refusal? {
      let before = received.count
      let refusal = graph.perform(Event(node, action))
      #expect(received.count == (refusal == nil ? before + 1 : before))
      if refusal != nil { #expect(graph.takeChanges().isEmpty) }
      return refusal
    }
  }

  @Test func unknownControl() {
    let screen = Screen { context, screen in
      screen.control(context, .button, .onTap)
      context.open(.text)
      context.close()
    }
    #expect(screen.refusal(0, .tap) == .unknownControl)
    #expect(screen.refusal(99, .tap) == .unknownControl)
    #expect(screen.refusal(.max, .tap) == .unknownControl)
    #expect(screen.refusal(2, .tap) == .unknownControl)
    #expect(screen.refusal(1, .tap) == nil)
  }

  @Test func wrongAction() {
    let screen = Screen { context, screen in screen.control(context, .button, .onTap) }
    let others: [Event.Action] = [
      .edit("x"), .submit, .focus(true), .select(0), .toggle(true), .date("2026-11-21"),
      .number(1), .increment, .decrement,
      .file(ChosenFile(name: "a", type: "image/png", path: "/a", size: 1)), .dismiss, .back,
      .window(0..<1), .refresh, .delete(0), .move(from: 0, to: 1), .hover(true), .longPress,
      .open("x"),
    ]
    for action in others { #expect(screen.refusal(1, action) == .wrongAction, "\(action)") }
    #expect(screen.refusal(1, .tap) == nil)
  }

  @Test(arguments: [AttributeKey.isDisabled, .isHidden])
  func disabledOrHiddenItself(_ key: AttributeKey) {
    let flag = Attribute<Bool>(key)
    let screen = Screen { context, screen in
      screen.control(context, .button, .onTap, [.init(flag, true)])
      screen.control(context, .button, .onTap, [.init(flag, false)])
    }
    #expect(screen.refusal(1, .tap) == (key == .isDisabled ? .disabled : .hidden))
    #expect(screen.refusal(2, .tap) == nil)
  }

  @Test(arguments: [AttributeKey.isDisabled, .isHidden])
  func disabledOrHiddenAncestor(_ key: AttributeKey) {
    let flag = Attribute<Bool>(key)
    let screen = Screen { context, screen in
      context.open(.stack)
      context.writer.set(flag, true)
      context.open(.box)
      screen.control(context, .button, .onTap)
      // Across a component's border as well.
      let child =
        context.existingChild(ButtonComponent.self, key: 7)
        ?? ButtonComponent(in: context, key: 7)
      context.keep(child)
      context.evaluate(child)
      context.place(child)
      context.close()
      context.close()
      screen.control(context, .button, .onTap)
    }
    let refusal: Refusal = key == .isDisabled ? .disabled : .hidden
    #expect(screen.refusal(3, .tap) == refusal)
    #expect(screen.graph.perform(Event(4, .tap)) == refusal)
    #expect(screen.refusal(5, .tap) == nil)
  }

  /// A page tells the end of an event and the place of an element wherever the element is by then.
  @Test(arguments: [AttributeKey.isDisabled, .isHidden])
  func reportsCountWhereverTheElementIs(_ key: AttributeKey) {
    let screen = Screen { context, screen in
      context.open(.stack)
      context.writer.set(Attribute<Bool>(key), true)
      screen.control(context, .textField, .onFocus)
      screen.control(context, .box, .onHover)
      screen.control(context, .box, .onPress)
      screen.control(context, .list, .onWindow)
      context.close()
    }
    let refusal: Refusal = key == .isDisabled ? .disabled : .hidden
    #expect(screen.refusal(2, .focus(true)) == refusal)
    #expect(screen.refusal(2, .focus(false)) == nil)
    #expect(screen.refusal(3, .hover(true)) == refusal)
    #expect(screen.refusal(3, .hover(false)) == nil)
    #expect(screen.refusal(4, .press(true)) == refusal)
    #expect(screen.refusal(4, .press(false)) == nil)
    #expect(screen.refusal(5, .window(0..<1)) != refusal)
  }

  @Test func coveredByAModal() {
    var layers = 0
    let screen = Screen { context, screen in
      screen.control(context, .button, .onTap)
      for layer in 0..<layers {
        context.descend(UInt64(layer + 1)) {
          screen.control(context, .modal, .onDismiss) {
            screen.control(context, .button, .onTap)
          }
        }
      }
    }
    func show(_ count: Int) {
      layers = count
      screen.graph.turn { screen.graph.root.invalidate() }
      _ = screen.graph.takeChanges()
    }
    #expect(screen.refusal(1, .tap) == nil)
    show(1)  // modal 2 with button 3
    #expect(screen.refusal(1, .tap) == .covered)
    #expect(screen.refusal(3, .tap) == nil)
    show(2)  // modal 4 with button 5
    #expect(screen.refusal(1, .tap) == .covered)
    #expect(screen.refusal(2, .dismiss) == .covered)
    #expect(screen.refusal(3, .tap) == .covered)
    #expect(screen.refusal(5, .tap) == nil)
    #expect(screen.refusal(4, .dismiss) == nil)
    show(0)
    #expect(screen.refusal(5, .tap) == .unknownControl)
    #expect(screen.refusal(1, .tap) == nil)
  }

  @Test func goneControl() {
    var isShown = true
    let screen = Screen { context, screen in
      if isShown { screen.control(context, .button, .onTap) }
    }
    isShown = false
    screen.graph.turn { screen.graph.root.invalidate() }
    _ = screen.graph.takeChanges()
    #expect(screen.refusal(1, .tap) == .unknownControl)
  }

  @Test func handlerThatWentAway() {
    var takesTaps = true
    let screen = Screen { context, screen in
      context.open(.box)
      if takesTaps { context.handler(.onTap, .action {}) }
      context.close()
    }
    #expect(screen.graph.perform(Event(1, .tap)) == nil)
    takesTaps = false
    screen.graph.turn { screen.graph.root.invalidate() }
    #expect(screen.graph.perform(Event(1, .tap)) == .unknownControl)
  }

  // MARK: Values that a control cannot produce

  nonisolated static let values: [ControlValues] = [
    ControlValues(
      role: .textField, handler: .onEdit, possible: [.edit(""), .edit("Rex é 🐕")],
      impossible: [
        .edit("two\nlines"), .edit("two\rlines"), .edit("nul\0"),
        .edit(String(repeating: "x", count: Control.textLimit + 1)),
      ]),
    ControlValues(
      role: .secureField, handler: .onEdit, possible: [.edit("secret")],
      impossible: [.edit("two\nlines")]),
    ControlValues(
      role: .textField, handler: .onEdit, attributes: [.init(.maximumLength, 3)],
      possible: [.edit("abc"), .edit("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧")], impossible: [.edit("abcd")]),
    ControlValues(
      role: .textField, handler: .onEdit, attributes: [.init(.axis, .vertical)],
      possible: [.edit("two\nlines")], impossible: [.edit("nul\0")]),
    ControlValues(
      role: .textEditor, handler: .onEdit, possible: [.edit("two\nlines")],
      impossible: [.edit("nul\0")]),
    ControlValues(
      role: .picker, handler: .onSelect, attributes: [.init(.value, "0")],
      options: [(0, false), (1, true), (2, false)], possible: [.select(2), .select(0)],
      impossible: [.select(1), .select(3), .select(-1)]),
    ControlValues(
      role: .toggle, handler: .onToggle, attributes: [.init(.isOn, false)],
      possible: [.toggle(true)], impossible: [.toggle(false)]),
    ControlValues(
      role: .datePicker, handler: .onDate,
      attributes: [
        .init(.value, "2026-11-21"), .init(.components, [.date]),
        .init(.earliest, "2026-11-01"), .init(.latest, "2026-11-30"),
      ],
      possible: [.date("2026-11-01"), .date("2026-11-30")],
      impossible: [
        .date("2026-10-31"), .date("2026-12-01"), .date("2026-11-31"), .date("2026-11-21T10:00"),
        .date("10:00"), .date(""), .date("tomorrow"), .date("2026-1-1"),
      ]),
    ControlValues(
      role: .datePicker, handler: .onDate,
      attributes: [.init(.value, "10:00"), .init(.components, [.time])],
      possible: [.date("23:59")], impossible: [.date("24:00"), .date("10:60"), .date("2026-11-21")]),
    ControlValues(
      role: .datePicker, handler: .onDate,
      attributes: [.init(.value, "2024-02-29T10:00"), .init(.components, [.date, .time])],
      possible: [.date("2024-02-29T00:00")],
      impossible: [.date("2023-02-29T00:00"), .date("2024-02-29"), .date("2024-02-29T00:00:00")]),
    ControlValues(
      role: .slider, handler: .onNumber,
      attributes: [
        .init(.number, 1), .init(.minimum, 0), .init(.maximum, 1),
        .init(.step, 0.1),
      ],
      possible: [.number(0), .number(0.3), .number(1)],
      impossible: [
        .number(-0.1), .number(1.1), .number(0.25), .number(.nan), .number(.infinity),
      ]),
    ControlValues(
      role: .stepper, handler: .onIncrement, attributes: [.init(.canIncrement, true)],
      possible: [.increment], impossible: []),
    ControlValues(
      role: .stepper, handler: .onIncrement, attributes: [.init(.canIncrement, false)],
      possible: [], impossible: [.increment]),
    ControlValues(
      role: .stepper, handler: .onDecrement, attributes: [.init(.canDecrement, false)],
      possible: [], impossible: [.decrement]),
    ControlValues(
      role: .filePicker, handler: .onFile, attributes: [.init(.maximum, 100)],
      possible: [.file(ChosenFile(name: "a", type: "image/png", path: "/a", size: 100))],
      impossible: [.file(ChosenFile(name: "a", type: "image/png", path: "/a", size: 101))]),
    ControlValues(
      role: .list, handler: .onDelete, attributes: [.init(.count, 2)],
      possible: [.delete(1)], impossible: [.delete(2), .delete(-1)]),
    ControlValues(
      role: .list, handler: .onMove, attributes: [.init(.count, 2)],
      possible: [.move(from: 0, to: 2)], impossible: [.move(from: 2, to: 0), .move(from: 0, to: 3)]),
    ControlValues(
      role: .list, handler: .onWindow, attributes: [.init(.count, 1000)],
      possible: [.window(0..<400), .window(990..<1000)],
      impossible: [
        .window(0..<401), .window(-1..<10), .window(990..<1001), .window(0..<401, line: 2),
        .window(0..<10, line: 0),
      ]),
    ControlValues(
      role: .grid, handler: .onWindow, attributes: [.init(.count, 9000)],
      possible: [.window(0..<800, line: 2), .window(0..<4000, line: 60)],
      impossible: [.window(0..<801, line: 2), .window(0..<4001, line: 60)]),
  ]

  @Test(arguments: values)
  func valuesOfAControl(_ values: ControlValues) {
    let screen = Screen { context, screen in
      screen.control(context, values.role, values.handler, values.attributes) {
        for option in values.options {
          context.open(.option)
          context.writer.set(.index, option.index)
          context.writer.set(.isDisabled, option.isDisabled)
          context.close()
        }
      }
    }
    for action in values.impossible {
      #expect(screen.refusal(1, action) == .impossibleValue, "\(action)")
    }
    for action in values.possible { #expect(screen.refusal(1, action) == nil, "\(action)") }
  }

  // MARK: What the host shows

  @Test func valueThatTheModelTakesIsNotSentBack() {
    var text = "a"
    let screen = Screen { context, screen in
      context.open(.textField)
      context.writer.set(.value, text)
      context.handler(
        .onEdit,
        .event { action in
          if case .edit(let new) = action {
            text = String(new.prefix(3))
            screen.graph.root.invalidate()
          }
        })
      context.close()
    }
    #expect(screen.graph.perform(Event(1, .edit("ab"))) == nil)
    #expect(screen.graph.takeChanges().isEmpty)
    #expect(screen.graph.perform(Event(1, .edit("abcd"))) == nil)
    #expect(screen.graph.takeChanges() == [.set(1, .value, .text("abc"))])
    // The model is the same as before, and yet the field shows something else.
    #expect(screen.graph.perform(Event(1, .edit("abcx"))) == nil)
    #expect(screen.graph.takeChanges() == [.set(1, .value, .text("abc"))])
  }
}

/// One control, actions that a person can cause with it, and some that nobody can.
struct ControlValues: Sendable, CustomTestStringConvertible {
  let role: Role
  let handler: Attribute<HandlerIndex>
  var attributes: [StoredAttribute] = []
  var options: [(index: Int, isDisabled: Bool)] = []
  let possible: [Event.Action]
  let impossible: [Event.Action]
  var testDescription: String { "\(role) \(handler)" }
}

/// A component of one button.
@MainActor
private final class ButtonComponent: Component {
  override func emit(_ context: EmissionContext) {
    context.open(.button)
    context.handler(.onTap, .action {})
    context.close()
  }
}

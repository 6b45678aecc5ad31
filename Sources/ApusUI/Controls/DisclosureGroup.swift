import ViewGraph

/// Content that a person opens and closes.
///
/// ```swift
/// struct Details: View {
///   @State private var isOpen = false
///   var body: some View {
///     DisclosureGroup("Details", isExpanded: $isOpen) { Text("Made by hand.") }
///   }
/// }
/// ```
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isExpanded = false

  /// A group with any view as its label, closed at first. It keeps by itself whether it is open.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// A group with any view as its label.
  ///
  /// - Parameter isExpanded: Whether it is open; set when a person opens or closes it.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  @MainActor public var body: some View {
    _Disclosure(isExpanded: binding ?? $isExpanded, label: label, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a localized title, closed at first.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a localized title, opened and closed by a binding.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group whose title is shown as given, closed at first.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// A group whose title is shown as given, opened and closed by a binding.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

nonisolated struct _Disclosure<Label: View, Content: View>: View {
  typealias Body = Never
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    if let style = context.style(of: (any DisclosureGroupStyle).self), !(style is any DrawnStyle) {
      return view.emit(style, context)
    }
    if context.writesItems { return view.emitRows(context) }
    let isOpen = view.isExpanded.wrappedValue
    view.open(isOpen, context)
    if isOpen { context.emit(2, _Deferred { view.content() }) }
    context.close { _ in 1 }
  }

  /// Points by which rows stand further in than the row that opens them, as in the outlines of iOS.
  private static var indent: CGFloat { 20 }

  /// A row that opens and closes, and the rows of the content below it. The look that the author gave is that of all
  /// rows. Name, value and actions are those of the first one.
  @MainActor private func emitRows(_ context: EmissionContext) {
    let isOpen = isExpanded.wrappedValue
    var waiting = context.waiting
    context.emit(4, _DisclosureRow(group: self, isOpen: isOpen))
    guard isOpen else { return }
    waiting?.meaning = []
    waiting?.tag = nil
    waiting?.rowActions = nil
    waiting?.itemEnd = []
    if let waiting { context.wait(waiting) }
    context.emit(5, _Deferred { content() }.padding(.leading, Self.indent))
    if waiting != nil { context.wait(PendingAttributes()) }
  }

  /// Opens its element, and writes the label.
  @MainActor fileprivate func open(_ isOpen: Bool, _ context: EmissionContext) {
    let isExpanded = isExpanded
    context.open(.disclosure)
    context.writer.set(.isOn, isOpen)
    context.handler(
      .onToggle,
      .event { action in if case .toggle(let isOn) = action { isExpanded.wrappedValue = isOn } })
    context.descend(1) {
      context.open(.disclosureLabel)
      context.emit(1, label)
      context.close { _ in 1 }
    }
  }

  @MainActor private func emit<Style: DisclosureGroupStyle>(
    _ style: Style, _ context: EmissionContext
  ) {
    let content = content
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(label), content: .init(_Deferred { content() }), isExpanded: isExpanded)
    context.emitStyled(style, of: (any DisclosureGroupStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// The row of a list or form that opens and closes a group.
nonisolated private struct _DisclosureRow<Label: View, Content: View>: View {
  typealias Body = Never
  let group: _Disclosure<Label, Content>
  let isOpen: Bool

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    view.group.open(view.isOpen, context)
    context.close { _ in 1 }
  }
}

import ViewGraph

/// A group of rows with a header and a footer.
///
/// ```swift
/// struct Wardrobe: View {
///   var body: some View {
///     List {
///       Section("Shoes") { Text("Boots") }
///       Section("Hats") { Text("Beret") }
///     }
///   }
/// }
/// ```
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
  /// Whether a header in a sidebar opens and closes the section.
  var foldsInSidebar = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    if view.folds(context) { return context.emit(4, FoldingSection(section: view)) }
    let isExpanded = view.isExpanded?.wrappedValue ?? true
    context.open(.section)
    context.writeSectionSpacing(hasHeader: Parent.self != EmptyView.self)
    if !context.writesItems { context.environment.lazyStackAround?.write(to: context.writer) }
    let rows = (context.container, context.pending)
    context.pending = PendingAttributes()
    context.container = nil
    if Parent.self != EmptyView.self {
      context.descend(1) {
        open(.sectionHeader, isInList: rows.0 != nil, context)
        if rows.0 != nil, let height = context.environment.defaultMinListHeaderHeight {
          context.writer.set(.minimumHeight, Double(height))
        }
        view.emitHeader(isExpanded, context)
        context.close { _ in 1 }
      }
    }
    if isExpanded {
      (context.container, context.pending) = rows
      context.emit(2, view.content)
      context.pending = PendingAttributes()
      context.container = nil
    }
    if Footer.self != EmptyView.self {
      context.descend(3) {
        open(.sectionFooter, isInList: rows.0 != nil, context)
        context.emit(1, view.footer)
        context.close { _ in 1 }
      }
    }
    context.container = rows.0
    context.close { $0 | 1 }
  }

  @MainActor private static func open(
    _ role: Role, isInList: Bool, _ context: EmissionContext
  ) {
    isInList ? context.openAsItem(role) : context.open(role)
  }

  /// Whether a sidebar folds the section without a binding of the app.
  @MainActor private func folds(_ context: EmissionContext) -> Bool {
    isExpanded == nil && foldsInSidebar && Parent.self != EmptyView.self
      && context.container is RowContainer && context.environment.isInSidebar
  }

  /// The header of a section that opens and closes is a button.
  @MainActor private func emitHeader(_ isExpanded: Bool, _ context: EmissionContext) {
    guard let binding = self.isExpanded else { return emitWords(context) }
    context.descend(2) {
      context.open(.button)
      context.writer.set(.look, ControlLook.plain)
      context.writer.set(.isSelected, isExpanded)
      context.handler(.onTap, .action { binding.wrappedValue.toggle() })
      emitWords(context, isExpanded: isExpanded)
      context.close { _ in 1 }
    }
  }

  /// - Parameter isExpanded: Nil: the section has no sign that it opens and closes.
  @MainActor private func emitWords(_ context: EmissionContext, isExpanded: Bool? = nil) {
    let isLarge =
      context.environment.headerProminence == .increased
      || isExpanded != nil && context.environment.isInSidebar
    let words = SectionHeaderWords(header: header, isLarge: isLarge)
    guard let isExpanded else { return isLarge ? context.emit(1, words) : context.emit(1, header) }
    context.emit(
      1,
      HStack {
        words
        Spacer(minLength: 8)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
          .font(.footnote.weight(.semibold)).foregroundStyle(.tint).accessibilityHidden(true)
      })
  }
}

/// Keeps whether a section of a sidebar is open.
private struct FoldingSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  @State private var isExpanded = true

  var body: some View {
    var section = section
    section.isExpanded = $isExpanded
    return section
  }
}

/// Draws a header in the font of its prominence.
private struct SectionHeaderWords<Header: View>: View {
  let header: Header
  let isLarge: Bool

  var body: some View {
    if isLarge {
      header.textCase(nil).font(.title3.weight(.semibold))
        .foregroundStyle(HierarchicalShapeStyle.primary)
    } else {
      header
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with any views as its header and its footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// A section with a header and a footer given as views.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer given as a view.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header given as a view.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section that a person can open and close.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a header or a footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized title as its header.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section whose header is a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section with a localized title that opens and closes its rows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section whose title, shown as given, opens and closes its rows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

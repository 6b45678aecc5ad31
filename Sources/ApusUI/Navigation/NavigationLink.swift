import ViewGraph

/// A button that leads to a page.
///
/// ```swift
/// struct Cities: View {
///   var body: some View {
///     NavigationStack {
///       List(["Oslo", "Rome"], id: \.self) { city in
///         NavigationLink(city) { Text("Weather in \(city)") }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  let target: Target
  let label: Label

  nonisolated init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    // A tap on a row that is being edited follows nothing.
    if context.environment.isEditingRows {
      emitStack(
        axis: 0, alignment: ElementAlignment(.leading, .center), spacing: nil, view.label, context)
    } else {
      emitButton(view, context)
    }
    if case .view(let destination, let isActive?) = view.target {
      context.descend(2) {
        _PresentedDestination<Destination>._emit(
          _PresentedDestination(isPresented: isActive, destination: { destination }), context
        ) {}
      }
    }
  }

  @MainActor private static func emitButton(_ view: Self, _ context: EmissionContext) {
    let navigator = context.environment.navigator
    let target = view.target
    var isDisabled = navigator == nil || !context.environment.isEnabled
    switch target {
    case .value(nil): isDisabled = true
    case .value: if navigator?.keeper != nil { isDisabled = true }
    case .view: break
    }
    let origin = Origin(component: context.component!, path: context.path)
    if case .view(let destination, nil) = target, let navigator, !navigator.origins.isEmpty {
      navigator.restore(origin.number, AnyView(destination), in: context.graph)
    }
    let place = LinkPlace(
      address: context.linkedPlace(isDisabled: isDisabled)?.address
        ?? (isDisabled ? nil : view.address(from: origin, context)), isDisabled: isDisabled)
    let rows = context.environment.chosenRows
    let column = context.environment.splitColumn
    let button = Button(role: nil, label: view.label, place: place) {
      switch target {
      case .value(let value):
        guard let value else { return }
        // In a list from which a column is chosen, a link chooses its value.
        if let column, let selection = rows?.selection, selection.contains(value) != nil {
          selection.choose(value, in: column)
        } else {
          navigator?.push(value)
        }
      case .view(let destination, let isActive):
        if let isActive {
          isActive.wrappedValue = true
        } else {
          navigator?.push(AnyView(destination), origin: origin.number)
        }
      }
    }
    Button<Label>._emit(button, context)
  }
}

/// The place of a link among the pages, as its button knows it.
struct LinkPlace {
  /// The page's address, if pages have one by their place.
  let address: String?
  let isDisabled: Bool
  /// Whether it is drawn as a `NavigationLink`. Otherwise its address alone makes it a link.
  var isDrawnAsLink = true

  @MainActor func write(_ writer: ElementWriter) {
    // In a row a link has the sign of rows that lead on.
    if isDrawnAsLink { writer.set(.traits, Traits.link) }
    if isDisabled { writer.set(.isDisabled, true) }
    if let address { writer.set(.address, address) }
  }
}

extension NavigationLink {
  /// The address of its page, if pages have addresses by their place.
  @MainActor
  private func address(from origin: Origin, _ context: EmissionContext) -> String? {
    guard let base = context.environment.addressBase, context.graph.session.route.isDerived else {
      return nil
    }
    let part: String? =
      switch target {
      case .value(let value): value.flatMap { AddressPart.of($0) }
      case .view(_, nil): AddressPart.of(origin: origin.number)
      case .view: nil
      }
    return part.map { context.environment.linkAddress(to: Route.address($0, in: base)) }
  }
}

/// The place of a link among the views.
@MainActor
private struct Origin {
  unowned let component: Component
  let path: UInt64

  var number: UInt64 { EmissionContext.mix(component.stableKey, path) }
}

extension NavigationLink {
  /// A link to a page, with any view as its label.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: nil), label: label())
  }

  /// A link to a page given as a view, with any view as its label.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: nil), label: label())
  }

  /// A link to a page that is shown while a condition holds.
  ///
  /// - Parameter isActive: Set by a tap on the link and by going back.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: label())
  }

  /// A link to a page given as a view, which is shown while a condition holds.
  ///
  /// - Parameter isActive: Set by a tap on the link and by going back.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: isActive), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// A link with a localized title to a page.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: nil), label: Text(titleKey))
  }

  /// A link to a page, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: nil), label: Text(title))
  }

  /// A link with a localized title to a page given as a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination, isActive: nil), label: Text(titleKey))
  }

  /// A link to a page given as a view, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination, isActive: nil), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// A link that puts a value on the stack's path; ``View/navigationDestination(for:destination:)``
  /// says which page it leads to.
  ///
  /// - Parameter value: `nil` disables the link.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a localized title that puts a value on the stack's path; `nil` disables it.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link, whose title is shown as given, that puts a value on the stack's path; `nil` disables
  /// it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

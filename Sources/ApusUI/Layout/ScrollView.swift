import ViewGraph

/// Content that may be larger than its space, and scrolls in it.
///
/// ```swift
/// struct Terms: View {
///   let text: String
///   var body: some View {
///     ScrollView { Text(text).padding() }
///   }
/// }
/// ```
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  /// What scrolls.
  public var content: Content
  /// In which directions it scrolls.
  public var axes: Axis.Set
  /// Whether it shows scroll bars.
  public var showsIndicators: Bool

  /// Content that scrolls along the given axes.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let environment = context.environment
    let own = context.slot(0x5C81) { ScrollPlaces() }
    let places = environment.scrollPlaces ?? own
    places.audience.watchers = environment.scrollWatchers
    places.isFollowed =
      environment.scrollPlaces != nil || environment.scrollAnchors != ScrollAnchors()
      || !places.audience.isEmpty
    let content = context.slot(0x5C80) { ScrollContentSlot() }
    places.stands(in: context, view.axes, content: content)
    guard places.isFollowed else {
      let around = EnvironmentValues.entries { $0.scrollAround = places }
      return context.withEnvironment(around[...]) { emit(view, context) { $0() } }
    }
    if places.anchors != environment.scrollAnchors {
      let isNew = places.anchors.start != environment.scrollAnchors.start
      places.anchors = environment.scrollAnchors
      if isNew, let start = places.anchors.start, places.asked == nil { places.scroll(to: start) }
    }
    let hasTargets =
      environment.scrollPlaces != nil || environment.scrollAnchors != ScrollAnchors()
      || environment.scrollWatchers.contains(where: \.readsTargets)
    let inner = EnvironmentValues.entries {
      $0.scrollPlaces = nil
      $0.scrollAnchors = ScrollAnchors()
      $0.followedPlaces = hasTargets ? places : nil
      $0.scrollAround = places
      if !places.audience.watchers.isEmpty { $0.scrollWatchers = [] }
    }
    context.box {
      context.followed { [weak places] in
        places?.viewIs($0)
      } content: {
        context.withEnvironment(inner[...]) {
          emit(view, context, anchor: places.anchors.alignment) { inside in
            context.note(content)
            context.followed({ [weak places] in places?.contentIs($0) }, content: inside)
          }
        }
      }
    }
  }

  /// - Parameters:
  ///   - anchor: Where smaller content stands.
  ///   - wrap: Puts the content into something.
  @MainActor private static func emit(
    _ view: Self, _ context: EmissionContext, anchor: UnitPoint? = nil,
    wrap: (() -> Void) -> Void
  ) {
    let environment = context.environment
    context.open(.scroll)
    context.writer.set(.scrollAxes, view.axes.element)
    if !view.showsIndicators || environment.hidesScrollIndicators(view.axes) {
      context.writer.set(.hidesScrollIndicators, true)
    }
    if !environment.isScrollEnabled { context.writer.set(.isScrollDisabled, true) }
    if let anchor {
      let across = view.axes.contains(.horizontal) ? Double(anchor.x) : 0
      let down = view.axes.contains(.vertical) ? Double(anchor.y) : 0
      if across != 0 || down != 0 { context.writer.set(.contentAnchor, [across, down]) }
    }
    if environment.isScrollUnclipped { context.writer.set(.isUnclipped, true) }
    let spaces = context.scrollSpaces(view.axes, in: environment.coordinateSpaces)
    let outer = context.axis
    context.axis = view.axes == .horizontal ? 0 : 1
    let axes = environment.scrollAxes.union(view.axes)
    let margins = environment.contentMargins
    if environment.snapping > 0 {
      let insets = [margins.top, margins.leading, margins.bottom, margins.trailing]
      context.writer.set(.scrollSnap, [environment.snapping] + insets.map(Double.init))
    }
    let around = EnvironmentValues.entries { values in
      values.scrollAxes = axes
      values.innerScrollAxes = view.axes
      values.scrollDepth = environment.scrollDepth + 1
      values.coordinateSpaces = spaces
      // Margins are those of the next scroll view.
      if margins != EdgeInsets() { values.contentMargins = EdgeInsets() }
      if environment.marginsAround != margins { values.marginsAround = margins }
      if environment.snapping > 0 { values.snapping = 0 }
    }
    context.withEnvironment(around[...]) {
      wrap {
        if margins == EdgeInsets() {
          context.descend(1) { Content._emit(view.content, context) }
        } else {
          context.emit(1, view.content.padding(margins))
        }
      }
    }
    context.axis = outer
    context.close { content in content | UInt8(view.axes.rawValue) }
  }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: [Int8: Visibility] { [:] }
}
private struct ScrollAxesKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollUnclippedKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let visibility: Visibility
  /// As the browser has it.
  public static let automatic = ScrollIndicatorVisibility(visibility: .automatic)
  /// Shown where there is something to scroll.
  public static let visible = ScrollIndicatorVisibility(visibility: .visible)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(visibility: .hidden)
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(visibility: .hidden)
}

extension EnvironmentValues {
  fileprivate var scrollIndicators: [Int8: Visibility] {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }

  fileprivate func hidesScrollIndicators(_ axes: Axis.Set) -> Bool {
    let set = scrollIndicators
    return !axes.isEmpty
      && Axis.allCases.filter { axes.contains(Axis.Set($0)) }
        .allSatisfy { set[$0.rawValue] == .hidden }
  }

  /// In which directions a scroll view around this view scrolls.
  var scrollAxes: Axis.Set {
    get { self[ScrollAxesKey.self] }
    set { self[ScrollAxesKey.self] = newValue }
  }

  /// Whether the content of scroll views is seen beside them.
  fileprivate var isScrollUnclipped: Bool {
    get { self[ScrollUnclippedKey.self] }
    set { self[ScrollUnclippedKey.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Whether scroll views in this view show where they are.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(
      _EnvironmentKeyTransformModifier { values in
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
          values.scrollIndicators[axis.rawValue] = visibility.visibility
        }
      })
  }

  /// Whether scroll views in this view keep still.
  nonisolated public func scrollDisabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(
      _EnvironmentKeyTransformModifier { values in
        values.isScrollEnabled = values.isScrollEnabled && !disabled
      })
  }

  /// Whether the content of scroll views in this view is seen beside them: shadows, and views on their way out.
  ///
  /// A page shows 64 points of it at each edge.
  nonisolated public func scrollClipDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.isScrollUnclipped = disabled })
  }

  /// What scrolling does to the keyboard.
  ///
  /// > Note: Has no meaning on a page: the browser decides.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("scrollDismissesKeyboard(_:)", _file, _line)
    return self
  }

  /// Whether content swings back at its end.
  ///
  /// > Note: Has no meaning on a page: the browser decides.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical],
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("scrollBounceBehavior(_:axes:)", _file, _line)
    return self
  }
}

/// What scrolling does to the keyboard. It has no meaning on a page.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let raw: Int
  /// The default for the context.
  public static let automatic = ScrollDismissesKeyboardMode(raw: 0)
  /// The keyboard goes at once.
  public static let immediately = ScrollDismissesKeyboardMode(raw: 1)
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(raw: 2)
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(raw: 3)
}

/// Whether content swings back at its end. It has no meaning on a page.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let raw: Int
  /// The default for the context.
  public static let automatic = ScrollBounceBehavior(raw: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(raw: 1)
  /// Only where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(raw: 2)
}

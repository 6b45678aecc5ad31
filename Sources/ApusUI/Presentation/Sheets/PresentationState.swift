import ViewGraph

/// The preferences of a sheet's content about the sheet.
struct PresentationState {
  /// The heights at which the sheet rests; nil: the usual one.
  var heights: SheetHeights?
  var isDismissDisabled = false
  /// Called when a person tries to dismiss a sheet that stays.
  var attempted: (@MainActor () -> Void)?
  /// Points.
  var cornerRadius: Double?
  var background: AnyShapeStyle?
  /// The form of a popover in a narrow window.
  var adaptation = PresentationAdaptation.automatic
  var indicator = Visibility.automatic
  /// How far the page behind can be used.
  var behind: PresentationBackgroundInteraction?
  /// Whether scrolling moves the content or the sheet first.
  var scrolling: PresentationContentInteraction?

  /// Whether a sign at the top says that the sheet can be dragged to other heights.
  var hasDragIndicator: Bool {
    indicator == .automatic ? (heights?.all.count ?? 0) > 1 : indicator == .visible
  }
}

struct PresentationPreference: PreferenceKey {
  static var defaultValue: PresentationState { PresentationState() }
  static func reduce(value: inout PresentationState, nextValue: () -> PresentationState) {
    let next = nextValue()
    value.heights = next.heights ?? value.heights
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.attempted = next.attempted ?? value.attempted
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.background = next.background ?? value.background
    if next.indicator != .automatic { value.indicator = next.indicator }
    if next.adaptation != .automatic { value.adaptation = next.adaptation }
    value.behind = next.behind ?? value.behind
    value.scrolling = next.scrolling ?? value.scrolling
  }
}

struct _PresentationStateModifier: ViewModifier {
  typealias Body = Never
  let state: PresentationState
  nonisolated init(_ state: PresentationState) { self.state = state }
  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.writePreference(ObjectIdentifier(PresentationPreference.self), modifier.state)
    content()
  }
}

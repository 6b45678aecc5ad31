import Foundation

/// A view that reports a person's actions to its targets.
@MainActor @preconcurrency
open class UIControl: UIView {
  private var targets = ActionTargets()
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Whether a person can use the control.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// Whether a finger is on the control. A page does not report it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
  /// The vertical position of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { changed() } }
  /// The horizontal position of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { changed() }
  }

  /// A control of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// The states of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The position of content in a larger control.
  var contentPlace: Alignment {
    let across: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .center, .fill: .center
      }
    let down: VerticalAlignment =
      switch contentVerticalAlignment {
      case .top: .top
      case .bottom: .bottom
      case .center, .fill: .center
      }
    return Alignment(horizontal: across, vertical: down)
  }

  override var hasContentSize: Bool { true }

  // MARK: Who hears

  /// Calls a method of an object at events. The object is not kept.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      return reportOnce("`\(action)` without a target is heard by nobody on a page.")
    }
    targets.add(target as AnyObject, action, controlEvents)
  }

  /// Calls methods no more; `nil` for those of all objects, and for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Runs an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = handlers.firstIndex(where: { $0.action.identifier == action.identifier }) {
      handlers[index] = (action, handlers[index].events.union(controlEvents))
    } else {
      handlers.append((action, controlEvents))
    }
    changed()
  }

  /// Runs an action no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs an action no more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(targets.targets.compactMap { $0 as? AnyHashable })
  }

  /// The names of the methods of an object that are called at events.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    guard let target else { return nil }
    let names = targets.actions(of: target as AnyObject, controlEvent)
    return names.isEmpty ? nil : names
  }

  /// Calls all that hear of events.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      handler.action.run(from: self)
    }
    targets.send(controlEvents, from: self)
  }

  /// Calls a method of an object.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return }
    ActionTargets.call(action, target as AnyObject, self, event ?? UIEvent())
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }
}

extension UIControl {
  /// The event of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved on the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved beside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved onto the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved off the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger left beside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field has the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Another text in a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field has the keyboard no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// The vertical position of content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// The position of content across the control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

import Foundation

/// A day or a time that a person chooses.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen. Countdowns do not exist here, because a browser has no field for them.
  public enum Mode: Int, Sendable { case time, date, dateAndTime }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// The date that is chosen.
  open var date = Date() { didSet { if date != oldValue { changed() } } }
  /// The earliest date.
  open var minimumDate: Date? { didSet { changed() } }
  /// The latest date.
  open var maximumDate: Date? { didSet { changed() } }
  /// How the picker looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }

  /// A picker at a place in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(.defaultHigh)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) {
    change(animated: animated) { self.date = date }
  }

  private func chosen(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let date = Binding(
      get: { [weak self] in self?.date ?? Date() }, set: { [weak self] in self?.chosen($0) })
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time: .hourAndMinute
      case .date: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let least = minimumDate ?? .distantPast
    let range = least...max(least, maximumDate ?? .distantFuture)
    let words = Text(verbatim: accessibilityLabel ?? "")
    let picker =
      minimumDate == nil && maximumDate == nil
      ? DatePicker(selection: date, displayedComponents: parts) { words }
      : DatePicker(selection: date, in: range, displayedComponents: parts) { words }
    let bare = picker.labelsHidden().disabled(!isEnabled)
    switch preferredDatePickerStyle {
    case .wheels: return AnyView(bare.datePickerStyle(.wheel))
    case .inline: return AnyView(bare.datePickerStyle(.graphical))
    case .compact, .automatic: return AnyView(bare.datePickerStyle(.compact))
    }
  }
}

/// How a picker of dates looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

import Foundation

/// Words or pictures side by side, of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The number for no segment.
  public static let noSegment = -1

  private static let all = UISegmentedControl(items: nil)

  /// How all segmented controls look. A page draws them in the system's way; what is set says so once in a debug run.
  open class func appearance() -> UISegmentedControl { all }

  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  private var segments: [Segment] = [] { didSet { changed() } }

  /// The chosen segment, counted from 0, or `noSegment`.
  open var selectedSegmentIndex = noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) {
        selectedSegmentIndex = Self.noSegment
      }
      if selectedSegmentIndex != oldValue { changed() }
    }
  }
  /// The colour of the chosen segment. A page has the system's, and says so once in a debug run.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      guard selectedSegmentTintColor != nil else { return }
      notDrawn(
        "UISegmentedControl.selectedSegmentTintColor", "the segment has the system's colour")
    }
  }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Changes the looks of titles in a state. A page has the system's, and says so once in a debug run.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    guard attributes?.isEmpty == false else { return }
    notDrawn(
      "UISegmentedControl.setTitleTextAttributes(_:for:)", "titles have the system's looks")
  }

  /// The looks of titles in a state, as the app set them.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Whether no segment stays chosen. Targets hear of the one that was pressed.
  open var isMomentary = false

  /// Segments of words (`String`) and pictures (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    hugging = AxisPriorities(.defaultLow, .defaultHigh)
    segments = (items ?? []).map { item in
      if let image = item as? UIImage { return .image(image) }
      return .title(item as? String ?? "")
    }
  }
  /// No segments, at a place in the view around.
  public override convenience init(frame: CGRect) {
    self.init(items: nil)
    self.frame = frame
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts words at a place among the segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(.title(title ?? ""), at: segment) }
  }

  /// Puts a picture at a place among the segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(image.map { .image($0) } ?? .title(""), at: segment) }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change(animated: animated) {
      segments.remove(at: segment)
      if selectedSegmentIndex == segment {
        selectedSegmentIndex = Self.noSegment
      } else if selectedSegmentIndex > segment {
        selectedSegmentIndex -= 1
      }
    }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Changes the words of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
  }

  /// The words of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }

  private func chosen(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let selection = Binding(
      get: { [weak self] in self?.selectedSegmentIndex ?? Self.noSegment },
      set: { [weak self] in self?.chosen($0) })
    let segments = segments
    return AnyView(
      Picker(selection: selection) {
        ForEach(0..<segments.count, id: \.self) { index in
          switch segments[index] {
          case .title(let title): Text(verbatim: title).tag(index)
          case .image(let image): Image(uiImage: image).tag(index)
          }
        }
      } label: {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .disabled(!isEnabled))
  }
}

import LayoutSolver
import ViewGraph

extension LayoutProgram {
  /// Begins the text of a program with a step whose rule pages seldom need.
  package static let seldomMark: Character = "~"

  /// The program of an element for a page: steps with a space between them, each a ``LayoutCode`` and its parameters.
  /// Parameters are numbers, and nil is left empty. Nil without a step.
  package static func text(_ role: Role, _ element: some AttributeReading) -> String? {
    var text = ProgramText()
    if let step = arrangement(of: role, element), role.isArranged(as: step) {
      text.add(step)
    } else if let step = treatment(of: role, element) {
      text.add(step)
    }
    facts(role, element) { text.add($0) }
    if let step = place(of: role, element) { text.add(step) }
    around(role, element) { text.add($0) }
    if element.flag(.isSpokenOnly) { text.add(.away) }
    return text.whole
  }
}

extension LayoutProgram {
  /// The program of a part of an element, whose size is the same wherever it stands.
  package static func text(_ step: LayoutStep) -> String {
    var text = ProgramText()
    text.add(step)
    return text.whole ?? ""
  }
}

extension Role {
  /// Whether a page arranges elements of the role so. A browser measures menus and file choosers as they are.
  fileprivate func isArranged(as step: LayoutStep) -> Bool {
    if case .button = step { self != .menu && self != .filePicker } else { true }
  }
}

/// The text of a program while its steps are added.
private struct ProgramText {
  private var text = ""
  private var isSeldom = false

  var whole: String? {
    text.isEmpty ? nil : isSeldom ? String(LayoutProgram.seldomMark) + text : text
  }

  mutating func add(_ step: LayoutStep) {
    switch step {
    case .stack(let axis, let guide, let spacing):
      begin(.stack)
      add(axis)
      add(guide, unless: axis == .vertical ? 1 : 4)
      add(spacing)
    case .layers(let alignment):
      begin(.layers)
      add(alignment)
    case .overlay: begin(.overlay)
    case .grid(let alignment, let across, let down):
      begin(.grid)
      add(alignment)
      add(across)
      add(down)
    case .gridRow(let guide):
      begin(.gridRow)
      add(guide)
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      begin(.lazyGrid)
      add(axis)
      add(alignment)
      add(spacing)
      for track in tracks.tracks.prefix(64) { add(track) }
    case .scroll(let axes, let x, let y): begin(.scroll, Double(axes.rawValue), x, y)
    case .spacer(let width, let height): begin(.spacer, width, height)
    case .divider(let axis):
      begin(.divider)
      add(axis)
    case .fixed(let size): begin(.fixed, size.width, size.height)
    case .band(let height, let hugs): begin(.band, height, hugs ? 1 : nil)
    case .flexible: begin(.flexible)
    case .square: begin(.square)
    case .geometry: begin(.geometry)
    case .position(let x, let y): begin(.position, x, y)
    case .fitting(let axes): begin(.fitting, Double(axes.rawValue))
    case .arrangement(let axis, let answers):
      guard let answers else { return }
      begin(.arrangement)
      if let axis { add(axis) } else { add(nil as Double?) }
      text += ";" + answers
    case .button(let insets): begin(.button, insets.top, insets.leading)
    case .row(let least, let insets):
      begin(.row, least)
      if let insets {
        for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] { add(inset) }
      }
    case .toolbar(let least, let spacing): begin(.toolbar, least, spacing)
    case .content(let axis):
      begin(.content)
      if axis == .horizontal { add(axis) }
    case .labelled(let hidesLabel): begin(.labelled, hidesLabel ? 1 : nil)
    case .label(let isSign): begin(.label, isSign ? 1 : nil)
    case .disclosureLabel: begin(.disclosureLabel)
    case .tools(let area): begin(.tools, area.map { Double($0.rawValue) })
    case .leaf(let kind): begin(.leaf, kind == .words ? nil : Double(kind.rawValue))
    case .pane(let inset): begin(.pane, inset)
    case .flow: begin(.flow)
    case .holder: begin(.holder)
    case .controlLabel: begin(.controlLabel)
    case .away: begin(.away)
    case .rowInset(let inset): begin(.rowInset, inset)
    case .leads: begin(.leads)
    case .hugs: begin(.hugs)
    case .layer(let alignment):
      begin(.layer)
      add(alignment)
    case .bar(let edge, let guide, let spacing):
      begin(.bar, Double(edge.rawValue))
      add(guide, unless: nil)
      add(spacing)
    case .padding(let insets):
      begin(.padding, insets.top, insets.leading, insets.bottom, insets.trailing)
    case .ratio(let ratio, let fills): begin(.ratio, fills ? 1 : 0, ratio)
    case .fixedSize(let axes): begin(.fixedSize, Double(axes.rawValue))
    case .frame(let width, let height, let alignment):
      begin(.frame, width, height)
      add(alignment)
    case .limits(let width, let height, let alignment):
      begin(.limits, width.minimum, width.ideal, width.maximum)
      add(height.minimum)
      add(height.ideal)
      add(height.maximum)
      add(alignment)
    case .safeArea(let edges): begin(.safeArea, Double(edges.rawValue))
    case .guide(let guide):
      begin(.guide)
      add(guide.guide, unless: nil)
      add(guide.constant)
      add(guide.perWidth)
      add(guide.perHeight)
      for term in guide.terms {
        add(term.guide, unless: nil)
        add(term.factor)
      }
    case .priority(let priority): begin(.priority, priority)
    case .gridCell(let span, let unsized, let column):
      begin(.gridCell, Double(span), Double(unsized.rawValue))
      if let column { add(column, unless: nil) }
    case .follow(let matching):
      begin(
        .follow, matching.number, (matching.takesPosition ? 1 : 0) + (matching.takesSize ? 2 : 0),
        matching.anchorX == 0.5 ? nil : matching.anchorX,
        matching.anchorY == 0.5 ? nil : matching.anchorY)
    case .containerFrame(let frame, let alignment):
      begin(
        .containerFrame, frame.width?.factor, frame.width?.constant, frame.height?.factor,
        frame.height?.constant)
      add(alignment)
    // A page moves an element by its style.
    case .offset: break
    }
  }

  // MARK: Parameters

  private mutating func begin(_ code: LayoutCode, _ numbers: Double?...) {
    if !text.isEmpty { text += " " }
    text += code.rawValue
    if code.isSeldom { isSeldom = true }
    commas = -1
    for number in numbers { add(number) }
  }

  /// Commas before the next parameter. Parameters at the end of a step that are nil are left out.
  private var commas = -1

  private mutating func add(raw parameter: String?) {
    commas += 1
    guard let parameter else { return }
    text += String(repeating: ",", count: commas) + parameter
    commas = 0
  }

  private mutating func add(_ number: Double?) { add(raw: number.map(Self.text)) }

  private mutating func add(_ axis: LayoutAxis) { add(axis == .horizontal ? 0 : 1) }

  private mutating func add(_ alignment: ElementAlignment) {
    add(alignment.horizontal.guide, unless: 1)
    add(alignment.vertical.guide, unless: 4)
  }

  /// Adds a guide's number; the usual guide stays out. A guide of the app also brings its value in views without
  /// one: a constant, factors of width and height, and an axis.
  private mutating func add(_ guide: GuideNumber?, unless usual: Int?) {
    guard let guide, guide.rawValue != usual else { return add(raw: nil) }
    guard guide.isCustom else { return add(raw: String(guide.rawValue)) }
    let standard = guide.standard
    let numbers = [standard.constant, standard.perWidth, standard.perHeight].map(Self.text)
    let axis = guide.isHorizontal ? "0" : "1"
    add(raw: ([String(guide.rawValue)] + numbers + [axis]).joined(separator: "/"))
  }

  private mutating func add(_ guide: GuideNumber?) { add(guide, unless: nil) }

  private mutating func add(_ track: GridTracks.Track) {
    switch track.length {
    case .fixed(let length): add(1, length, length, nil, track)
    case .flexible(let minimum, let maximum): add(2, minimum, maximum, nil, track)
    case .adaptive(let minimum, let maximum): add(3, minimum, maximum, nil, track)
    case .column(let minimum, let ideal, let maximum): add(4, minimum, maximum, ideal, track)
    }
  }

  private mutating func add(
    _ kind: Double, _ minimum: Double, _ maximum: Double, _ ideal: Double?,
    _ track: GridTracks.Track
  ) {
    for number in [kind, minimum, maximum, ideal, track.spacing] { add(number) }
    add(track.alignment?.horizontal.guide, unless: nil)
    add(track.alignment?.vertical.guide, unless: nil)
  }

  /// A number with at most five decimals, within a million either way; `1e999` stands for infinity.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return number > 0 ? "1e999" : "0" }
    let parts = Int((max(-1e6, min(1e6, number)) * 100_000).rounded())
    let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: 100_000)
    var text = (parts < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var decimals = String(100_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }
}

import ApusUI
import Foundation
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Taps it, or the control that it is part of: the words on a button tap the button. A tap on a field
  /// puts the keyboard there.
  public func tap(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    tap(count: 1, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Taps it several times, one after the other without a pause.
  ///
  /// Of a view with `onTapGesture(count: 2)` and `onTapGesture`, two taps run the first action, and one runs the
  /// second. A view that waits for more taps than there are, and has no other action, gets them.
  ///
  /// ```swift
  /// screen.element("photo").tap(count: 2)
  /// ```
  public func tap(
    count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "tap") else { return }
    if node.role == .menu || node.isLink, node.tapTarget == nil {
      return open(node, place)
    }
    if let field = node.tappedField {
      if let refusal = screen.touch(field) { fail(refusal, on: field, to: "tap", place) }
      return
    }
    let control = node.tapTarget(taps: count) ?? node
    for turn in 0..<max(1, count / control.awaitedTaps) {
      // An earlier tap may have taken it away.
      guard turn == 0 || screen.element(of: control.id) === control else { return }
      let toggles = !control.has(.onTap) && control.has(.onToggle)
      act(toggles ? .toggle(!control.flag(.isOn)) : .tap, on: control, to: "tap", place)
    }
  }

  /// Taps it at a point of its own, as `tap()` does in its middle: `onTapGesture(count:coordinateSpace:perform:)`
  /// and `SpatialTapGesture` are told the place.
  ///
  /// ```swift
  /// screen.element("board").tap(at: .topLeading)
  /// ```
  public func tap(
    at point: UnitPoint, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard let frame else {
      return tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let touched = CGPoint(
      x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    tap(atPoint: touched, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// - Parameter point: Points from the upper left corner of the screen.
  package func tap(
    atPoint point: CGPoint, count: Int = 1, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    screen.laidOut()
    guard let control = node?.tapTarget(taps: count), control.flag(.tellsTapPlace),
      let box = control.place
    else {
      return tap(count: count, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard target(place, to: "tap") != nil else { return }
    let touched = TouchedPoint(
      x: point.x - box.x, y: point.y - box.y, pageX: point.x, pageY: point.y)
    for turn in 0..<max(1, count / control.awaitedTaps) {
      guard turn == 0 || screen.element(of: control.id) === control else { return }
      act(.tapAt(touched), on: control, to: "tap", place)
    }
  }

  /// A menu opens in the browser alone, and a link leaves the screen.
  private func open(_ node: TreeNode, _ place: ScreenFailure.Place) {
    if let refusal = screen.refusalToOpen(node) { return fail(refusal, on: node, to: "tap", place) }
    if node.has(.onOpen) {
      act(.open(node[.address] ?? ""), on: node, to: "tap", place)
    } else if let address = node[.address], let url = URL(string: address) {
      screen.graph.session.perform(.open(url))
    }
  }

  public func longPress(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.longPress, taking: .onLongPress, to: "press", place)
  }

  /// Moves a pointer over the middle of it, or away. All around it that ask for the pointer are told, from
  /// the inside out.
  public func hover(
    _ isOver: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "hover over") else { return }
    let listening = node.lineage.filter { $0.has(.onHover) }
    if listening.isEmpty { return fail(.wrongAction, on: node, to: "hover over", place) }
    for around in listening { act(.hover(isOver), on: around, to: "hover over", place) }
    if isOver, let box = node.place {
      tell(CGPoint(x: box.x + box.width / 2, y: box.y + box.height / 2), listening, place)
    }
  }

  /// Moves a pointer to a place over it. All around it that ask for the place are told, from the inside out.
  ///
  /// - Parameter location: Points from the upper left corner of the element.
  public func hover(
    at location: CGPoint, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "hover over") else { return }
    let listening = node.lineage.filter { $0.flag(.tellsHoverPlace) }
    if listening.isEmpty { return fail(.wrongAction, on: node, to: "hover over", place) }
    screen.laidOut()
    guard let box = node.place else { return }
    tell(CGPoint(x: box.x + location.x, y: box.y + location.y), listening, place)
  }

  /// Tells elements that ask for it where the pointer is on the screen.
  private func tell(_ point: CGPoint, _ listening: [TreeNode], _ place: ScreenFailure.Place) {
    for around in listening where around.flag(.tellsHoverPlace) {
      guard let box = around.place else { continue }
      let over = TouchedPoint(
        x: point.x - box.x, y: point.y - box.y, pageX: point.x, pageY: point.y)
      act(.hoverAt(over), on: around, to: "hover over", place)
    }
  }

  /// Switches a toggle, opens or closes a disclosure; nothing if it is so already.
  public func setOn(
    _ isOn: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "switch"), node.flag(.isOn) != isOn else { return }
    act(.toggle(isOn), on: node, to: "switch", place)
  }

  /// Goes away from a sheet or a dialog without choosing anything: Escape, or a tap beside it.
  public func dismiss(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.dismiss, taking: .onDismiss, to: "dismiss", place)
  }

  /// Pulls down to refresh.
  public func pullToRefresh(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.refresh, taking: .onRefresh, to: "pull down", place)
  }

  /// Scrolls a long list, lazy stack or lazy grid until these rows are in view; rows are counted from 0.
  public func scroll(
    toRows rows: Range<Int>, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "scroll") else { return }
    var windows: [TreeNode] = []
    node.walk { if $0.has(.onWindow) { windows.append($0) } }
    act(.window(rows), on: windows.first ?? node, to: "scroll", place)
  }

  /// Acts on the element around or inside of this one that takes the event.
  private func act(
    _ action: Event.Action, taking key: AttributeKey, to verb: String,
    _ place: ScreenFailure.Place
  ) {
    guard let node = target(place, to: verb) else { return }
    var inside: [TreeNode] = []
    node.walk { if $0.has(key) { inside.append($0) } }
    let control = node.lineage.first { $0.has(key) } ?? inside.first ?? node
    act(action, on: control, to: verb, place)
  }

  @discardableResult
  func act(
    _ action: Event.Action, on node: TreeNode, to verb: String, _ place: ScreenFailure.Place
  ) -> Bool {
    guard let refusal = screen.perform(action, on: node) else { return true }
    fail(refusal, on: node, to: verb, place)
    return false
  }
}

extension Screen {
  /// Why no finger opens a menu or a link, which the graph knows nothing of; nil: one does.
  func refusalToOpen(_ node: TreeNode) -> Refusal? {
    if !shows(node) { return .hidden }
    if let top = blockingModal, !node.lineage.contains(where: { $0 === top }) { return .covered }
    if cover(of: node) != nil { return .covered }
    if !node.isEnabled { return .disabled }
    return node.lineage.contains { $0[.hitTesting] == false } ? .untouchable : nil
  }

  /// Goes back to the page before, by the bar's button.
  public func goBack(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let back = ScreenElement(screen: self, description: "Back button") { tree in
      let buttons = tree.all { $0[.identifier] == "BackButton" && self.shows($0) }
      return Array(buttons.suffix(1))
    }
    back.tap(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

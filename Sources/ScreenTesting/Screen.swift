import ApusCombine
import ApusUI
import Foundation
import LayoutSolver
import ScreenLayout
import ViewGraph

/// A view on a screen of its own, without a browser: a test finds, taps, types and looks.
///
/// ```swift
/// let screen = Screen { AnimalDescriptionView(viewModel: model) }
/// screen.button("continue.tap").tap()
/// #expect(screen.text("Please enter race").isVisible)
/// screen.textField("race.input").type("Golden Retriever")
/// ```
///
/// Actions take the way that a browser's events take, and are refused for the same reasons: a
/// control that is absent, hidden, disabled or behind a sheet cannot be used. A refusal is a failure
/// of the test, whose message shows the screen as text.
@MainActor
public final class Screen {
  package let graph: Graph
  private var tree: ScreenTree?
  private let firstPaint: ElementStream
  /// The screen's time, which stands still until ``advance(by:)``.
  public let clock: ScreenClock

  /// Where the person is, and whether they say so.
  public enum Location: Sendable {
    /// They allow it. Degrees, and metres.
    case found(latitude: Double, longitude: Double, accuracy: Double = 10)
    case denied
    case unavailable
    /// No answer yet: ``Screen/answerLocation(_:)`` gives it.
    case unanswered
  }

  /// What becomes of the pictures of `AsyncImage`.
  public enum Pictures: Sendable {
    /// Each is there at once.
    case loaded
    /// None can be shown.
    case failing
    /// Each is on its way: ``Screen/finishLoading(_:isLoaded:)`` ends that.
    case loading
  }

  /// See ``size``.
  var shownSize: ScreenSize
  /// The places that readers of their size and place were told last.
  var reported: [NodeID: MeasuredPlace] = [:]
  /// How many fingers came down or were lifted from views that count taps.
  var touchCount = 0

  private var location: Location
  /// Makes the screen that the same tab shows after a reload.
  private let remake: @MainActor (Screen) -> Screen
  /// The control that has the keyboard: the person went there, or the screen moved it.
  package var keyboard: NodeID?
  /// The places of carets in fields whose screen follows them.
  var carets: [NodeID: Caret] = [:]
  /// Where the screen wants the keyboard, until it is moved there.
  var wantedKeyboard: NodeID??
  private var openLocationRequests: [Int] = []
  private let media = ScreenMedia()
  let timeline: ScreenTimeline
  /// What the screen asked of its host, in order.
  private var commands: [Session.Command] = []
  /// What went wrong inside of the graph: endless updates, rows with the same identity.
  public private(set) var faults: [String] = []

  /// Puts a view on a screen.
  ///
  /// - Parameters:
  ///   - width: Points; below 600 is a compact size class.
  ///   - now: The date at which the screen's clock stands.
  ///   - clock: The screen's clock, if something that the view is made with tells the time too; its
  ///     date takes the place of `now`.
  ///   - location: The answer to a screen that asks where the person is.
  ///   - pictures: What becomes of the pictures of `AsyncImage`.
  ///   - storage: What `@AppStorage` finds: JSON texts by key, as `"\"Ann\""` or `"3"`.
  ///   - sceneStorage: The same for `@SceneStorage`.
  ///   - credentials: What the browser is known by, as `\.visitorCredentials` finds it.
  ///   - address: Path and query with which the screen was opened.
  public convenience init<Content: View>(
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = TimeZone(identifier: "UTC")!, colorScheme: ColorScheme = .light,
    reducesMotion: Bool = false, width: Double = 390, now: Date = Date(),
    clock: ScreenClock? = nil, location: Location = .unanswered, pictures: Pictures = .loaded,
    storage: [String: String] = [:],
    sceneStorage: [String: String] = [:], credentials: [String: String] = [:],
    address: String = "/",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    let session = Session(
      surroundings: Session.Surroundings(
        locale: locale, timeZone: timeZone, isDark: colorScheme == .dark,
        reducesMotion: reducesMotion, width: width),
      address: address, storage: [.app: storage, .scene: sceneStorage], credentials: credentials)
    if case .denied = location { session.locationPermission = .denied }
    session.pictureOutcome = { _ in pictures == .loading ? nil : pictures == .loaded }
    self.init(session: session, clock: clock ?? ScreenClock(start: now), location: location) {
      Graph(session: $0) { WithWindows(content: content()) }
    }
  }

  /// Puts an app on a screen: its first window, with the commands and settings of all of its scenes.
  ///
  /// - Parameters:
  ///   - width: Points; below 600 is a compact size class, which shows no bar of menus.
  ///   - storage: What `@AppStorage` finds: JSON texts by key.
  ///   - address: Path and query with which the screen was opened.
  public convenience init<Main: App>(
    app: Main, locale: Locale = Locale(identifier: "en_US"), width: Double = 1024,
    now: Date = Date(), storage: [String: String] = [:], address: String = "/"
  ) {
    let session = Session(
      surroundings: Session.Surroundings(locale: locale, width: width), address: address,
      storage: [.app: storage])
    let adapter = AppAdapter(app)
    self.init(
      session: session, clock: ScreenClock(start: now), location: .unanswered,
      makeGraph: adapter.makeGraph)
  }

  /// Puts the app of a delegate on a screen: the window that the delegate, or that of its scene, makes.
  ///
  /// ```swift
  /// let screen = Screen(delegate: AppDelegate.self)
  /// ```
  ///
  /// - Parameters:
  ///   - width: Points; below 600 is a compact size class.
  ///   - storage: What `@AppStorage` finds: JSON texts by key.
  ///   - address: Path and query with which the screen was opened.
  public convenience init<Delegate: UIApplicationDelegate>(
    delegate: Delegate.Type, locale: Locale = Locale(identifier: "en_US"), width: Double = 390,
    now: Date = Date(), storage: [String: String] = [:], address: String = "/"
  ) {
    self.init(
      app: DelegateApp<Delegate>(), locale: locale, width: width, now: now, storage: storage,
      address: address)
  }

  private init(
    session: Session, clock: ScreenClock, location: Location,
    makeGraph: @escaping @MainActor (Session) -> Graph
  ) {
    session.movesValues = false
    session.now = { clock.date }
    session.sleep = { try await clock.sleep(for: $0) }
    self.clock = clock
    let timeline = ScreenTimeline(clock)
    self.timeline = timeline
    self.location = location
    shownSize = ScreenSize(
      width: session.surroundings.width, height: session.surroundings.height)
    graph = makeGraph(session)
    graph.aroundTurns = { body in MainTimeline.$current.withValue(timeline) { body() } }
    remake = { old in
      let last = old.graph.session
      let session = Session(
        surroundings: last.surroundings, address: last.address, storage: last.storage,
        credentials: last.credentials)
      session.locationPermission = last.locationPermission
      session.pictureOutcome = last.pictureOutcome
      return Screen(
        session: session, clock: old.clock, location: old.location, makeGraph: makeGraph)
    }
    // The screen is not whole yet, but may ask for something already.
    let inbox = Inbox()
    session.perform = { inbox.commands.append($0) }
    graph.onFault = { inbox.faults.append($0) }
    graph.placeNewViews = { $0.placeNewViews() }
    graph.start()
    firstPaint = graph.elements()
    session.perform = { [unowned self] in received($0) }
    graph.onFault = { [unowned self] in faults.append($0) }
    faults = inbox.faults
    for command in inbox.commands { received(command) }
  }

  private final class Inbox {
    var commands: [Session.Command] = []
    var faults: [String] = []
  }

  isolated deinit {
    // Nobody asks any more what an ending screen wants of its host.
    graph.session.perform = { _ in }
    graph.onFault = { _ in }
    graph.end()
  }

  /// Reloads the page: this screen ends, and the same tab shows a new one.
  ///
  /// What the browser keeps is there again: the address, `@AppStorage`, `@SceneStorage`, credentials, and
  /// what the person allowed. Everything else begins anew.
  public func reload() -> Screen {
    graph.end()
    return remake(self)
  }

  /// The elements as they are now, with the keyboard where the screen wants it.
  var present: ScreenTree {
    var tree = measured(changed())
    while let wanted = wantedKeyboard {
      wantedKeyboard = nil
      moveKeyboard(to: wanted)
      tree = measured(changed())
    }
    return tree
  }

  func changed() -> ScreenTree {
    let tree = self.tree ?? ScreenTree(firstPaint, graph.session.layouts)
    self.tree = tree
    graph.elementsAreKnown()
    let changes = graph.takeChanges()
    if !changes.isEmpty { tree.apply(changes) }
    tree.show(clock.date)
    return tree
  }

  /// Why a finger does not reach an element; nil if it does, or if the graph knows why not.
  func refusalOfTouch(on node: TreeNode, for action: Event.Action) -> Refusal? {
    guard case .success = graph.locate(node.id, for: action) else { return nil }
    if !shows(node) || !node.hasArea { return .hidden }
    return cover(of: node) == nil ? nil : .covered
  }

  /// Carries out an event as a host does: what the person set is shown until the model objects.
  ///
  /// - Parameter isByKey: Whether a key does it, which needs no finger.
  func perform(_ action: Event.Action, on node: TreeNode, isByKey: Bool = false) -> Refusal? {
    // Keys reach what has the keyboard.
    let isTyped = if case .edit = action { keyboard == node.id } else { isByKey }
    if action.takesAFinger, !isTyped, let refusal = refusalOfTouch(on: node, for: action) {
      return refusal
    }
    if let refusal = graph.perform(Event(node.id, action)) { return refusal }
    switch action {
    case .edit(let text), .date(let text): tree?.set(.value, .text(text), on: node)
    case .select(let index): tree?.set(.value, .text(String(index)), on: node)
    case .toggle(let isOn): tree?.set(.isOn, .flag(isOn), on: node)
    case .number(let number): tree?.set(.number, .number(number), on: node)
    default: break
    }
    _ = present
    return nil
  }

  /// The screen as text: a line per element with role, identifier, words, value and states.
  public var dump: String { present.dump(withFrames: false) }

  /// The same, with where each element lies, as `(16, 103, 358 × 44)`: its upper left corner and its
  /// size, in points.
  public var dumpWithFrames: String {
    laidOut()
    return present.dump(withFrames: true)
  }

  // MARK: The person's surroundings

  /// Hides the page, as by another tab: `scenePhase` becomes inactive, and then the background.
  public func moveToBackground() { graph.become(seen: false) }

  /// Shows the page again.
  public func moveToForeground() { graph.become(seen: true) }

  /// Changes between light and dark.
  public func setColorScheme(_ scheme: ColorScheme) {
    graph.session.surroundings.isDark = scheme == .dark
    graph.sessionChanged()
  }

  /// Changes the width of the page, in points.
  public func setWidth(_ width: Double) {
    size.width = width
  }

  /// Answers all that asked for the person's place, and those who ask from now on.
  public func answerLocation(_ location: Location) {
    self.location = location
    let requests = openLocationRequests
    openLocationRequests = []
    for request in requests { answer(request) }
  }

  private func answer(_ request: Int) {
    switch location {
    case .found(let latitude, let longitude, let accuracy):
      graph.session.locationAnswered(
        request,
        .found(
          Session.Coordinate(latitude: latitude, longitude: longitude, accuracy: accuracy)))
    case .denied: graph.session.locationAnswered(request, .denied)
    case .unavailable: graph.session.locationAnswered(request, .unavailable)
    case .unanswered: openLocationRequests.append(request)
    }
  }

  // MARK: What the screen asked for

  private func received(_ command: Session.Command) {
    commands.append(command)
    switch command {
    case .locate(let request): answer(request)
    case .media(let order): media.received(order, on: self)
    // Not now: the screen is being evaluated, and what it says of the focus is told to it.
    case .focus(let node): wantedKeyboard = .some(node)
    default: break
    }
  }

  /// Path and query of what is shown.
  public var address: String { graph.session.address }
  /// What the page is called.
  public var title: String { graph.session.pageTitle }

  /// The person goes to another address: back, forward, or a link.
  public func open(_ address: String) {
    graph.turn { graph.session.addressArrived(address) }
  }

  /// How often the screen asked where the person is.
  public var locationRequestCount: Int {
    commands.count { if case .locate = $0 { true } else { false } }
  }
  /// Messages that said that something went wrong.
  public var notices: [String] {
    commands.compactMap { if case .notice(let message, _) = $0 { message } else { nil } }
  }
  /// What assistive technology was asked to say.
  public var announcements: [String] {
    commands.compactMap { if case .announce(let text, _) = $0 { text } else { nil } }
  }
  /// Addresses that were opened outside of the screen.
  public var openedAddresses: [URL] {
    commands.compactMap { if case .open(let url) = $0 { url } else { nil } }
  }
  /// What was copied last.
  public var copiedText: String? {
    commands.compactMap { if case .copy(let text) = $0 { text } else { nil } }.last
  }
  /// Texts and addresses that the screen shared, each on a line of its own; the last one comes first.
  public var sharedTexts: [String] {
    commands.reversed().compactMap { command in
      guard case .share(_, let text, let address) = command else { return nil }
      return [text, address].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }
  /// Files that the screen handed to the person, in their order. Each has the name under which a browser saves it, and
  /// can be read as long as the screen is there.
  public var downloadedFiles: [URL] {
    commands.compactMap { if case .download(let url) = $0 { url } else { nil } }
  }
  /// What `@AppStorage` keeps for this person: JSON text.
  public func stored(_ key: String) -> String? { graph.session.stored(.app, key) }
  /// What `@SceneStorage` keeps for this tab: JSON text.
  public func storedInScene(_ key: String) -> String? { graph.session.stored(.scene, key) }

  /// What `\.visitorCredentials` keeps in this browser.
  public func credential(_ name: String) -> String? { graph.session.credentials[name] }

  /// The control that has the keyboard: the last that a test typed into or focused, or to which the
  /// screen moved it, unless it is gone.
  public var focusedElement: ScreenElement? {
    let present = present
    guard let keyboard, present.nodes[keyboard] != nil else { return nil }
    return ScreenElement(screen: self, description: "the focused control") {
      $0.nodes[keyboard].map { [$0] } ?? []
    }
  }
}

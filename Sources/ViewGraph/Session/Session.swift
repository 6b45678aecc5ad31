import Foundation
import Synchronization

/// What one visitor brings to a graph, and what the graph asks of the visitor's host.
///
/// A browser session has one, a screen test has one; nothing here is the process's own. Values that
/// a person can change (colour scheme, stored values, location permission) are told to the graph by
/// ``Graph/sessionChanged(_:)``.
@MainActor
package final class Session {
  /// What the host knows of the person's surroundings.
  package struct Surroundings: Equatable, Sendable {
    package var locale: Locale
    /// Of the words on the page: a BCP 47 tag.
    package var language: String
    package var timeZone: TimeZone
    package var calendar: Calendar
    package var isDark: Bool
    package var reducesMotion: Bool
    /// Width of the page in points; below 600 is a compact size class.
    package var width: Double
    /// Height of what is seen of the page, in points, as far as anybody knows before it is shown.
    package var height = 844.0
    /// How much larger than usual the person wants letters.
    package var textSize = 1.0

    package init(
      locale: Locale = Locale(identifier: "en_US"), language: String? = nil,
      timeZone: TimeZone = TimeZone(identifier: "UTC")!,
      isDark: Bool = false, reducesMotion: Bool = false, width: Double = 390
    ) {
      self.locale = locale
      self.language = language ?? locale.identifier(.bcp47)
      self.timeZone = timeZone
      var calendar = locale.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      self.calendar = calendar
      self.isDark = isDark
      self.reducesMotion = reducesMotion
      self.width = width
    }
  }

  /// Where a stored value lives: the visitor's browser, or its tab.
  package enum StorageArea: String, Sendable, CaseIterable { case app, scene }

  /// The content that the visitor drags, as the view layer keeps it.
  package var dragged: AnyObject?

  /// The text that the app has put on the visitor's clipboard.
  package var copiedText: String?

  /// Whether a view has asked for its size or place.
  @exclusivity(unchecked) package var readsPlaces = false

  /// The layouts that the app's code does.
  package let layouts = LayoutRegistry()

  /// What the graph asks of its host. A host carries out what it can.
  package enum Command: Sendable, Equatable {
    /// The address of the screen, as path and query (`/report/photo`), and whether it replaces the
    /// entry in the history rather than adding one.
    case address(String, replaces: Bool)
    /// Sets the title of the window or page.
    case title(String)
    /// A stored value as JSON text, or nil: removed.
    case store(StorageArea, key: String, json: String?)
    case open(URL)
    /// A credential that the visitor's browser keeps out of reach of scripts; nil removes it.
    case credential(name: String, value: String?, lifetime: Duration)
    /// Moves the keyboard focus to a control, or (nil) takes it away.
    case focus(NodeID?)
    /// Says a text aloud through assistive technology.
    case announce(String, assertive: Bool)
    case copy(String)
    /// Lets the person hand things to others; empty texts are none.
    case share(title: String, text: String, address: String)
    /// Hands a file of the server's to the person, under the name that it has there.
    case download(URL)
    /// Asks for the position; answered by ``Session/locationAnswered(_:_:)``.
    case locate(request: Int)
    /// Controls a player of a film or a sound.
    case media(MediaOrder)
    /// Scrolls the scroll view around an element.
    case scroll(ScrollOrder)
    /// Something went wrong in an action; the last good state stays. The log has more under `id`.
    case notice(message: String, id: String)
    /// Shows what stops the next build of the app from replacing this one; nil: nothing any more.
    case buildFailed(String?)
  }

  /// A place in a rectangle: fractions from its top leading corner.
  package struct Anchor: Equatable, Sendable {
    package var x, y: Double
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package struct Coordinate: Equatable, Sendable {
    /// Degrees.
    package var latitude, longitude: Double
    /// Metres, 68 % confidence.
    package var accuracy: Double
    package init(latitude: Double, longitude: Double, accuracy: Double) {
      self.latitude = latitude
      self.longitude = longitude
      self.accuracy = accuracy
    }
  }

  package enum LocationAnswer: Equatable, Sendable {
    case found(Coordinate)
    case denied
    case unavailable
  }

  package enum LocationPermission: String, Sendable { case notDetermined, granted, denied }

  package var surroundings: Surroundings {
    didSet { if surroundings != oldValue { onSurroundingsChange() } }
  }
  /// The only appearance that the app has; nil: that of the surroundings.
  package var onlyColorScheme: ElementColorScheme?
  /// Whether the screen is dark before a view says otherwise.
  package var isDark: Bool { onlyColorScheme.map { $0 == .dark } ?? surroundings.isDark }
  /// What the app has words in.
  @exclusivity(unchecked) package var languages = AppLanguages()
  /// Told when the person's surroundings, permission or credentials are others than before; the graph
  /// listens.
  package var onSurroundingsChange: () -> Void = {}
  /// Path and query that the screen was opened with, e.g. `/report/photo?x=1`.
  package var address: String
  /// Whether the host's address stays as it is wherever the screen goes, as in a frame that is opened for
  /// one screen.
  package var keepsAddress = false
  package var locationPermission = LocationPermission.notDetermined {
    didSet { if locationPermission != oldValue { onSurroundingsChange() } }
  }
  /// JSON texts by key. Read on any thread.
  nonisolated private let kept: Mutex<[StorageArea: [String: String]]>
  /// Tells the network that the visitor comes from apart from others, and nothing of it; empty if there is none.
  package let network: String
  /// The credentials that the visitor's browser keeps, by name.
  package private(set) var credentials: [String: String] {
    didSet { if credentials != oldValue { onSurroundingsChange() } }
  }
  /// The time for this session: `Date()` unless a test injects another.
  package var now: @Sendable () -> Date = { Date() }
  /// Waits so long by the clock of this session: the real one unless a test injects another.
  package var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Receives commands in the order in which they were given, after the changes of their turn.
  package var perform: (Command) -> Void = { _ in }
  /// Whose pictures the visitor's host loads from the web; nil: everybody's.
  package var pictureHosts: PictureHostNames?
  /// The address at which the visitor's host loads a file of the server's, such as a picture that a
  /// screen shows; nil if the host cannot.
  package var addressOfFile: (URL) -> String? = { _ in nil }
  /// The address at which the visitor's host shows a file of the server's as a page in a frame; nil if the host
  /// cannot.
  package var addressOfPage: (URL) -> String? = { _ in nil }
  /// Makes a folder for a file that the person is handed. The host deletes it in the end.
  package var makeFileFolder: @MainActor () throws -> URL = TemporaryFolders().make
  /// Whether a picture can be shown, if the host knows that without loading it; otherwise the
  /// element reports it.
  package var pictureOutcome: (URL) -> Bool? = { _ in nil }
  /// Told about values that the host set; the graph listens.
  package var onStorageChange: (StorageArea, String) -> Void = { _, _ in }

  /// The title of the page; the host is informed of changes.
  package private(set) var pageTitle = "" {
    didSet { if pageTitle != oldValue { perform(.title(pageTitle)) } }
  }
  /// The titles of the pages on the screen, the topmost last.
  private var pageTitles: [(owner: ObjectIdentifier, title: String)] = []
  private var addressListeners: [Int: () -> Void] = [:]
  /// Whether the visitor has just opened an address and no view has shown one since.
  private var isArriving = true

  /// Sets the title of a page on the screen; a new page is on top of the others.
  package func namePage(_ title: String, by owner: AnyObject) {
    if let index = pageTitles.firstIndex(where: { $0.owner == ObjectIdentifier(owner) }) {
      pageTitles[index].title = title
    } else {
      pageTitles.append((ObjectIdentifier(owner), title))
    }
    pageTitle = pageTitles.last?.title ?? title
  }

  /// Removes a page that has left the screen; the title is that of the page below it, if there is
  /// one.
  package func forgetPage(of owner: AnyObject) {
    pageTitles.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let last = pageTitles.last { pageTitle = last.title }
  }

  /// What views say of the page, the outermost first.
  private var descriptions: [(owner: ObjectIdentifier, head: PageHead)] = []

  /// What the page says to those who do not see it.
  package var head: PageHead {
    descriptions.reduce(PageHead()) { $0.overridden(by: $1.head) }
  }

  /// Says something of the page, or says it anew.
  package func describe(_ head: PageHead, by owner: AnyObject) {
    if let index = descriptions.firstIndex(where: { $0.owner == ObjectIdentifier(owner) }) {
      descriptions[index].head = head
    } else {
      descriptions.append((ObjectIdentifier(owner), head))
    }
  }

  /// A view that said something has left the screen.
  package func forgetDescription(by owner: AnyObject) {
    descriptions.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  package let loading = Loading()
  /// The objects that the app has of UIKit: see `ApplicationObjects`.
  package var applicationObjects: AnyObject?
  /// The players of films and sounds.
  package let media = MediaDesk()
  /// The addresses of pages by their place.
  package let route: Route

  /// Whether anybody sees the page now: what moves by the clock alone stands still until then.
  package var isSeen: Bool { isHeard && !isHidden }
  /// Whether values of views are shown on their way. Tests see the end of a change at once.
  package var movesValues = true
  /// Whether a page is there that hears of changes.
  package var isHeard = true { didSet { if isHeard != oldValue { sightChanged() } } }
  /// Whether the page's tab or window is hidden.
  package var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      sightChanged()
      onSurroundingsChange()
    }
  }
  /// Whether the page is between being seen and being hidden, as the windows of phones are for a moment.
  package var isBetween = false { didSet { if isBetween != oldValue { onSurroundingsChange() } } }
  /// Whether the process serves this visitor alone.
  package var hasOwnProcess = true
  private var sightListeners: [ObjectIdentifier: () -> Void] = [:]

  /// Tells somebody when the page is seen, or no longer seen; nil: nobody any more.
  package func onSight(of owner: AnyObject, _ listener: (() -> Void)?) {
    sightListeners[ObjectIdentifier(owner)] = listener
  }

  private func sightChanged() { for listener in Array(sightListeners.values) { listener() } }

  private var waitingForLocation: [Int: (LocationAnswer) -> Void] = [:]
  private var nextRequest = 1

  package init(
    surroundings: Surroundings = Surroundings(), address: String = "/",
    storage: [StorageArea: [String: String]] = [:], credentials: [String: String] = [:],
    network: String = ""
  ) {
    self.network = network
    self.credentials = credentials
    self.surroundings = surroundings
    self.address = address
    route = Route(to: address)
    kept = Mutex(storage)
  }

  /// A value that a screen keeps with the visitor.
  nonisolated package func stored(_ area: StorageArea, _ key: String) -> String? {
    kept.withLock { $0[area]?[key] }
  }

  /// All values that a screen keeps with the visitor.
  package var storage: [StorageArea: [String: String]] { kept.withLock { $0 } }

  /// Sets a value; whether it is another one.
  private func set(_ area: StorageArea, _ key: String, _ json: String?) -> Bool {
    kept.withLock { kept in
      guard kept[area]?[key] != json else { return false }
      kept[area, default: [:]][key] = json
      return true
    }
  }

  /// Keeps a value with the visitor: the host is told.
  package func store(_ area: StorageArea, _ key: String, _ json: String?) {
    guard set(area, key, json) else { return }
    perform(.store(area, key: key, json: json))
  }

  /// Keeps a secret in the visitor's browser, or removes it there: the host is told.
  package func keepCredential(_ name: String, _ value: String?, lifetime: Duration) {
    guard value != nil || credentials[name] != nil else { return }
    credentials[name] = value
    perform(.credential(name: name, value: value, lifetime: lifetime))
  }

  /// The visitor's own copy changed (another tab wrote it, or it arrived with the connection).
  package func storageArrived(_ area: StorageArea, _ values: [String: String?]) {
    for (key, json) in values where set(area, key, json) {
      onStorageChange(area, key)
    }
  }

  /// The visitor went to another place of the history, or opened an address.
  package func addressArrived(_ address: String) {
    guard address != self.address else { return }
    self.address = address
    isArriving = true
    route.follow(address)
    for listener in addressListeners.sorted(by: { $0.key < $1.key }) { listener.value() }
  }

  /// Sets the address of the screen, and informs the host of a change. The first one after the
  /// visitor opened an address replaces it in the history; later ones are added.
  ///
  /// - Parameter replaces: Whether it replaces the last entry of the history in any case.
  package func show(_ address: String, replaces: Bool = false) {
    let replaces = replaces || isArriving
    isArriving = false
    guard address != self.address, !keepsAddress else { return }
    self.address = address
    perform(.address(address, replaces: replaces))
  }

  /// Views that say that what the address names does not exist.
  private var missing: Set<ObjectIdentifier> = []

  /// Says that what the address names does not exist, or no longer says so.
  package func setMissing(_ isMissing: Bool, by owner: AnyObject) {
    if isMissing {
      missing.insert(ObjectIdentifier(owner))
    } else {
      missing.remove(ObjectIdentifier(owner))
    }
  }

  /// What is known of an address, once its screen was built.
  package enum AddressOutcome: Sendable {
    /// The screen shows what it names.
    case found
    /// The app has addresses, and this is none.
    case unknown
    /// The screen shows something, but not what it names: it is gone, or the app has no addresses.
    case missing
  }

  /// Whether the screen took up the address that the visitor opened.
  ///
  /// Unknown is one that no view listens to or shows, and one that led to the start, `/`.
  /// - Parameter opened: The address, which may have a query.
  package func outcome(of opened: String) -> AddressOutcome {
    if !missing.isEmpty { return .missing }
    if Route.path(opened) == "/" { return .found }
    if route.hasLed != nil {
      let isLost = addressListeners.isEmpty ? route.isUnderWay : route.isRestMissing
      return isLost && !loading.isUnderWay ? .unknown : .found
    }
    if isArriving { return addressListeners.isEmpty ? .missing : .found }
    return Route.path(address) == "/" ? .unknown : .found
  }

  package func listenToAddress(_ listener: @escaping () -> Void) -> Int {
    nextRequest += 1
    addressListeners[nextRequest] = listener
    return nextRequest
  }

  package func stopListening(_ token: Int) { addressListeners[token] = nil }

  /// Asks the host where the visitor is.
  package func locate() async -> LocationAnswer {
    let request = nextRequest
    nextRequest += 1
    return await withCheckedContinuation { continuation in
      waitingForLocation[request] = { continuation.resume(returning: $0) }
      perform(.locate(request: request))
    }
  }

  /// The host's answer to ``Command/locate(request:)``; a second answer is ignored.
  package func locationAnswered(_ request: Int, _ answer: LocationAnswer) {
    switch answer {
    case .found: locationPermission = .granted
    case .denied: locationPermission = .denied
    case .unavailable: break
    }
    waitingForLocation.removeValue(forKey: request)?(answer)
  }

  /// Ends the session: pending requests are answered as unavailable.
  package func end() {
    route.forgetPages()
    for answer in waitingForLocation.values { answer(.unavailable) }
    waitingForLocation = [:]
  }
}

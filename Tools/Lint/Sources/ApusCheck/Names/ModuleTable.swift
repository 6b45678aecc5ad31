/// The fate of a module on Linux.
enum ModuleVerdict: String, Sendable {
  /// The toolchain has it there.
  case linux
  /// Apus has it.
  case apus
  /// A package has the same API, or nearly.
  case package
  /// Nothing there has its API.
  case absent
}

/// The table of modules: one line for each, with the verdict and the nearest thing that exists.
enum ModuleTable {
  static let entries: [String: (verdict: ModuleVerdict, instead: String)] = {
    var entries: [String: (verdict: ModuleVerdict, instead: String)] = [:]
    for line in lines {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
        .map { cell in String(cell.reversed().drop { $0 == " " }.reversed()) }
      guard cells.count == 3, let verdict = ModuleVerdict(rawValue: cells[1]) else { continue }
      entries[cells[0]] = (verdict, cells[2])
    }
    return entries
  }()

  static var lines: [Substring] { text.split(separator: "\n") }

  private static let text = """
    Swift | linux |
    Foundation | linux |
    FoundationEssentials | linux |
    FoundationNetworking | linux |
    FoundationXML | linux |
    Dispatch | linux |
    Observation | linux |
    Synchronization | linux |
    RegexBuilder | linux |
    Testing | linux |
    XCTest | linux |
    Distributed | linux |
    _Concurrency | linux |
    _StringProcessing | linux |
    Glibc | linux |
    SwiftUI | apus | the product `ApusUI`
    Combine | apus | the product `ApusCombine`
    UIKit | apus | the product `ApusUIKit`, for views and controllers
    ApusFoundation | apus |
    ApusUI | apus |
    ApusCombine | apus |
    ApusUIKit | apus |
    ScreenTesting | apus |
    WebHost | apus |
    Validation | apus |
    Presentation | apus |
    PresentationUI | apus |
    ValidatedCells | apus |
    CryptoKit | apus | the product `ApusCryptoKit`: swift-crypto, without a chip for keys
    os | apus | the product `AppleFrameworks`: `Logger`, `os_log` and `OSAllocatedUnfairLock`
    OSLog | apus | the product `AppleFrameworks`: `Logger` and `os_log`
    SQLite3 | package | a package with SQLite, such as GRDB
    Darwin | package | `import Glibc`, by `#if canImport(Darwin)`
    Musl | absent | `import Glibc`
    Android | absent | `import Glibc`
    Bionic | absent | `import Glibc`
    WASILibc | absent | `import Glibc`
    WinSDK | absent | `import Glibc`
    ucrt | absent | `import Glibc`
    Network | apus | the product `AppleFrameworks`: `NWPathMonitor`; for connections the package swift-nio
    NaturalLanguage | absent | nothing of its kind; keep it behind a protocol of yours
    CoreData | absent | a store of the server, such as SQLite by GRDB, behind a model
    SwiftData | absent | a store of the server, such as SQLite by GRDB, behind a model
    CloudKit | absent | the server's own database, which all visitors reach
    Charts | apus | the product `AppleFrameworks`: marks, axes and legends as shapes of the page
    MapKit | apus | the product `AppleFrameworks`: `Map` with markers, on pictures of a host that the app names
    CoreLocation | apus | the product `AppleFrameworks`: the browser's place; no addresses and no regions
    PhotosUI | apus | the product `AppleFrameworks`: `PhotosPicker` opens the browser's chooser of files
    CoreTransferable | apus | the product `AppleFrameworks`
    Photos | absent | `FilePickerButton`
    AVFoundation | apus | the product `AppleFrameworks`: films and sounds on the page; nothing is recorded or cut
    AVKit | apus | the product `AppleFrameworks`: `VideoPlayer` with the browser's controls
    CoreMedia | apus | the product `AppleFrameworks`: times
    AudioToolbox | apus | the product `AppleFrameworks`: sounds of the system, which have no meaning
    CoreHaptics | apus | the product `AppleFrameworks`: a device without a motor
    MediaPlayer | apus | the product `AppleFrameworks`: what plays is told to nobody; a browser has its own keys
    StoreKit | apus | the product `AppleFrameworks`: a store without products, and `requestReview`
    PassKit | absent | a payment on a page of the site
    AuthenticationServices | apus | the product `AppleFrameworks`: signing in fails, as without an account; a person signs in on a page of the site
    LocalAuthentication | apus | the product `AppleFrameworks`: a device without biometry
    Security | apus | the product `AppleFrameworks`: a keychain for each visitor, in memory; no keys, certificates or access control
    UserNotifications | apus | the product `AppleFrameworks`: notifications are refused, as by a person
    UserNotificationsUI | absent | messages of the server, by mail for instance
    BackgroundTasks | apus | the product `AppleFrameworks`: requests fail as unavailable; the server runs all the time
    WidgetKit | apus | the product `AppleFrameworks`: `WidgetCenter`; leave the widget's target out
    ActivityKit | apus | the product `AppleFrameworks`: activities are not allowed; leave the widget's target out
    AppIntents | absent | a page has addresses: `onOpenURL` and `pageLink`
    Intents | absent | a page has addresses: `onOpenURL` and `pageLink`
    IntentsUI | absent | a page has addresses: `onOpenURL` and `pageLink`
    CoreSpotlight | apus | the product `AppleFrameworks`: indexing fails as unsupported; search engines read addresses
    TipKit | apus | the product `AppleFrameworks`: tips without rules, until the person closes them
    SafariServices | apus | the product `AppleFrameworks`: the address with a link that opens it, since most sites refuse frames
    WebKit | apus | the product `AppleFrameworks`: `WKWebView` is a frame, into which no script of the app reaches
    MessageUI | apus | the product `AppleFrameworks`: `canSendMail()` and `canSendText()` are false; mails and messages are links
    Messages | absent | nothing of its kind; leave the target out
    Contacts | apus | the product `AppleFrameworks`: access is denied, as by a person; names that a person types
    ContactsUI | apus | the product `AppleFrameworks`: a chooser without contacts; a contact of the app is shown
    WeatherKit | absent | a weather service that the server asks
    MusicKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    ScreenTime | absent | nothing of its kind; leave it out
    FamilyControls | absent | nothing of its kind; leave it out
    ManagedSettings | absent | nothing of its kind; leave it out
    DeviceActivity | absent | nothing of its kind; leave it out
    EventKit | apus | the product `AppleFrameworks`: access is denied, as by a person; events of the app
    EventKitUI | apus | the product `AppleFrameworks`: an event of the app is shown, and not kept
    HealthKit | apus | the product `AppleFrameworks`: no data, as on a tablet; quantities with units
    HealthKitUI | absent | numbers that a person types
    HomeKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    CoreMotion | apus | the product `AppleFrameworks`: a device without sensors and pedometer
    CoreBluetooth | absent | a server hears of no device; keep it behind `#if !canImport(ApusUI)`
    CoreNFC | absent | a server hears of no device; keep it behind `#if !canImport(ApusUI)`
    MultipeerConnectivity | absent | visitors meet on the server
    GameKit | absent | visitors meet on the server
    WatchConnectivity | apus | the product `AppleFrameworks`: a session that is not supported
    WatchKit | absent | nothing of its kind; leave the target out
    ClockKit | absent | nothing of its kind; leave the target out
    CarPlay | absent | nothing of its kind; leave it out
    CallKit | absent | a `Link` with `tel:`
    Speech | absent | a browser's keyboard takes dictation into each field
    Vision | absent | a service that the server asks
    VisionKit | absent | `FilePickerButton`, and a service that the server asks
    CoreML | absent | a service that the server asks
    FoundationModels | absent | a service that the server asks
    Translation | apus | the product `AppleFrameworks`: a translation is never shown; browsers translate pages
    SoundAnalysis | absent | a service that the server asks
    ARKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    RealityKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    SceneKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    SpriteKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    GameplayKit | absent | code of your own; keep it behind a protocol of yours
    Metal | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    MetalKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    QuartzCore | apus | the product `AppleFrameworks`: `CACurrentMediaTime` and `CADisplayLink`; layers are views
    CoreImage | apus | the product `AppleFrameworks`: filters that make codes and change their colours
    CoreGraphics | apus | the product `AppleFrameworks`: lengths, maps and lines; pictures are views
    CoreText | absent | `Text`, whose fonts a page draws
    ImageIO | absent | a library of the server that reads pictures
    UniformTypeIdentifiers | apus | the product `AppleFrameworks`
    QuickLook | apus | the product `AppleFrameworks`: a sheet with a button that hands the file over
    QuickLookThumbnailing | absent | a picture that the server makes
    PDFKit | apus | the product `AppleFrameworks`: `PDFView` is a button that hands the file over
    PencilKit | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    LinkPresentation | absent | `Link`, or `ShareLink`
    DeviceCheck | absent | nothing of its kind; keep it behind `#if !canImport(ApusUI)`
    AdSupport | apus | the product `AppleFrameworks`: a number of zeros
    AppTrackingTransparency | apus | the product `AppleFrameworks`: refused, as by a person
    MetricKit | absent | measurements of the server
    SystemConfiguration | absent | a server is always on line
    ObjectiveC | absent | Swift's own closures and key paths
    Accessibility | absent | SwiftUI's modifiers, such as `accessibilityLabel`
    Accelerate | absent | loops of Swift
    simd | absent | Swift's own `SIMD` types
    AppKit | absent | SwiftUI; keep it behind `#if os(macOS)`
    Cocoa | absent | SwiftUI; keep it behind `#if os(macOS)`
    """
}

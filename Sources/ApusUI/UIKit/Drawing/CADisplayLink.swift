import ApusCombine
import Foundation
import ViewGraph

/// Calls a method of an object for each picture of the screen, sixty times a second unless it is told otherwise.
///
/// In a test the screen's clock moves it: ``ScreenTesting/Screen/advance(by:)``.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: #selector(step))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// > Note: Pictures are the server's turns. A page shows what has changed when a message reaches it.
open class CADisplayLink: NSObject {
  /// The target until the end.
  private var target: AnyObject?
  private let selector: Selector
  /// The modes of the main run loop to which it was added.
  private var modes: Set<RunLoop.Mode> = []
  private var running: (any Cancellable)?
  /// Two readings of the same time.
  private var begin: (date: Date, seconds: CFTimeInterval)?

  /// A link that calls a method when it is in a run loop.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called. The link keeps it until it is invalidated.
  ///   - sel: A method without parameters, or one that takes the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// When the latest picture was shown, in seconds as ``CACurrentMediaTime()`` counts them; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0

  /// When the next picture is shown.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// The seconds between two pictures of the screen.
  public var duration: CFTimeInterval { 1 / Double(Self.mostFrames) }

  /// Whether the calls rest.
  open var isPaused = false { didSet { if isPaused != oldValue { follow() } } }

  /// How many calls a second there are; 0: as many as the screen has pictures.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }

  /// How many calls a second there are. The preferred number counts, or else the largest.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  /// Begins the calls. They come on the main run loop, whichever is given.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    follow()
  }

  /// Ends the calls in a mode of a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    follow()
  }

  /// Ends the calls for good, and lets the target go.
  open func invalidate() {
    modes = []
    target = nil
    follow()
  }

  private static let mostFrames = 60

  private var interval: TimeInterval {
    let range = preferredFrameRateRange
    let wished = Double(range.preferred ?? range.maximum)
    let frames = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wished
    guard frames > 0 else { return duration }
    // Every picture, or every second or third …
    let pictures = (Double(Self.mostFrames) / frames).rounded()
    return duration * max(1, pictures)
  }

  private func restart() {
    running?.cancel()
    running = nil
    follow()
  }

  /// Runs or rests, as the link is told.
  private func follow() {
    guard !modes.isEmpty, !isPaused else {
      running?.cancel()
      running = nil
      return
    }
    guard running == nil else { return }
    let now = RunLoop.main.now
    if begin == nil { begin = (now.date, ProcessInfo.processInfo.systemUptime) }
    // The main run loop keeps the link until the end.
    running = RunLoop.main.schedule(
      after: now.advanced(by: .seconds(interval)), interval: .seconds(interval),
      tolerance: .seconds(0), options: nil
    ) { [self] in turn() }
  }

  private func turn() {
    guard running != nil, let target, let begin else { return }
    timestamp = begin.seconds + RunLoop.main.now.date.timeIntervalSince(begin.date)
    let (link, object) = (Carried(self), Carried(target))
    onMainThread {
      let selector = link.value.selector
      guard !selector.call(object.value, link.value, nil) else { return }
      reportOnce("`\(selector)` is no method of \(type(of: object.value)) that takes a link.")
    }
  }
}

/// How many pictures a second an app wishes.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The number that is best; nil: as the system likes it.
  public var preferred: Float?

  /// The system's own number.
  public static let `default` = CAFrameRateRange()

  /// The system's own number.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Numbers of pictures a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

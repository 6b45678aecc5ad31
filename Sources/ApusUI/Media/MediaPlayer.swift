import Foundation
import Observation
import Synchronization
import ViewGraph

/// A player of a film or a sound on a visitor's page: what the players of AVFoundation are made of.
///
/// The page plays, and tells of each change. Between two reports the place is known by the visitor's clock.
package final class MediaPlayer: Sendable {
  package enum Activity: Sendable { case paused, waiting, playing }
  /// A change that the page told.
  package enum Notice: Sendable { case changed, ended, failed }

  struct State {
    var url: URL?
    var address: String?
    var rate = 0.0
    var volume = 1.0
    var activity = Activity.paused
    var hasFailed = false
    var duration: Double?
    /// The time of playback at the moment, in seconds.
    var place = 0.0
    var moment = Date.distantPast
    var number: Int?
    var order = 0
    /// Counts starts, stops and jumps.
    var generation = 0
    var observers: [Int: MediaObserver] = [:]
    var lastObserver = 0
    var listener: (@MainActor @Sendable (Notice) -> Void)?

    func time(at now: Date) -> Double {
      guard activity == .playing else { return place }
      return min(max(0, place + now.timeIntervalSince(moment) * rate), duration ?? .infinity)
    }
  }

  /// The address of the film, for views that show it.
  @MainActor @Observable
  package final class Shown {
    package fileprivate(set) var url: URL?
    nonisolated init() {}
  }

  let state = Mutex(State())
  private let owner: CurrentVisitor?
  package let shown = Shown()

  package init() { owner = CurrentVisitor.current }

  deinit {
    let (number, visitor) = (state.withLock { $0.number }, owner)
    guard let number, let visitor else { return }
    Task { @MainActor in
      guard let session = visitor.session else { return }
      session.media.close(number)
      session.perform(
        .media(.init(player: number, number: 0, address: "", rate: 0, volume: 0, time: nil)))
    }
  }

  // MARK: What it does

  package var visitor: CurrentVisitor? { owner ?? CurrentVisitor.current }
  private var now: Date {
    CurrentVisitor.ifOnMain { self.visitor?.now ?? Date() } ?? Date()
  }

  package var time: Double {
    let now = now
    return state.withLock { $0.time(at: now) }
  }
  package var rate: Double { state.withLock { $0.rate } }
  package var activity: Activity { state.withLock { $0.activity } }
  package var duration: Double? { state.withLock { $0.duration } }
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }
  package var volume: Double { state.withLock { $0.volume } }
  package var url: URL? { state.withLock { $0.url } }

  package func listen(_ listener: @escaping @MainActor @Sendable (Notice) -> Void) {
    state.withLock { $0.listener = listener }
  }

  // MARK: Orders

  /// Takes another film or sound, or none. It stands at its beginning, and plays on if the player played.
  package func load(_ url: URL?) {
    let file = url.flatMap { $0.isFileURL ? MediaFile(path: $0.path) : nil }
    let goesOn = state.withLock { state in
      state.url = url
      state.address = nil
      state.duration = file?.duration
      state.place = 0
      state.hasFailed = false
      state.generation += 1
      if state.rate != 0 { state.activity = .waiting }
      return state.rate != 0
    }
    onMain { player in
      player.shown.url = url
      if goesOn || url == nil { player.send(time: 0) }
    }
  }

  /// Plays at a rate; 0 stops it. Only a player with a film or sound can play.
  package func play(at rate: Double) {
    let now = now
    state.withLock { state in
      state.place = state.time(at: now)
      state.rate = max(0, rate)
      state.activity = rate > 0 ? .waiting : .paused
      state.generation += 1
    }
    onMain { player in
      player.send(time: nil)
      if rate <= 0 { player.tell() }
    }
  }

  package func seek(to time: Double) {
    let now = now
    let place = state.withLock { state in
      state.place = min(max(0, time.isFinite ? time : 0), state.duration ?? .infinity)
      state.moment = now
      state.generation += 1
      return state.place
    }
    onMain { player in
      player.send(time: place)
      player.tell()
    }
  }

  package func setVolume(_ volume: Double) {
    state.withLock { $0.volume = min(max(0, volume), 1) }
    onMain { if $0.state.withLock({ $0.order > 0 }) { $0.send(time: nil) } }
  }

  /// A view shows it, or no longer does: the page goes on with the film or the sound alone.
  @MainActor package func moved() {
    if activity != .paused { send(time: time) }
  }

  /// The number by which the page knows it.
  @MainActor package func number(in session: Session) -> Int {
    if let number = state.withLock({ $0.number }) { return number }
    let number = session.media.open { [weak self] in self?.arrived($0) }
    state.withLock { $0.number = number }
    return number
  }

  /// The address at which the page loads it; nil: it may not.
  @MainActor package func address(in session: Session) -> String? {
    let (url, known) = state.withLock { ($0.url, $0.address) }
    guard let url, PicturePolicy.allows(url, session.pictureHosts, for: "AVPlayer") else {
      return nil
    }
    if let known { return known }
    let address = session.addressOfFile(url) ?? url.absoluteString
    state.withLock { $0.address = address }
    return address
  }

  @MainActor private func send(time: Double?) {
    guard let session = visitor?.session else { return }
    let (number, address) = (number(in: session), address(in: session))
    if address == nil, url != nil {
      state.withLock { ($0.hasFailed, $0.rate, $0.activity) = (true, 0, .paused) }
      return tell(.failed)
    }
    let order = state.withLock { state in
      state.order += 1
      return Session.MediaOrder(
        player: number, number: state.order, address: address ?? "", rate: state.rate,
        volume: state.volume, time: time)
    }
    session.perform(.media(order))
  }

  // MARK: Reports

  @MainActor private func arrived(_ report: Session.MediaReport) {
    let now = now
    let notice: Notice? = state.withLock { state in
      // It was said before the page knew what the player is to do now.
      guard report.order == state.order else { return nil }
      if let duration = report.duration { state.duration = duration }
      (state.place, state.moment) = (report.time, now)
      state.generation += 1
      switch report.state {
      case .playing:
        (state.activity, state.rate) = (.playing, report.rate)
      case .waiting: state.activity = .waiting
      case .paused, .refused, .ended, .failed:
        (state.activity, state.rate) = (.paused, 0)
      }
      if report.state == .failed { state.hasFailed = true }
      return report.state == .ended ? .ended : report.state == .failed ? .failed : .changed
    }
    if let notice { tell(notice) }
  }

  @MainActor private func tell(_ notice: Notice = .changed) {
    follow()
    state.withLock { $0.listener }?(notice)
  }

  func onMain(_ body: @escaping @MainActor @Sendable (MediaPlayer) -> Void) {
    if CurrentVisitor.ifOnMain({ body(self) }) == nil {
      Task { @MainActor in body(self) }
    }
  }
}

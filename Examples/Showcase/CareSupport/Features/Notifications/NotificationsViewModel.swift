import Foundation
import Presentation

/// Tells a member what they chose to be told of, while any page of the area is open.
///
/// The choices are asked for with each piece of news, so that a change in the settings counts from the
/// next one on, in other windows too.
@MainActor
final class NotificationsViewModel {
  /// How often it is looked whether a task is due.
  static let interval = Duration.seconds(30)
  /// How much of a message is shown, in characters.
  static let longestExcerpt = 80

  private let session: CareSession
  private let toasts: ToastCenter
  private let clock: any Clock<Duration>
  private let isShown: @MainActor (CareRoute) -> Bool
  private let onOpen: @MainActor (CareRoute) -> Void
  private let locale: @MainActor () -> Locale
  /// What was there before is no news.
  private let start: Date

  /// - Parameters:
  ///   - isShown: Whether a page is open; what stands there already is not told.
  ///   - onOpen: The member wants to see a page.
  ///   - locale: How the member writes numbers.
  init(
    session: CareSession, toasts: ToastCenter, clock: any Clock<Duration>,
    isShown: @escaping @MainActor (CareRoute) -> Bool,
    onOpen: @escaping @MainActor (CareRoute) -> Void,
    locale: @escaping @MainActor () -> Locale
  ) {
    self.session = session
    self.toasts = toasts
    self.clock = clock
    self.isShown = isShown
    self.onOpen = onOpen
    self.locale = locale
    start = session.now()
  }

  /// Goes on until the task that calls it is cancelled.
  func follow() async {
    async let messages: Void = followMessages()
    async let readings: Void = followReadings()
    async let tasks: Void = followTasks()
    _ = await (messages, readings, tasks)
  }

  private func followMessages() async {
    var told: [String: Int64] = [:]
    do {
      for try await conversations in session.repositories.messages.conversations() {
        for conversation in conversations {
          guard let last = conversation.last, last.senderID == conversation.partner.id,
            last.time > start, last.id > told[conversation.id] ?? 0
          else { continue }
          told[conversation.id] = last.id
          let excerpt =
            last.text.count > Self.longestExcerpt
            ? last.text.prefix(Self.longestExcerpt) + "…" : last.text[...]
          await tell(
            "\(conversation.partner.name): \(excerpt)", of: \.messages,
            on: .conversation(partner: conversation.partner.id))
        }
      }
    } catch {
      // The sign-in has ended, or the pages say what is wrong.
    }
  }

  private func followReadings() async {
    var told: Set<String> = []
    do {
      for try await readings in session.repositories.health.latest() {
        for reading in readings where reading.isOutOfTheOrdinary && reading.time > start {
          guard told.insert(reading.id).inserted else { continue }
          let value = "\(reading.text(locale: locale())) \(reading.kind.unit)"
          let whose = try await name(ofPatient: reading.patientID).map { "\($0): " } ?? ""
          await tell(
            "\(whose)\(reading.kind.title) \(value) is out of the ordinary.", of: \.readings,
            on: .health(patient: reading.patientID))
        }
      }
    } catch {
      // As above.
    }
  }

  private func followTasks() async {
    var last = start
    while (try? await clock.sleep(for: Self.interval)) != nil {
      // Without an answer, the next look finds what fell due meanwhile.
      guard let tasks = try? await session.repositories.tasks.tasks() else { continue }
      let time = session.now()
      for task in tasks
      where task.status == .open && task.dueDate > last && task.dueDate <= time {
        await tell("\(task.title) is due.", of: \.tasks, on: .task(id: task.id))
      }
      last = time
    }
  }

  /// Nil for the member themselves.
  private func name(ofPatient id: String) async throws -> String? {
    guard id != session.member.id else { return nil }
    return try await session.repositories.circle.patients().first { $0.id == id }?.name
  }

  private func tell(
    _ words: String, of choice: KeyPath<NotificationChoices, Bool>, on route: CareRoute
  ) async {
    guard !isShown(route),
      let choices = try? await session.repositories.profile.profile().notifications,
      choices[keyPath: choice], !isShown(route), !Task.isCancelled
    else { return }
    toasts.show(words, action: Toast.Action("Open") { [onOpen] in onOpen(route) })
  }
}

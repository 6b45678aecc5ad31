import Foundation
import Presentation
import SwiftUI

@MainActor
final class DashboardViewModel: ObservableObject {
  @Published private(set) var state = ViewState<Dashboard>.idle
  /// Messages that nobody has read, live.
  @Published private(set) var unread = 0
  let member: CareMember
  var currentDate: Date { now() }

  private let getDashboardUseCase: any GetDashboardUseCase
  private let messages: any MessageRepository
  private let now: @Sendable () -> Date
  private var newestLoad = 0

  init(
    member: CareMember, getDashboardUseCase: any GetDashboardUseCase,
    messages: any MessageRepository, now: @escaping @Sendable () -> Date
  ) {
    self.member = member
    self.getDashboardUseCase = getDashboardUseCase
    self.messages = messages
    self.now = now
  }

  /// Loads what is shown; what is there stays meanwhile.
  func load() async {
    newestLoad += 1
    let load = newestLoad
    if state.data == nil { state = .loading }
    do {
      let dashboard = try await getDashboardUseCase.execute()
      if load == newestLoad { state = .loaded(dashboard) }
    } catch {
      if load == newestLoad, state.data == nil { state = .error(error) }
    }
  }

  /// Follows the messages until the screen disappears.
  func followMessages() async {
    do {
      for try await conversations in messages.conversations() {
        unread = conversations.reduce(0) { $0 + $1.unread }
      }
    } catch {
      // The tile then says nothing of new ones; the messages themselves say why.
      unread = 0
    }
  }

  /// The dashboard for the role of the member.
  func model(_ dashboard: Dashboard, calendar: Calendar, locale: Locale) -> DashboardModel {
    DashboardModel(
      dashboard, member: member, now: now(), calendar: calendar, locale: locale)
  }
}

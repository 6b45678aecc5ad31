import Foundation
import ScreenTesting
import SwiftUI

@testable import Profiles

/// 2026-11-20 12:00 UTC.
let sampleNow = Date(timeIntervalSince1970: 1_795_176_000)

/// People at the other end of the test's network.
@MainActor
final class FakeProfiles: ProfileRepository {
  let network = ScreenNetwork()
  var people: [User]
  var followed: Set<User.ID> = []
  var sent: [Message]
  /// What was asked to be changed, in order: true to follow.
  private(set) var followRequests: [Bool] = []

  init(_ people: [User] = User.samples, messages: [Message] = []) {
    self.people = people
    sent = messages
  }

  func users() async throws -> [User] { try await network.request { people } }

  func user(_ id: User.ID) async throws -> User? {
    try await network.request { people.first { $0.id == id } }
  }

  func following() async throws -> Set<User.ID> { try await network.request { followed } }

  func setFollowing(_ id: User.ID, _ isFollowing: Bool) async throws {
    followRequests.append(isFollowing)
    try await network.request {
      if isFollowing { followed.insert(id) } else { followed.remove(id) }
    }
  }

  func save(_ user: User) async throws {
    try await network.request {
      guard let index = people.firstIndex(where: { $0.id == user.id }) else {
        throw ProfileError.noSuchUser
      }
      people[index] = user
    }
  }

  func messages(with id: User.ID) async throws -> [Message] {
    try await network.request { sent.filter { $0.sender == id || $0.recipient == id } }
  }

  func send(_ text: String, to id: User.ID) async throws -> Message {
    try await network.request {
      let message = Message(
        id: Int64(sent.count + 1), sender: "sam", recipient: id, text: text, sentAt: sampleNow)
      sent.append(message)
      return message
    }
  }
}

extension User {
  static let samples = [
    User(
      username: "ada", displayName: "Ada Lindqvist", bio: "Weaves.", place: "Uppsala",
      followerCount: 12),
    User(username: "hiro", displayName: "Hiro", followerCount: 0),
    User(username: "sam", displayName: "Sam Rivers", followerCount: 4),
  ]
}

/// The area on a screen without a browser.
@MainActor
final class ProfilesScreen {
  let profiles: FakeProfiles
  private(set) var screen: Screen
  private(set) var leaves = 0

  init(address: String = "/profile/ada", _ profiles: FakeProfiles = FakeProfiles()) {
    self.profiles = profiles
    let leaving = Leaving()
    screen = Screen(timeZone: .gmt, now: sampleNow, address: address) {
      AreaView(
        services: ProfilesServices(repository: profiles, viewer: "sam"),
        onLeave: { leaving.run?() })
    }
    leaving.run = { [unowned self] in leaves += 1 }
  }

  private final class Leaving {
    var run: (@MainActor () -> Void)?
  }

  func reload() { screen = screen.reload() }

  /// The words that a profile shows under this name.
  func shown(_ name: String) -> String? {
    let element = screen.element("profile.\(name).text")
    return element.isVisible ? element.text : nil
  }

  var follow: ScreenElement { screen.button("profile.followButton.tap") }
}

/// As the showcase's root does it.
private struct AreaView: View {
  @StateObject private var coordinator: ProfilesCoordinator
  let onLeave: @MainActor () -> Void

  init(services: ProfilesServices, onLeave: @escaping @MainActor () -> Void) {
    _coordinator = StateObject(wrappedValue: ProfilesCoordinator(services: services))
    self.onLeave = onLeave
  }

  var body: some View {
    ProfilesFlowView(coordinator: coordinator, onLeave: onLeave)
      .onOpenURL { coordinator.open($0.path) }
  }
}

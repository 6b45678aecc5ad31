import ScreenTesting
import Testing

@testable import Profiles

@MainActor
@Suite("A profile")
struct ProfileScreenTests {
  @Test("it shows name, handle, followers, bio and place of the person in the address")
  func shows() async {
    let area = ProfilesScreen()
    #expect(area.screen.text("Loading profile…").isVisible)
    await area.screen.settle()
    #expect(area.screen.title == "Ada Lindqvist")
    #expect(area.shown("name") == "Ada Lindqvist")
    #expect(area.shown("handle") == "@ada")
    #expect(area.shown("followers") == "12 followers")
    #expect(area.shown("bio") == "Weaves.")
    #expect(area.shown("place") == "Uppsala")
    #expect(area.screen.text("AL").exists)
    #expect(!area.screen.text("Loading profile…").exists)
  }

  @Test("who has a picture shows it, before their initials; who has none shows the initials")
  func picture() async {
    let profiles = FakeProfiles()
    profiles.people[0].avatarURL = ProfilePictures.address(of: "carpet")
    let (area, without) = (ProfilesScreen(profiles), ProfilesScreen())
    for area in [area, without] {
      await area.screen.settle()
      #expect(area.screen.text("AL").exists)
    }
    func images(_ area: ProfilesScreen) -> Int { area.screen.all(.image).count(where: \.isVisible) }
    #expect(images(area) == images(without) + 1)
  }

  @Test("a user that the store does not have gives a not-found state, not an endless spinner")
  func missing() async {
    let area = ProfilesScreen(address: "/profile/nobody")
    await area.screen.settle()
    #expect(area.screen.element("profile.missing.title.text").text == "No Such Person")
    #expect(
      area.screen.element("profile.missing.message.text").text
        == "Nobody here is called “nobody”.")
    #expect(!area.screen.text("Loading profile…").exists)
    let spinners = area.screen.all(.progress).filter { $0.isVisible }
    #expect(spinners.isEmpty)
    area.screen.button("profile.missing.action.tap").tap()
    await area.screen.settle()
    #expect(area.screen.address == "/profile")
    #expect(area.screen.button("people.row.ada.tap").isVisible)
  }

  @Test("a user who is gone since the list was read is not found either")
  func gone() async {
    let area = ProfilesScreen(address: "/profile")
    await area.screen.settle()
    area.profiles.people.removeAll { $0.id == "ada" }
    area.screen.button("people.row.ada.tap").tap()
    await area.screen.settle()
    #expect(area.screen.element("profile.missing.title.text").isVisible)
  }

  @Test("a profile that cannot be loaded says so, and is loaded again")
  func failure() async {
    let profiles = FakeProfiles()
    profiles.network.condition = .down()
    let area = ProfilesScreen(profiles)
    await area.screen.settle()
    #expect(
      area.screen.element("errorState.message.text").text == "The profile could not be loaded.")
    profiles.network.condition = .up
    area.screen.button("errorState.retry.tap").tap()
    await area.screen.settle()
    #expect(area.shown("name") == "Ada Lindqvist")
  }

  // MARK: Follow

  @Test("Follow is optimistic: it is shown at once, and lasts")
  func follow() async {
    let area = ProfilesScreen()
    await area.screen.settle()
    area.profiles.network.condition = .stalled
    area.follow.tap()
    #expect(area.follow.label == "Unfollow")
    #expect(area.shown("followers") == "13 followers")
    #expect(area.profiles.followed.isEmpty)
    area.profiles.network.condition = .up
    await area.screen.settle()
    #expect(area.profiles.followed == ["ada"])
    #expect(area.follow.label == "Unfollow")
    area.follow.tap()
    await area.screen.settle()
    #expect(area.profiles.followed.isEmpty)
    #expect(area.shown("followers") == "12 followers")
  }

  @Test("Follow guards against a second tap: while the first runs it does nothing")
  func secondTap() async {
    let area = ProfilesScreen()
    await area.screen.settle()
    area.profiles.network.condition = .stalled
    area.follow.tap()
    await area.screen.settle()
    area.follow.tap()
    area.follow.tap()
    await area.screen.settle()
    #expect(area.follow.label == "Unfollow")
    #expect(area.shown("followers") == "13 followers")
    area.profiles.network.condition = .up
    await area.screen.settle()
    #expect(area.profiles.followRequests == [true])
    #expect(area.profiles.followed == ["ada"])
  }

  @Test("a Follow that fails is taken back, with a message", arguments: [false, true])
  func rollback(wasFollowing: Bool) async {
    let area = ProfilesScreen()
    if wasFollowing { area.profiles.followed = ["ada"] }
    await area.screen.settle()
    area.profiles.network.condition = .down()
    area.follow.tap()
    await area.screen.settle()
    #expect(
      area.screen.modal.text.contains(
        wasFollowing ? "You still follow Ada Lindqvist." : "You do not follow Ada Lindqvist."))
    area.screen.button("profile.followErrorButton.tap").tap()
    await area.screen.settle()
    #expect(!area.screen.modal.exists)
    #expect(area.follow.label == (wasFollowing ? "Unfollow" : "Follow"))
    #expect(area.shown("followers") == "12 followers")
    area.profiles.network.condition = .up
    area.follow.tap()
    await area.screen.settle()
    #expect(area.profiles.followed == (wasFollowing ? [] : ["ada"]))
  }

  @Test("a follow that runs is not overwritten by an older answer about the person")
  func followDuringLoad() async {
    let area = ProfilesScreen(address: "/profile")
    await area.screen.settle()
    area.profiles.network.condition = .stalled
    area.screen.button("people.row.ada.tap").tap()
    await area.screen.settle()
    // Asked for, but not answered yet: what the list knew is shown.
    area.follow.tap()
    await area.screen.settle()
    area.profiles.network.condition = .up
    await area.screen.settle()
    #expect(area.follow.label == "Unfollow")
    #expect(area.shown("followers") == "13 followers")
    #expect(area.profiles.followed == ["ada"])
  }

  @Test("a follow that runs is not overwritten by an older answer about everybody")
  func followDuringList() async throws {
    let area = ProfilesScreen()
    let store = UserStore(repository: area.profiles, viewer: "sam")
    #expect(try await store.load("ada"))
    area.profiles.network.condition = .stalled
    let list = store.people.begin()
    await area.screen.settle()
    store.toggleFollow("ada")
    await area.screen.settle()
    area.profiles.network.condition = .up
    await list?.value
    await area.screen.settle()
    #expect(store.isFollowing("ada"))
    #expect(store.user(id: "ada")?.followerCount == 13)
    #expect(area.profiles.followed == ["ada"])
  }

  // MARK: The own profile

  @Test("nobody follows or writes to themselves: the own profile is edited instead")
  func own() async {
    let area = ProfilesScreen(address: "/profile/sam")
    await area.screen.settle()
    #expect(area.shown("name") == "Sam Rivers")
    #expect(!area.follow.exists)
    #expect(!area.screen.button("profile.messageButton.tap").exists)
    #expect(area.screen.button("profile.editButton.tap").isVisible)
  }

  @Test("nobody follows themselves below the screen either")
  func ownBelowTheScreen() async throws {
    let area = ProfilesScreen(address: "/profile/sam")
    let store = UserStore(repository: area.profiles, viewer: "sam")
    #expect(try await store.load("sam"))
    store.toggleFollow("sam")
    await area.screen.settle()
    #expect(!store.isFollowing("sam"))
    #expect(area.profiles.followRequests.isEmpty)
  }

  @Test("initials are those of the first and the last name")
  func initials() {
    #expect(Avatar.initials(of: "Ada Lindqvist") == "AL")
    #expect(Avatar.initials(of: "Hiro") == "H")
    #expect(Avatar.initials(of: "Mary Jane van der Berg") == "MB")
    #expect(Avatar.initials(of: "  ") == "")
    #expect(Avatar.initials(of: "élif ışık") == "ÉI")
  }
}

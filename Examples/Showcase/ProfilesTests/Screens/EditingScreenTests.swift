import ScreenTesting
import Testing

@testable import Profiles

@MainActor
@Suite("Editing the own profile")
struct EditingScreenTests {
  private let area = ProfilesScreen(address: "/profile/sam")
  private var screen: Screen { area.screen }
  private var name: ScreenElement { screen.textField("editProfile.nameTextField.input") }
  private var save: ScreenElement { screen.button("editProfile.saveButton.tap") }

  private func open() async {
    await screen.settle()
    screen.button("profile.editButton.tap").tap()
    await screen.settle()
  }

  @Test("the form begins with what is there; what is saved is on the profile and in the list")
  func saves() async {
    await open()
    #expect(name.value == "Sam Rivers")
    name.clear()
    name.type(" Sam Brook ")
    screen.textField("editProfile.placeTextField.input").type("Bath")
    screen.textField("editProfile.bioTextField.input").type("Walks.")
    save.tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    #expect(area.shown("name") == "Sam Brook")
    #expect(area.shown("place") == "Bath")
    #expect(area.shown("bio") == "Walks.")
    #expect(area.profiles.people.map(\.displayName).contains("Sam Brook"))
    screen.button("profile.peopleButton.tap").tap()
    await screen.settle()
    #expect(screen.button("people.row.sam.tap").text.contains("Sam Brook"))
  }

  @Test("a name is needed and a bio has at most 160 characters; nothing is said before Save")
  func rules() async {
    await open()
    let bio = screen.textField("editProfile.bioTextField.input")
    let errors = ["name", "bio"].map { screen.element("editProfile.\($0)TextField.input.error") }
    name.clear()
    bio.paste(String(repeating: "é", count: 161))
    #expect(errors.allSatisfy { !$0.exists })
    save.tap()
    await screen.settle()
    #expect(
      errors.map(\.text) == ["Please enter your name", "Please use at most 160 characters"])
    name.type("S")
    #expect(!errors[0].exists && errors[1].isVisible)
    save.tap()
    await screen.settle()
    #expect(errors[1].isVisible && screen.modal.exists)
    bio.clear()
    bio.paste(String(repeating: "é", count: 160))
    save.tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    #expect(area.shown("name") == "S")
  }

  @Test("a profile that could not be saved says so, and keeps what was entered")
  func failure() async {
    await open()
    name.type(" II")
    area.profiles.network.condition = .down()
    save.tap()
    await screen.settle()
    #expect(screen.modal.text.contains("Your Profile Was Not Saved"))
    screen.button("editProfile.errorButton.tap").tap()
    await screen.settle()
    #expect(name.value == "Sam Rivers II")
    area.profiles.network.condition = .up
    save.tap()
    await screen.settle()
    #expect(area.shown("name") == "Sam Rivers II")
  }

  @Test("while it is being saved nothing can be tapped a second time")
  func once() async {
    await open()
    area.profiles.network.condition = .stalled
    let before = area.profiles.network.requestCount
    save.tap()
    await screen.settle()
    #expect(!save.isEnabled && !name.isEnabled)
    #expect(area.profiles.network.requestCount == before + 1)
    area.profiles.network.condition = .up
    await screen.settle()
    #expect(!screen.modal.exists)
  }

  @Test("a second Save while one is on its way does nothing; what changed meanwhile is kept")
  func onceBelowTheScreen() async throws {
    let profiles = FakeProfiles()
    let store = UserStore(repository: profiles, viewer: "sam")
    #expect(try await store.load("sam"))
    let draft = ProfileDraft(user: try #require(store.user(id: "sam")))
    draft.displayName = "Sam Brook"
    profiles.people[2].followerCount = 5
    #expect(try await store.load("sam"))
    profiles.network.condition = .stalled
    let before = profiles.network.requestCount
    let first = Task { await draft.save(in: store) }
    await screen.settle()
    let second = Task { await draft.save(in: store) }
    await screen.settle()
    #expect(profiles.network.requestCount == before + 1)
    profiles.network.condition = .up
    #expect(await first.value)
    #expect(await second.value == false)
    #expect(profiles.people[2].displayName == "Sam Brook")
    #expect(profiles.people[2].followerCount == 5)
  }

  @Test("Cancel forgets what was entered")
  func cancel() async {
    await open()
    name.type(" II")
    screen.button("editProfile.cancelButton.tap").tap()
    await open()
    #expect(name.value == "Sam Rivers")
  }
}

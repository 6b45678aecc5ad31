import Foundation
import GRDB
import Testing

@testable import Profiles

@Suite("Profiles in the database")
struct DatabaseProfileRepositoryTests {
  private func open() throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try migrate(database)
    return database
  }

  private func migrate(_ database: DatabaseQueue) throws {
    var migrator = DatabaseMigrator()
    ProfilesSchema.register(in: &migrator, now: { sampleNow })
    try migrator.migrate(database)
  }

  private func repository(
    _ database: DatabaseQueue, viewer: User.ID = "sam"
  ) -> DatabaseProfileRepository {
    DatabaseProfileRepository(database: database, viewer: viewer, now: { sampleNow })
  }

  @Test("it begins with eight people, ada among them, by name; a second start adds nothing")
  func seed() async throws {
    let database = try open()
    try migrate(database)
    let people = try await repository(database).users()
    #expect(people.count == 8)
    #expect(people.first?.id == "ada" && people.last?.id == "sam")
    #expect(people.first?.followerCount == 1_205)
    #expect(try await repository(database).following() == ["chioma"])
    #expect(try await repository(database).messages(with: "ada").map(\.sender) == ["ada", "sam"])
  }

  @Test("some have a picture on this server, also after they were saved; the others none")
  func pictures() async throws {
    let repository = repository(try open(), viewer: "ada")
    let pictures = try await repository.users().compactMap { user in
      user.avatarURL.map { "\(user.id) \($0.absoluteString)" }
    }
    #expect(
      pictures == ["ada /profile-pictures?of=carpet", "hiro /profile-pictures?of=honeycomb"])
    for picture in ProfilesSeed.pictures {
      #expect(ProfilePictures.svg(of: picture.1)?.hasPrefix("<svg ") == true)
    }
    #expect(ProfilePictures.svg(of: "../secret") == nil)
    let ada = try #require(try await repository.user("ada"))
    try await repository.save(ada)
    #expect(try await repository.user("ada") == ada)
  }

  @Test("a follow counts once, however often it is asked for, and can be taken back")
  func follow() async throws {
    let repository = repository(try open())
    for _ in 1...2 { try await repository.setFollowing("ada", true) }
    #expect(try await repository.user("ada")?.followerCount == 1_206)
    #expect(try await repository.following() == ["ada", "chioma"])
    for _ in 1...2 { try await repository.setFollowing("ada", false) }
    #expect(try await repository.user("ada")?.followerCount == 1_205)
    await #expect(throws: ProfileError.noSuchUser) {
      try await repository.setFollowing("nobody", true)
    }
  }

  @Test("a message reaches the other one, and nobody else")
  func messages() async throws {
    let database = try open()
    let sent = try await repository(database).send("Hello", to: "hiro")
    #expect(try await repository(database).messages(with: "hiro") == [sent])
    #expect(try await repository(database, viewer: "hiro").messages(with: "sam") == [sent])
    #expect(try await repository(database, viewer: "ada").messages(with: "hiro").isEmpty)
    await #expect(throws: ProfileError.noSuchUser) {
      try await repository(database).send("Hello", to: "nobody")
    }
  }

  @Test("the own profile is saved, nobody else's")
  func save() async throws {
    let repository = repository(try open())
    var sam = try #require(try await repository.user("sam"))
    sam.displayName = "Sam Brook"
    try await repository.save(sam)
    #expect(try await repository.user("sam") == sam)
    let ada = try #require(try await repository.user("ada"))
    await #expect(throws: ProfileError.noSuchUser) { try await repository.save(ada) }
  }

  @Test("nobody of a name is nothing")
  func missing() async throws {
    #expect(try await repository(try open()).user("nobody") == nil)
  }
}

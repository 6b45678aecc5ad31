import Accounts
import Foundation
import ScreenTesting
import SwiftUI
import Testing
import UIKit

@testable import CareSupport

@MainActor
@Suite("Signing in and out")
struct SignInScreenTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func signIn(_ visitor: CareScreen, _ email: String, _ password: String) async {
    #expect(await visitor.sees("signIn.signInButton.tap"))
    let field = visitor.screen.textField("signIn.emailTextField.input")
    field.clear()
    field.type(email)
    visitor.screen.secureField("signIn.passwordTextField.input").type(password)
    await visitor.tap("signIn.signInButton.tap")
  }

  @Test("both fields are asked for, with their errors, and the first wrong one has the focus")
  func empty() async throws {
    let visitor = try await world.screen()
    await visitor.tap("signIn.signInButton.tap")
    #expect(await visitor.sees("signIn.emailTextField.input.error"))
    #expect(visitor.text("signIn.emailTextField.input.error") == "Please enter your email")
    #expect(visitor.screen.element("signIn.passwordTextField.input.error").isVisible)
    #expect(visitor.screen.textField("signIn.emailTextField.input").isFocused)
    #expect(visitor.token == nil)
  }

  @Test("a wrong password says so, keeps the email and clears the password")
  func wrong() async throws {
    let visitor = try await world.screen()
    await signIn(visitor, "maria@care.example", "wrong")
    #expect(await visitor.sees("signIn.error.text"))
    #expect(visitor.text("signIn.error.text") == "The email or the password is wrong.")
    #expect(
      visitor.screen.textField("signIn.emailTextField.input").value == "maria@care.example")
    #expect(visitor.screen.secureField("signIn.passwordTextField.input").value ?? "" == "")
  }

  @Test("too many attempts say how long to wait")
  func tooMany() async throws {
    let visitor = try await world.screen()
    for _ in 0..<3 {
      await signIn(visitor, "maria@care.example", "wrong")
      #expect(await visitor.sees("signIn.error.text"))
      await visitor.screen.settle()
      await visitor.screen.wait(for: "the button") {
        visitor.screen.button("signIn.signInButton.tap").isEnabled
      }
    }
    world.pass(10)
    await signIn(visitor, "maria@care.example", "care-demo")
    await visitor.screen.wait(for: "the wait") {
      visitor.text("signIn.error.text") == "Too many attempts. Please try again in 50 seconds."
    }
    world.pass(50)
    await signIn(visitor, "maria@care.example", "care-demo")
    #expect(await visitor.sees("onboarding.title.text"))
  }

  @Test("an account of another area is unknown here")
  func otherArea() async throws {
    let visitor = try await world.screen()
    await signIn(visitor, "bob@builder.example", "builder-demo")
    #expect(await visitor.sees("signIn.error.text"))
    #expect(visitor.coordinator.session == nil)
  }

  @Test("a page that needs a sign-in waits for it, and is shown then")
  func waitingLink() async throws {
    let first = try await world.screen(of: "maria")
    _ = first
    let visitor = try await world.screen(at: "/care/tasks/2")
    #expect(await visitor.sees("signIn.demo.maria.tap"))
    #expect(visitor.screen.address == "/care/tasks/2")
    await visitor.tap("signIn.demo.maria.tap")
    #expect(await visitor.sees("taskDetail.title.text"))
    #expect(visitor.screen.address == "/care/tasks/2")
  }

  @Test("a reload keeps the sign-in and the page")
  func reload() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/messages")
    let token = try #require(visitor.token)
    let again = CareScreen(world, token: token, address: visitor.screen.address)
    #expect(await again.sees("messages.list.scroll"))
  }

  @Test("a sign-in rotates: the browser has a new token, and the old one has ended")
  func rotation() async throws {
    let old = try await world.token(of: "jonas")
    try await world.accounts.signOut(token: old)
    let stale = try await world.token(of: "jonas")
    world.pass(8 * 24 * 60 * 60)
    let visitor = CareScreen(world, token: stale, address: "/care")
    #expect(await visitor.sees("signIn.demo.maria.tap"))
    await visitor.tap("signIn.demo.maria.tap")
    #expect(await visitor.sees("onboarding.title.text"))
    let token = try #require(visitor.token)
    #expect(token != stale)
    #expect(try await world.accounts.account(for: stale) == nil)
    #expect(try await world.accounts.account(for: token)?.id == "maria")
  }

  @Test("a token that was planted in the browser ends with the sign-in")
  func planted() async throws {
    let bob = try await world.accounts.signIn(
      email: "bob@builder.example", password: "builder-demo", area: "builder", replacing: nil)
    let visitor = CareScreen(world, token: bob.token, address: "/care")
    await visitor.tap("signIn.demo.maria.tap")
    #expect(await visitor.sees("onboarding.title.text"))
    #expect(try await world.accounts.account(for: bob.token) == nil)
  }

  @Test("the browser keeps a sign-in as long as it lasts")
  func lifetime() async throws {
    let browser = Browser()
    let coordinator = CareCoordinator(services: world.services)
    let screen = Screen(clock: world.clock, address: "/care") {
      NavigationControllerView(coordinator.navigationController)
    }
    await coordinator.begin(keeping: browser)
    await screen.button("signIn.demo.maria.tap").appears()
    screen.button("signIn.demo.maria.tap").tap()
    await screen.element("onboarding.title.text").appears()
    #expect(browser.token != nil)
    #expect(browser.lifetime == .seconds(7 * 24 * 60 * 60))
    #expect(browser.origin.browser != nil)
  }

  private final class Browser: SignInKeeping {
    var token: String?
    var lifetime: Duration?
    func keep(_ token: String, for lifetime: Duration) {
      self.token = token
      self.lifetime = lifetime
    }
    func forget() { token = nil }
    var origin = SignInOrigin()
    func know(_ browser: String) { origin.browser = browser }
  }

  @Test("signing in takes a while: the button says so, and another tap does nothing")
  func progress() async throws {
    let network = ScreenNetwork(.stalled)
    var services = world.services
    services.signIn = RemoteSignIn(network: network, signIn: services.signIn)
    let visitor = CareScreen(world, services: services, token: nil, address: "/care")
    await visitor.tap("signIn.demo.maria.tap")
    await visitor.screen.wait(for: "the request") { network.waitingCount == 1 }
    let button = visitor.screen.button("signIn.signInButton.tap")
    await visitor.screen.wait(for: "the progress") { button.label == "Signing in…" }
    #expect(!button.isEnabled)
    #expect(!visitor.screen.button("signIn.demo.lena.tap").isEnabled)
    #expect(!visitor.screen.textField("signIn.emailTextField.input").isEnabled)
    network.condition = .down()
    #expect(await visitor.sees("signIn.error.text"))
    #expect(visitor.text("signIn.error.text") == "There is no connection. Please try again.")
    network.condition = .up
    await visitor.tap("signIn.demo.lena.tap")
    #expect(await visitor.sees("onboarding.title.text"))
    #expect(visitor.coordinator.session?.member.id == "lena")
  }

  @Test("a sign-out that fails says so, and the page still hears of one in another window")
  func failedSignOut() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/settings")
    #expect(await visitor.sees("settings.signOutButton.tap"))
    let token = try #require(visitor.token)
    try await world.database.write {
      try $0.execute(
        sql: """
          CREATE TRIGGER stuck BEFORE DELETE ON account_signIn BEGIN SELECT RAISE(ABORT, 'stuck'); END
          """)
    }
    await visitor.tap("settings.signOutButton.tap")
    await visitor.screen.modal.appears()
    #expect(
      visitor.screen.text("Something went wrong on our side. Please try again.").isVisible)
    await visitor.tap("settings.errorOK.tap")
    #expect(visitor.token == token)
    #expect(visitor.screen.element("settings.signOutButton.tap").isVisible)
    try await world.database.write { try $0.execute(sql: "DROP TRIGGER stuck") }
    try await world.accounts.signOut(token: token)
    #expect(await visitor.sees("signIn.notice.text"))
    #expect(visitor.text("signIn.notice.text") == "You signed out in another window.")
  }

  @Test("signing out ends every tab of the browser, and no other browser's")
  func everyTab() async throws {
    let first = try await world.screen(of: "maria", at: "/care/settings")
    let token = try #require(first.token)
    let second = CareScreen(world, token: token, address: "/care/tasks")
    let other = try await world.screen(of: "maria", at: "/care/tasks")
    #expect(await second.sees("taskList.list.scroll"))
    #expect(await other.sees("taskList.list.scroll"))
    await first.tap("settings.signOutButton.tap")
    #expect(await first.sees("signIn.signInButton.tap"))
    #expect(await second.sees("signIn.notice.text"))
    #expect(second.text("signIn.notice.text") == "You signed out in another window.")
    #expect(!second.screen.element("taskList.list.scroll").exists)
    #expect(second.screen.address == "/care")
    #expect(!first.screen.element("signIn.notice.text").exists)
    #expect(first.token == nil)
    #expect(other.screen.element("taskList.list.scroll").isVisible)
    #expect(try await world.accounts.account(for: token) == nil)
  }

  @Test("a sign-in whose time is over ends at the next touch")
  func expiry() async throws {
    let visitor = try await world.screen(of: "maria", at: "/care/tasks")
    #expect(await visitor.sees("taskList.list.scroll"))
    world.pass(8 * 24 * 60 * 60)
    visitor.screen.button("taskList.complete.2.tap").tap()
    #expect(await visitor.sees("signIn.notice.text"))
    #expect(
      visitor.text("signIn.notice.text") == "You are signed out. Please sign in again.")
  }

  @Test("the area's first pages lead to the other areas")
  func leave() async throws {
    let visitor = try await world.screen()
    await visitor.tap("care.allAreas.tap")
    #expect(visitor.leaveCount == 1)
    let signedIn = try await world.screen(of: "maria")
    await signedIn.tap("care.allAreas.tap")
    #expect(signedIn.leaveCount == 1)
  }
}

import ApusAuthenticationServices
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Accounts of a system, which a page has not.
@MainActor @Suite struct AbsentAccountTests {
  private final class Ears: NSObject, ASAuthorizationControllerDelegate {
    let done: CheckedContinuation<(any Error)?, Never>
    init(_ done: CheckedContinuation<(any Error)?, Never>) { self.done = done }
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { done.resume(returning: error) }
  }

  private struct SignIn: View {
    @State private var words = "nobody"
    var body: some View {
      Text(words)
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .failure(ASAuthorizationError.notHandled) = result { words = "failed" }
      }
      .signInWithAppleButtonStyle(.whiteOutline)
      .frame(height: 45)
    }
  }

  @Test func theButtonIsDrawnAndFails() throws {
    let screen = Screen { SignIn() }
    let button = screen.button(label: "Continue with Apple")
    #expect(try #require(button.frame).height == 45)
    button.tap()
    #expect(screen.text("failed").exists)
  }

  @Test func requestsAreNotHandled() async {
    var ears: Ears?
    let provider = ASAuthorizationAppleIDProvider()
    let controller = ASAuthorizationController(authorizationRequests: [
      provider.createRequest(), ASAuthorizationPasswordProvider().createRequest(),
    ])
    let error = await withCheckedContinuation { done in
      ears = Ears(done)
      controller.delegate = ears
      controller.performRequests()
    }
    #expect(ears != nil && (error as? ASAuthorizationError)?.code == .notHandled)
    #expect((try? await provider.credentialState(forUserID: "1")) == .notFound)
  }

  private struct Values: View {
    @Environment(\.webAuthenticationSession) private var site
    @Environment(\.authorizationController) private var accounts
    @State private var words: [String] = []
    var body: some View {
      Text(words.joined(separator: " ")).task {
        do {
          _ = try await site.authenticate(
            using: URL(string: "https://example.org")!, callbackURLScheme: "x")
        } catch ASWebAuthenticationSessionError.presentationContextInvalid {
          words.append("site")
        } catch {}
        do {
          let request = ASAuthorizationAppleIDProvider().createRequest()
          _ = try await accounts.performRequest(request)
        } catch ASAuthorizationError.notHandled {
          words.append("account")
        } catch {}
      }
    }
  }

  @Test func valuesOfTheEnvironmentFail() async {
    let screen = Screen { Values() }
    await screen.settle()
    #expect(screen.text("site account").exists)
  }

  @Test func noSiteLeadsBack() async {
    let error: (any Error)? = await withCheckedContinuation { done in
      let session = ASWebAuthenticationSession(
        url: URL(string: "https://example.org")!, callbackURLScheme: "x"
      ) { _, error in done.resume(returning: error) }
      #expect(!session.canStart && !session.start())
    }
    #expect((error as? ASWebAuthenticationSessionError)?.code == .presentationContextInvalid)
    let callback = ASWebAuthenticationSession.Callback.https(host: "a.org", path: "/back")
    #expect(callback.matchesURL(URL(string: "https://a.org/back?code=1")!))
    #expect(!callback.matchesURL(URL(string: "https://b.org/back")!))
  }
}

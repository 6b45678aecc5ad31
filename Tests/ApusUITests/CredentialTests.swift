import ApusUI
import ScreenTesting
import Testing

private struct SignInScreen: View {
  @Environment(\.visitorCredentials) private var credentials
  @State private var isForgotten = false

  var body: some View {
    Button("Keep") { credentials.keep("s3cret-token", as: "shop", for: .seconds(3600)) }
    Button("Forget") {
      credentials.forget("shop")
      isForgotten = true
    }
    Text(verbatim: credentials["shop"] ?? (isForgotten ? "forgotten" : "nobody"))
  }
}

@MainActor @Suite struct CredentialTests {
  @Test func keptCredentialsSurviveAReload() {
    let screen = Screen { SignInScreen() }
    #expect(screen.text("nobody").isVisible)
    screen.button(label: "Keep").tap()
    #expect(screen.credential("shop") == "s3cret-token")
    #expect(screen.text("s3cret-token").isVisible)
    #expect(screen.reload().text("s3cret-token").isVisible)
  }

  @Test func aForgottenCredentialIsGone() {
    let screen = Screen(credentials: ["shop": "s3cret-token"]) { SignInScreen() }
    #expect(screen.text("s3cret-token").isVisible)
    screen.button(label: "Forget").tap()
    #expect(screen.credential("shop") == nil)
    #expect(screen.text("forgotten").isVisible)
    #expect(screen.reload().text("nobody").isVisible)
  }
}

private struct PermissionScreen: View {
  @Environment(\.visitorLocation) private var location

  var body: some View {
    Button("Ask") { Task { _ = await location.request() } }
    Text(verbatim: "\(location.permission)")
  }
}

@MainActor @Suite struct LocationPermissionTests {
  @Test func aPermissionThatIsGivenIsSeen() async {
    let screen = Screen(location: .found(latitude: 1, longitude: 2)) { PermissionScreen() }
    #expect(screen.text("notDetermined").isVisible)
    screen.button(label: "Ask").tap()
    await screen.settle()
    #expect(screen.text("granted").isVisible)
  }
}

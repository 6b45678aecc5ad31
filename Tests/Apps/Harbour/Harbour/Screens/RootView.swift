import SwiftUI

struct RootView: View {
  @Environment(Session.self) private var session

  var body: some View {
    if session.isSignedIn {
      BerthList()
    } else {
      SignInView()
    }
  }
}

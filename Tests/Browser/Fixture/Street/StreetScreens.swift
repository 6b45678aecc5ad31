import SwiftUI

/// Screens as strangers write them for a phone, without identifiers.
struct StreetScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "todo": StreetTodo()
    case "chat": StreetChat()
    case "onboarding": StreetOnboarding()
    case "cart": StreetCart()
    default: Text("No screen \(name)")
    }
  }
}

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
    case "settings": StreetSettings()
    case "weather": StreetWeather()
    case "habits": StreetHabits()
    case "quiz": StreetQuiz()
    default: Text("No screen \(name)")
    }
  }
}

import SwiftUI

/// Screens in the styles of public apps, each by another hand: nothing in them knows of a page.
struct PublicScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "onboarding": OnboardingView()
    case "weather": ForecastView()
    case "shop": StorefrontView()
    case "recipes": RecipeFeed()
    case "photos": PhotoLibraryView()
    case "chat": ConversationView()
    case "profile": MemberView()
    case "settings": PreferencesView()
    case "login": SignInView()
    case "calculator": KeypadView()
    case "timer": ActivityRingsView()
    case "dashboard": OverviewView()
    default: EmptyView()
    }
  }
}

// MARK: Onboarding

private struct OnboardingPage: Identifiable {
  let id = UUID()
  let symbol: String
  let title: String
  let text: String
  let color: Color
}

private struct OnboardingView: View {
  private let pages = [
    OnboardingPage(
      symbol: "map.fill", title: "Find your way",
      text: "Offline maps for every trail, with heights and weather along the way.", color: .green),
    OnboardingPage(
      symbol: "heart.fill", title: "Keep what you love",
      text: "Save places and share them with friends.", color: .pink),
    OnboardingPage(
      symbol: "bell.fill", title: "Be on time",
      text: "We tell you when it is time to leave.", color: .orange),
  ]
  @State private var selection = 0

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [pages[selection].color.opacity(0.3), Color(.systemBackground)],
        startPoint: .top, endPoint: .center
      )
      .edgesIgnoringSafeArea(.all)

      VStack {
        HStack {
          Spacer()
          Button("Skip") { selection = pages.count - 1 }
            .padding(.trailing)
        }
        Spacer()
        VStack(spacing: 24) {
          ZStack {
            Circle()
              .fill(pages[selection].color.opacity(0.2))
              .frame(width: 220, height: 220)
            Image(systemName: pages[selection].symbol)
              .resizable()
              .aspectRatio(contentMode: .fit)
              .frame(width: 100, height: 100)
              .foregroundColor(pages[selection].color)
          }
          Text(pages[selection].title)
            .font(.system(size: 32, weight: .bold, design: .rounded))
          Text(pages[selection].text)
            .font(.body)
            .multilineTextAlignment(.center)
            .foregroundColor(.secondary)
            .padding(.horizontal, 40)
        }
        Spacer()
        HStack(spacing: 8) {
          ForEach(0..<pages.count, id: \.self) { index in
            Capsule()
              .fill(index == selection ? Color.accentColor : Color.gray.opacity(0.3))
              .frame(width: index == selection ? 24 : 8, height: 8)
          }
        }
        Button(action: { selection = min(selection + 1, pages.count - 1) }) {
          Text(selection == pages.count - 1 ? "Get Started" : "Next")
            .font(.headline)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.blue)
            .cornerRadius(14)
        }
        .padding(.horizontal, 24)
        .padding(.vertical)
      }
    }
  }
}

// MARK: Weather

private class WeatherModel: ObservableObject {
  @MainActor static let shared = WeatherModel()
  @Published var city = "Hamburg"
  @Published var degrees = 19
  let hours = (0..<12).map {
    (
      hour: "\(($0 + 9) % 24)", symbol: $0 % 3 == 0 ? "cloud.sun.fill" : "sun.max.fill",
      degrees: 17 + $0 % 5
    )
  }
  let days = [
    ("Today", "cloud.sun.fill", 12, 21), ("Tue", "cloud.rain.fill", 11, 17),
    ("Wed", "sun.max.fill", 10, 23), ("Thu", "cloud.fill", 13, 19),
  ]
}

private struct ForecastView: View {
  @ObservedObject var model = WeatherModel.shared

  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack(spacing: 20) {
        VStack(spacing: 0) {
          Text(model.city).font(.largeTitle)
          Text("\(model.degrees)°").font(.system(size: 96, weight: .thin))
          Text("Partly Cloudy").font(.title3).opacity(0.8)
          HStack {
            Text("H:21°")
            Text("L:12°")
          }
          .font(.title3.weight(.medium))
        }
        .padding(.top, 40)
        hourly
        daily
      }
      .padding(.horizontal)
      .foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: [.blue, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea())
  }

  private var hourly: some View {
    VStack(alignment: .leading) {
      Label("HOURLY FORECAST", systemImage: "clock").font(.caption).opacity(0.7)
      Divider().overlay(.white.opacity(0.5))
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 24) {
          ForEach(model.hours, id: \.hour) { hour in
            VStack(spacing: 10) {
              Text(hour.hour).font(.subheadline)
              Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.title2)
              Text("\(hour.degrees)°").font(.headline)
            }
          }
        }
      }
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }

  private var daily: some View {
    VStack(spacing: 12) {
      ForEach(model.days, id: \.0) { day in
        HStack {
          Text(day.0).frame(width: 60, alignment: .leading)
          Image(systemName: day.1).frame(width: 30)
          Spacer()
          Text("\(day.2)°").opacity(0.7)
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              Capsule().fill(.white.opacity(0.25))
              Capsule().fill(
                LinearGradient(
                  colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing)
              )
              .frame(width: proxy.size.width * CGFloat(day.3 - day.2) / 16)
              .offset(x: proxy.size.width * CGFloat(day.2 - 8) / 16)
            }
          }
          .frame(width: 100, height: 5)
          Text("\(day.3)°")
        }
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.white.opacity(0.15)))
  }
}

import SwiftUI

/// Screens as they are written for phones: nothing in them knows of a page.
struct PhoneScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "report": ReportStep()
    case "login": GradientLogin()
    case "weather": WeatherScreen()
    case "profile": ProfileHeader()
    case "calculator": CalculatorScreen()
    case "dashboard": DashboardScreen()
    case "notes": NotesScreen()
    case "settings": SettingsScreen()
    case "shop": ShopScreen()
    case "player": PlayerScreen()
    case "chat": ChatScreen()
    case "empty": EmptyScreen()
    case "long": LongPage()
    case "finishes": Finishes()
    case "order": OrderFormScreen()
    case "inbox": InboxScreen()
    case "wizard": WizardScreen()
    case let name where name.hasPrefix("public-"): PublicScreens(name: String(name.dropFirst(7)))
    case let name where name.hasPrefix("pages-"): PageScreens(name: String(name.dropFirst(6)))
    case let name where name.hasPrefix("room-"): RoomScreens(name: String(name.dropFirst(5)))
    case let name where name.hasPrefix("touches-"): TouchScreens(name: String(name.dropFirst(8)))
    case let name where name.hasPrefix("author-"): AuthorScreens(name: String(name.dropFirst(7)))
    case let name where name.hasPrefix("bottom-"):
      BottomBars(scrolls: name.hasSuffix("-list"), kind: String(name.split(separator: "-")[1]))
    case let name where name.hasPrefix("contained-"):
      ContainerFrames(name: String(name.dropFirst(10)))
    case let name where name.hasPrefix("program-"): ProgramScreens(name: String(name.dropFirst(8)))
    case "over-keyboard": OverKeyboard()
    case "screen-size": ScreenSized()
    case "behind-bar": BehindBar()
    case "grounds": Grounds()
    case "light-grounds": LightGrounds()
    case "hidden-links": HiddenLinks()
    case "own-tabs": OwnTabs()
    case "sidebar": SidebarScreens(isSplit: false)
    case "sidebar-split": SidebarScreens(isSplit: true)
    case "weights": SymbolWeights()
    case "grouped": GroupedStyle()
    case "cuts": CutTexts()
    case "arranged": ArrangedScreen()
    case "arranged-nests": ArrangedNests()
    case "arranged-faults": ArrangedFaults()
    default: LayoutRules()
    }
  }
}

/// A form that scrolls under a button at the bottom.
private struct ReportStep: View {
  @State private var name = ""
  @State private var place = ""

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Identify your pet").font(.largeTitle).bold()
          Text("We ask a few questions, so that whoever finds your pet can reach you.")
            .foregroundColor(.secondary)
          VStack(alignment: .leading, spacing: 6) {
            Text("Name").font(.caption)
            TextField("e.g. Luna", text: $name)
              .padding(12)
              .background(Color(.systemGray6))
              .cornerRadius(8)
              .accessibilityIdentifier("report.name")
          }
          VStack(alignment: .leading, spacing: 6) {
            Text("Place").font(.caption)
            TextField("Where was it seen?", text: $place)
              .padding(12)
              .background(Color(.systemGray6))
              .cornerRadius(8)
              .accessibilityIdentifier("report.place")
          }
          Spacer()
        }
        .padding()
      }
      VStack {
        Button {
          name = "Luna"
        } label: {
          Text("Continue")
            .frame(maxWidth: .infinity)
            .padding()
            .foregroundColor(.white)
            .background(Color.accentColor)
            .cornerRadius(12)
        }
        .accessibilityIdentifier("report.continue")
      }
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color(.systemBackground))
      .accessibilityIdentifier("report.bar")
    }
  }
}

private struct GradientLogin: View {
  @State private var mail = ""
  @State private var password = ""

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      .accessibilityIdentifier("login.gradient")
      VStack(spacing: 16) {
        Spacer()
        Image(systemName: "lock.shield.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 80, height: 80)
          .foregroundColor(.white)
        Text("Welcome back")
          .font(.title)
          .fontWeight(.bold)
          .foregroundColor(.white)
        Group {
          TextField("E-mail", text: $mail)
          SecureField("Password", text: $password)
        }
        .padding()
        .background(Color.white)
        .cornerRadius(10)
        Button(action: { mail = "ada@example.com" }) {
          Text("Log in")
            .font(.headline)
            .foregroundColor(.blue)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(Color.white)
            .clipShape(Capsule())
        }
        .accessibilityIdentifier("login.button")
        Spacer()
        HStack {
          Text("No account?")
          Button("Sign up") { mail = "" }
            .font(.body.bold())
        }
        .foregroundColor(.white)
      }
      .padding(.horizontal, 24)
    }
  }
}

private struct WeatherScreen: View {
  private let days = [
    ("Mon", "sun.max.fill", 21), ("Tue", "cloud.sun.fill", 19), ("Wed", "cloud.rain.fill", 14),
    ("Thu", "wind", 15), ("Fri", "snow", 2),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue, Color(red: 0.6, green: 0.85, blue: 1)]),
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      VStack {
        Text("Cupertino, CA")
          .font(.system(size: 32, weight: .medium, design: .default))
          .foregroundColor(.white)
          .padding()
        VStack(spacing: 10) {
          Image(systemName: "cloud.sun.fill")
            .renderingMode(.original)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 180, height: 180)
          Text("76°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
        }
        .padding(.bottom, 40)
        HStack(spacing: 20) {
          ForEach(days, id: \.0) { day in
            VStack {
              Text(day.0).font(.system(size: 16, weight: .medium)).foregroundColor(.white)
              Image(systemName: day.1).resizable().aspectRatio(contentMode: .fit)
                .frame(width: 40, height: 40).foregroundColor(.white)
              Text("\(day.2)°").font(.system(size: 28, weight: .medium)).foregroundColor(.white)
            }
            .accessibilityIdentifier("weather.\(day.0)")
          }
        }
        Spacer()
        Button {
        } label: {
          Text("Change day time")
            .frame(width: 280, height: 50)
            .background(Color.white)
            .font(.system(size: 20, weight: .bold))
            .cornerRadius(10)
        }
        .accessibilityIdentifier("weather.change")
        Spacer()
      }
    }
  }
}

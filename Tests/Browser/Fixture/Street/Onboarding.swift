import SwiftUI

struct FilledStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 54)
      .background(isEnabled ? Color.indigo : .gray, in: RoundedRectangle(cornerRadius: 14))
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct StreetOnboarding: View {
  @State private var page = 0
  @AppStorage("street.done") private var done = false
  private let pages = [
    ("figure.run", "Move more", "Track your walks, runs and rides with one tap."),
    (
      "heart.text.square", "Feel better",
      "See how your habits change your mood over weeks and months."
    ), ("person.3.fill", "Together", "Share goals with friends and cheer for them."),
  ]

  var body: some View {
    if done {
      VStack {
        Text("Welcome!").font(.largeTitle);
        Button("Again") {
          done = false; page = 0
        }
      }
    } else {
      VStack {
        HStack {
          Spacer(); Button("Skip") { done = true }.opacity(page < 2 ? 1 : 0)
        }.padding(.horizontal)
        TabView(selection: $page) {
          ForEach(pages.indices, id: \.self) { i in
            VStack(spacing: 20) {
              Spacer()
              ZStack {
                Circle().fill(Color.indigo.opacity(0.15)).frame(width: 220, height: 220)
                Image(systemName: pages[i].0).resizable().scaledToFit().frame(
                  width: 100, height: 100
                ).foregroundColor(.indigo)
              }
              Text(pages[i].1).font(.title).bold()
              Text(pages[i].2).multilineTextAlignment(.center).foregroundColor(.secondary).padding(
                .horizontal, 40)
              Spacer()
            }
            .tag(i)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        HStack(spacing: 8) {
          ForEach(0..<3) { i in
            Capsule().fill(i == page ? Color.indigo : Color.gray.opacity(0.3)).frame(
              width: i == page ? 24 : 8, height: 8)
          }
        }
        .animation(.spring(), value: page)
        .padding(.bottom, 24)
        Button(page == 2 ? "Get started" : "Next") {
          if page == 2 { done = true } else { withAnimation { page += 1 } }
        }
        .buttonStyle(FilledStyle())
        .padding(.horizontal, 24)
        .padding(.bottom)
      }
    }
  }
}

import SwiftUI

/// Tab views whose pages a finger turns: an onboarding, a carousel, and a choice that the app refuses.
struct PageScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "onboarding": Onboarding()
    case "carousel": Carousel()
    case "tinted": TintedPages()
    case "arabic": Carousel().environment(\.layoutDirection, .rightToLeft)
    default: RefusedPages()
    }
  }
}

private struct Onboarding: View {
  @State private var step = 0
  @State private var appeared: [Int] = []
  private let colors: [Color] = [.teal, .indigo, .orange]

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $step) {
        ForEach(0..<3, id: \.self) { index in
          VStack(spacing: 16) {
            Image(systemName: "\(index + 1).circle").font(.largeTitle)
            Text("Step \(index + 1)").font(.title).accessibilityIdentifier("step.\(index)")
            Button("About \(index + 1)") {}.accessibilityIdentifier("about.\(index)")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(colors[index])
          .onAppear { appeared.append(index) }
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .ignoresSafeArea()
      VStack {
        Text("Now at \(step), seen \(appeared.map(String.init).joined(separator: " "))")
          .accessibilityIdentifier("at")
        Button("Next") { step = min(2, step + 1) }.accessibilityIdentifier("next")
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(.white)
    }
  }
}

private struct TintedPages: View {
  init() {
    let dots = UIPageControl.appearance()
    dots.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    dots.pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  }

  var body: some View {
    TabView { ForEach(0..<2) { Text("Page \($0)") } }.tabViewStyle(.page)
  }
}

private struct Carousel: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Today").font(.title).padding(.horizontal)
        TabView {
          ForEach(0..<4) { index in
            RoundedRectangle(cornerRadius: 20).fill(.blue.gradient)
              .overlay { Text("Card \(index)").foregroundColor(.white) }
              .padding(.horizontal)
              .accessibilityIdentifier("card.\(index)")
          }
        }
        .tabViewStyle(.page)
        .frame(height: 220)
        .accessibilityIdentifier("carousel")
        ForEach(0..<30) { Text("Line \($0)").padding(.horizontal) }
      }
    }
  }
}

private struct RefusedPages: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text("Page \(page)").accessibilityIdentifier("page")
      TabView(
        selection: Binding {
          page
        } set: {
          if $0 < 2 { page = $0 }
        }
      ) {
        ForEach(0..<3) { Text("Sheet \($0)").tag($0).accessibilityIdentifier("sheet.\($0)") }
      }
      .tabViewStyle(.page)
    }
  }
}

import SwiftUI

/// Coloured words on dark and on light areas.
struct Grounds: View {
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      VStack(spacing: 16) {
        words("stacked")
        VStack { words("card") }
          .padding()
          .background(Color.white)
        words("own").padding().background(Color(red: 0.1, green: 0.1, blue: 0.2))
        words("veil").padding().background(Color.white.opacity(0.1))
      }
    }
  }

  private func words(_ name: String) -> some View {
    Text("Words").foregroundColor(.yellow).accessibilityIdentifier(name)
  }
}

/// The same on the page itself, over a gradient and in the colour of what is around.
struct LightGrounds: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Words").foregroundColor(.yellow).accessibilityIdentifier("page")
      VStack { Text("Words").accessibilityIdentifier("inherited") }
        .foregroundColor(.yellow)
        .padding()
        .background {
          LinearGradient(colors: [.black, .indigo], startPoint: .top, endPoint: .bottom)
        }
      Text("Words").foregroundColor(.yellow).accessibilityIdentifier("faint")
        .background { Color.black.opacity(0.1) }
    }
  }
}

import SwiftUI

/// Screens whose authors saw other colours and other sizes on a phone.
struct AuthorScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "scheme": SchemeOfTheWindow()
    case "colors", "strict": AuthorColors()
    default: Text("There is no screen \(name)")
    }
  }
}

/// The page wants to be dark. What is inside of it, or pushed over it, has another wish.
private struct SchemeOfTheWindow: View {
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("push") { Text("pushed").preferredColorScheme(.light) }
        Text("inner").preferredColorScheme(.light)
        Button("sheet") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Text("in a sheet").preferredColorScheme(.light) }
      .navigationTitle("Dark")
      .preferredColorScheme(.dark)
    }
  }
}

private struct AuthorColors: View {
  var body: some View {
    VStack {
      Text("orange").foregroundColor(.orange)
      Text("yellow").foregroundStyle(.yellow)
      Text("green").foregroundStyle(.green)
      Text("secondary").foregroundStyle(.secondary)
      Button("button") {}
      Text("on black").foregroundColor(.orange).padding().background(.black)
      Image(systemName: "star.fill").foregroundColor(.orange).accessibilityIdentifier("star")
    }
  }
}

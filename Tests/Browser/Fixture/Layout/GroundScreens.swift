import SwiftUI

/// Strangers' screens whose grounds lie behind bars on a phone. Each has its own navigation.
struct GroundScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "gradient": GradientTrips()
    case "inline": InlineNotes()
    case "few": FewWords()
    case "searched": SearchedBirds()
    case "below": BelowTheBar()
    case "tall": TallCards()
    case "tabs": TealTab()
    case "tab-pages": PagesInTabs()
    case "list": ListOnMint()
    case "inner": LinesAndButton()
    case "sheets": TintedSheet()
    case "plain": PlainLines()
    case "list-page": ListOnPink()
    case "list-button": TasksWithButton()
    case "sheet-ground": NotesInSheet()
    case "calculator": Calculator()
    case "calculator-page": NavigationStack { Calculator().navigationTitle("Keys") }
    default: Text("There is no screen \(name)")
    }
  }
}

private struct GradientTrips: View {
  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(0..<20) { index in
            Text("Trip \(index)")
              .frame(maxWidth: .infinity, minHeight: 80)
              .background(Color.white.opacity(0.6))
              .cornerRadius(12)
          }
        }
        .padding()
      }
      .background(LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
      .navigationTitle("Trips")
    }
  }
}

private struct InlineNotes: View {
  var body: some View {
    NavigationStack {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<60) { Text("Note \($0)").padding(.horizontal) }
        }
      }
      .background(.yellow)
      .navigationTitle("Notes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Add") {} }
    }
  }
}

private struct SearchedBirds: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<60) { Text("Bird \($0)").padding(.horizontal) }
        }
      }
      .background(Color.cyan)
      .navigationTitle("Birds")
      .searchable(text: $words)
    }
  }
}

/// A background that leaves the bar to itself.
private struct BelowTheBar: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        ForEach(0..<60) { Text("Line \($0)").frame(maxWidth: .infinity) }
      }
      .background(Color.mint, ignoresSafeAreaEdges: [])
      .navigationTitle("Lines")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// Content that is higher than the window, on a ground that leaves the safe area.
private struct TallCards: View {
  var body: some View {
    NavigationStack {
      VStack {
        ForEach(0..<4) { index in
          Text("Card \(index)").frame(maxWidth: .infinity, minHeight: 300).background(.white)
        }
      }
      .padding()
      .background(Color.purple.ignoresSafeArea().accessibilityIdentifier("purple"))
      .navigationTitle("Cards")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct FewWords: View {
  var body: some View {
    NavigationStack {
      ScrollView { Text("row").frame(maxWidth: .infinity) }
        .padding(.top, 20)
        .background(Color.green.opacity(0.3))
        .navigationTitle("Ground")
    }
  }
}

private struct TealTab: View {
  var body: some View {
    TabView {
      VStack {
        Text("Home").font(.largeTitle)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.teal)
      .accessibilityIdentifier("teal")
      .tabItem { Label("Home", systemImage: "house") }
      ZStack {
        Color.indigo.ignoresSafeArea().accessibilityIdentifier("indigo")
        Text("Profile")
      }
      .tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

private struct PagesInTabs: View {
  var body: some View {
    TabView {
      NavigationView {
        ScrollView {
          VStack { ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity) } }
        }
        .background(Color.teal)
        .navigationBarTitle("Lines", displayMode: .inline)
      }
      .tabItem { Label("Lines", systemImage: "house") }
      NavigationView {
        VStack { Text("Alone") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.pink)
          .accessibilityIdentifier("pink")
          .navigationTitle("Second")
      }
      .tabItem { Label("Second", systemImage: "person") }
    }
  }
}

private struct ListOnMint: View {
  var body: some View {
    NavigationStack {
      List { ForEach(0..<30) { Text("Row \($0)") } }
        .scrollContentBackground(.hidden)
        .background(Color.mint.ignoresSafeArea().accessibilityIdentifier("mint"))
        .navigationTitle("Mint")
    }
  }
}

private struct LinesAndButton: View {
  var body: some View {
    NavigationStack {
      ZStack(alignment: .bottomTrailing) {
        ScrollView { VStack { ForEach(0..<40) { Text("line \($0)").frame(maxWidth: .infinity) } } }
          .accessibilityIdentifier("lines")
        Button("Go on") {}.buttonStyle(.borderedProminent).padding()
      }
      .navigationBarTitle("Title", displayMode: .inline)
    }
  }
}

private struct PlainLines: View {
  var body: some View {
    NavigationView {
      VStack {
        Text("Above")
        ScrollView { VStack { ForEach(0..<40) { Text("line \($0)").frame(maxWidth: .infinity) } } }
          .accessibilityIdentifier("lines")
      }
      .navigationTitle("Below a line")
    }
  }
}

private struct TintedSheet: View {
  @State private var isOpen = true
  var body: some View {
    ZStack {
      Color.gray.opacity(0.2)
      Button("Settings") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      NavigationView {
        Form {
          Section(header: Text("Info")) {
            Text("one")
            Text("two").accessibilityIdentifier("two")
          }
          Section {
            Text("three")
            Toggle("four", isOn: .constant(true))
          }
        }
        .navigationBarTitle("Settings", displayMode: .inline)
        .toolbar { Button("Done") { isOpen = false } }
      }
      .tint(.green)
    }
  }
}

private struct ListOnPink: View {
  var body: some View {
    NavigationView {
      List(0..<30) { Text("Row \($0)") }
        .background(Color.pink)
        .scrollContentBackground(.hidden)
        .navigationBarTitle("Pink", displayMode: .inline)
    }
  }
}

private struct NotesInSheet: View {
  @State private var isOpen = true
  var body: some View {
    VStack { Button("Notes") { isOpen = true } }
      .sheet(isPresented: $isOpen) {
        NavigationView {
          ScrollView {
            VStack { ForEach(0..<60) { Text("Note \($0)").frame(maxWidth: .infinity) } }
          }
          .background(Color.yellow)
          .navigationTitle("Notes")
        }
      }
  }
}

/// Keys as large as a phone's screen makes them, which are higher than a wide window.
private struct Calculator: View {
  private var side: CGFloat { (UIScreen.main.bounds.width - 5 * 12) / 4 }

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea().accessibilityIdentifier("black")
      VStack(spacing: 12) {
        Text("0").font(.system(size: 64)).foregroundColor(.white)
          .frame(maxWidth: .infinity, alignment: .trailing).padding(.horizontal)
        ForEach(0..<5) { row in
          HStack(spacing: 12) {
            ForEach(0..<4) { column in
              Button("\(row * 4 + column)") {}
                .frame(width: side, height: side)
                .background(Color.orange)
                .cornerRadius(side / 2)
                .accessibilityIdentifier("key.\(row).\(column)")
            }
          }
        }
      }
    }
  }
}

import SwiftUI

/// Screens in which a list or a form is a part of its page.
struct ListGroundScreens: View {
  let name: String

  var body: some View {
    switch name {
    case "header-form": HeaderAboveForm()
    case "form-button": FormAboveButton()
    case "carousel-form": FormInCarousel()
    case "color-form": FormOverColor(isHidden: false)
    case "color-hidden-form": FormOverColor(isHidden: true)
    case "color-plain": PlainOverColor()
    case "red-form": FormWithBackground()
    case "fab-list": ListUnderButton()
    case "tab-form": FormInTab()
    default: Text("There is no screen \(name)")
    }
  }
}

private struct Fields: View {
  @State private var name = ""
  @State private var isOn = true

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        Toggle("News", isOn: $isOn)
      }
    }
    .accessibilityIdentifier("form")
  }
}

private struct HeaderAboveForm: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        VStack {
          Image(systemName: "person.crop.circle").font(.system(size: 60))
          Text("Ada Byron").font(.title2)
        }
        .padding()
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("header")
        Fields()
      }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct FormAboveButton: View {
  var body: some View {
    NavigationStack {
      VStack {
        Fields()
        Button("Save") {}.buttonStyle(.borderedProminent).padding()
      }
      .navigationTitle("Settings")
    }
  }
}

private struct FormInCarousel: View {
  var body: some View {
    TabView {
      VStack {
        Text("Welcome").font(.largeTitle)
        Text("Swipe on.")
      }
      Fields()
    }
    .tabViewStyle(.page)
  }
}

private struct FormOverColor: View {
  let isHidden: Bool

  var body: some View {
    NavigationStack {
      ZStack {
        Color.yellow.ignoresSafeArea().accessibilityIdentifier("color")
        Fields().scrollContentBackground(isHidden ? .hidden : .automatic)
      }
      .navigationTitle("Over a color")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct PlainOverColor: View {
  var body: some View {
    VStack {
      Text("Above")
      List(0..<4) { Text("Row \($0)") }
        .listStyle(.plain)
        .accessibilityIdentifier("list")
    }
    .background(Color.yellow)
  }
}

private struct FormWithBackground: View {
  var body: some View {
    NavigationStack {
      Fields()
        .background(Color.red)
        .navigationTitle("Covered")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ListUnderButton: View {
  var body: some View {
    NavigationStack {
      ZStack(alignment: .bottomTrailing) {
        List(0..<30) { Text("Row \($0)") }.accessibilityIdentifier("list")
        Button {
        } label: {
          Image(systemName: "plus").padding().background(Circle().fill(.blue)).foregroundStyle(
            .white)
        }
        .padding()
      }
      .navigationTitle("Tasks")
    }
  }
}

private struct FormInTab: View {
  var body: some View {
    TabView {
      VStack { Text("Home") }
        .tabItem { Label("Home", systemImage: "house") }
      Fields()
        .tabItem { Label("Form", systemImage: "gear") }
    }
  }
}

import SwiftUI

struct HomeView: View {
  var body: some View {
    TabView {
      ItemsView().tabItem { Label("Items", systemImage: "list.bullet") }
      SettingsView().tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

struct ItemsView: View {
  @State private var items = ["Apple", "Banana", "Cherry"]
  @State private var addsItem = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { item in
          NavigationLink(item) { DetailView(name: item) { items.removeAll { $0 == item } } }
            .accessibilityIdentifier("item.\(item)")
            .swipeActions { Button("Archive") { items.removeAll { $0 == item } } }
        }
      }
      .navigationTitle("Items")
      .toolbar { Button("Add") { addsItem = true } }
      .sheet(isPresented: $addsItem) { AddView { items.append($0) } }
    }
  }
}

struct DetailView: View {
  let name: String
  let remove: () -> Void
  @State private var asks = false
  @State private var isLoaded = false
  @State private var stars = 1
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("About \(name)")
      Stepper("Stars", value: $stars, in: 1...3).accessibilityIdentifier("stars")
      Text("\(stars) stars")
      Button("Delete") { asks = true }
    }
    .navigationTitle(name)
    .alert("Delete \(name)?", isPresented: $asks) {
      Button("Delete", role: .destructive) {
        remove()
        dismiss()
      }
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct AddView: View {
  let add: (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("New item")
        .toolbar {
          Button("Done") {
            add(name)
            dismiss()
          }
        }
    }
  }
}

struct SettingsView: View {
  @State private var notifies = false
  @State private var volume = 0.5
  @State private var fruit = "Apple"
  @State private var size = "Small"
  @State private var wheel = "One"
  @AppStorage("nickname") private var nickname = "nobody"

  var body: some View {
    Form {
      Toggle("Notifications", isOn: $notifies)
      if notifies { Text("You will hear from us") }
      Slider(value: $volume, in: 0...1).accessibilityIdentifier("volume")
      Text("Volume \(Int(volume * 100))")
      Picker("Fruit", selection: $fruit) { choices("Apple", "Pear") }
      Picker("Size", selection: $size) { choices("Small", "Large") }.pickerStyle(.segmented)
      Picker("Wheel", selection: $wheel) { choices("One", "Two") }.pickerStyle(.wheel)
      Text("\(fruit) \(size) \(wheel)").accessibilityIdentifier("choices")
      Text(nickname).accessibilityIdentifier("nickname")
      Text(ProcessInfo.processInfo.arguments.contains("-UITesting") ? "tested" : "used")
      Text(ProcessInfo.processInfo.environment["SHOP_API"] ?? "no API")
    }
  }

  private func choices(_ names: String...) -> some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

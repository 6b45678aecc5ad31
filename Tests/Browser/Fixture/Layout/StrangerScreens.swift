import SwiftUI

// Screens as others nest them: what scrolls, lists, forms and tabs in and beside what the solver places.

struct NotesScreen: View {
  @State private var text = ""
  @State private var notes = [
    "Milk", "Call the vet", "A longer note that needs two lines on a phone",
  ]

  var body: some View {
    TabView {
      NavigationView {
        ScrollView {
          VStack(alignment: .leading) {
            Text("Today").font(.headline)
            ForEach(notes, id: \.self) { Text($0) }
            TextField("New note", text: $text)
            Button("Add") { notes.append(text) }
          }
          .padding()
        }
        .navigationTitle("Notes")
      }
      .tabItem { Label("Notes", systemImage: "note.text") }
      Text("Nothing here").tabItem { Label("Archive", systemImage: "archivebox") }
    }
  }
}

struct SettingsScreen: View {
  @State private var isOn = true
  @State private var name = "Ada"

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Image(systemName: "person.circle.fill").font(.largeTitle)
          VStack(alignment: .leading) {
            Text("Ada Lovelace").font(.headline)
            Text("ada@example.org").font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "chevron.right")
        }
        .padding(.horizontal)
        Form {
          Section("General") {
            Toggle("Notifications", isOn: $isOn)
            HStack {
              Text("Name")
              Spacer()
              TextField("Name", text: $name).multilineTextAlignment(.trailing)
            }
            VStack(alignment: .leading) {
              Text("Storage").font(.caption)
              ProgressView(value: 0.4)
            }
          }
          Section {
            HStack {
              Spacer()
              Button("Sign out", role: .destructive) {}
              Spacer()
            }
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct ShopScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Shop").font(.largeTitle).bold()
        Spacer()
        Button {
        } label: {
          Image(systemName: "cart").padding(8).background(Circle().fill(.blue.opacity(0.15)))
        }
      }
      .padding()
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(0..<8) { index in
            VStack(alignment: .leading) {
              RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 140, height: 90)
              Text("Offer \(index)").font(.headline)
              Text("$\(index * 3 + 4).00").font(.caption)
            }
          }
        }
        .padding(.horizontal)
      }
      List {
        ForEach(0..<4) { index in
          HStack(alignment: .top) {
            Image(systemName: "bag").frame(width: 44, height: 44).background(.gray.opacity(0.2))
              .cornerRadius(8)
            VStack(alignment: .leading, spacing: 4) {
              Text("Product \(index)").font(.headline)
              Text("A description that is long enough to wrap onto another line of the row")
                .font(.footnote).foregroundColor(.secondary).lineLimit(2)
            }
            Spacer()
            Text("$\(index).50").bold()
          }
        }
      }
      .listStyle(.plain)
    }
  }
}

struct PlayerScreen: View {
  @State private var progress = 0.3

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        ScrollView {
          VStack(spacing: 20) {
            RoundedRectangle(cornerRadius: 20).fill(.pink)
              .frame(width: proxy.size.width * 0.7, height: proxy.size.width * 0.7)
            Text("A song").font(.title2)
            Text("Somebody").opacity(0.7)
            Slider(value: $progress).padding(.horizontal, 30)
            HStack(spacing: 40) {
              Button {
              } label: {
                Image(systemName: "backward.fill")
              }
              .accessibilityLabel("Back")
              Image(systemName: "play.fill").font(.largeTitle)
              Image(systemName: "forward.fill")
            }
          }
          .frame(maxWidth: .infinity)
          .padding(.top, 40)
        }
        HStack {
          Text("Next: another song").font(.footnote)
          Spacer()
          Image(systemName: "chevron.up")
        }
        .padding()
        .background(.ultraThinMaterial)
      }
      .foregroundColor(.white)
    }
  }
}

struct ChatScreen: View {
  @State private var draft = ""
  private let lines = [
    "Hello!", "Hi, how are you today? I hope that all is well over there.", "Fine.",
  ]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ScrollViewReader { _ in
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
                HStack {
                  if index % 2 == 1 { Spacer(minLength: 60) }
                  Text(line)
                    .padding(10)
                    .background(index % 2 == 1 ? Color.blue : Color(.systemGray5))
                    .foregroundColor(index % 2 == 1 ? .white : .primary)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                  if index % 2 == 0 { Spacer(minLength: 60) }
                }
              }
            }
            .padding()
          }
        }
        Divider()
        HStack {
          TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
          Button {
          } label: {
            Image(systemName: "paperplane.fill")
          }
        }
        .padding()
      }
      .navigationTitle("Chat")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct EmptyScreen: View {
  @State private var isShown = false

  var body: some View {
    NavigationView {
      Group {
        if isShown {
          List(0..<3) { Text("Row \($0)") }
        } else {
          VStack(spacing: 12) {
            Image(systemName: "tray").font(.system(size: 48)).foregroundColor(.secondary)
            Text("Nothing here yet").font(.headline)
            Text("Add your first entry to see it in this list.").foregroundColor(.secondary)
              .multilineTextAlignment(.center)
            Button("Add") { isShown = true }.buttonStyle(.borderedProminent)
          }
          .padding()
        }
      }
      .navigationTitle("Entries")
      .toolbar {
        Button {
          isShown.toggle()
        } label: {
          Image(systemName: "plus")
        }
      }
      .overlay(alignment: .bottomTrailing) {
        Button {
        } label: {
          Image(systemName: "plus").font(.title).foregroundColor(.white).padding()
            .background(Color.blue).clipShape(Circle()).shadow(radius: 4)
        }
        .padding()
      }
    }
  }
}

import SwiftUI

/// A list whose rows a person puts in another order, without a mode for that.
struct QueueScreen: View {
  private struct Wish: Identifiable {
    let id = UUID()
    var title: String
  }

  @State private var songs = ["Aria", "Ballad", "Canon", "Dirge"]
  @State private var wishes = [Wish(title: "Something slow for the evening"), Wish(title: "Waltz")]

  var body: some View {
    NavigationStack {
      List {
        Section("Next") {
          ForEach(songs, id: \.self) { song in
            HStack {
              Image(systemName: "music.note").foregroundStyle(.secondary)
              Text(song)
              Spacer()
              Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
            }
          }
          .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { songs.remove(atOffsets: $0) }
        }
        Section("Wishes") {
          ForEach($wishes) { $wish in
            TextField("Wish", text: $wish.title)
          }
          .onMove { wishes.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          Text(songs.joined(separator: ", ")).font(.footnote)
        }
      }
      .navigationTitle("Queue")
    }
  }
}

import SwiftUI
import UniformTypeIdentifiers

/// Tiles in an order that a person changes by dragging, and a place for pictures and links, in the older style.
struct PlaylistOrderScreen: View {
  @State private var songs = ["Aria", "Ballad", "Canon", "Dirge", "Etude", "Fugue"]
  @State private var dragged: String?
  @State private var isOver = false
  @State private var dropped = "Nothing yet"

  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 12)]

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(songs, id: \.self) { song in
            Text(song)
              .font(.headline)
              .frame(maxWidth: .infinity)
              .frame(height: 80)
              .background(Color.indigo.opacity(dragged == song ? 0.4 : 0.15))
              .cornerRadius(12)
              .onDrag {
                dragged = song
                return NSItemProvider(object: song as NSString)
              }
              .onDrop(
                of: [UTType.text],
                delegate: SongOrder(song: song, songs: $songs, dragged: $dragged))
          }
        }
        .padding()
        Text(songs.joined(separator: ", ")).font(.footnote).padding(.horizontal)

        VStack(spacing: 6) {
          Image(systemName: "square.and.arrow.down").font(.largeTitle)
          Text("Drop a picture or a link")
          Text(dropped).font(.caption)
        }
        .foregroundColor(isOver ? .white : .secondary)
        .frame(maxWidth: .infinity, minHeight: 140)
        .background(isOver ? Color.indigo : Color.gray.opacity(0.15))
        .cornerRadius(16)
        .padding()
        .onDrop(of: [.image, .url], isTargeted: $isOver) { providers in
          guard let provider = providers.first else { return false }
          if provider.canLoadObject(ofClass: UIImage.self) {
            _ = provider.loadObject(ofClass: UIImage.self) { image, _ in
              let size = (image as? UIImage)?.size ?? .zero
              DispatchQueue.main.async {
                dropped = "Picture of \(Int(size.width)) by \(Int(size.height))"
              }
            }
          } else {
            _ = provider.loadObject(ofClass: URL.self) { url, _ in
              DispatchQueue.main.async { dropped = url?.host ?? "No link" }
            }
          }
          return true
        }
      }
      .navigationTitle("Order")
    }
  }
}

private struct SongOrder: DropDelegate {
  let song: String
  @Binding var songs: [String]
  @Binding var dragged: String?

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != song, let from = songs.firstIndex(of: dragged),
      let to = songs.firstIndex(of: song)
    else { return }
    withAnimation {
      songs.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

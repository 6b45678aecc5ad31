import SwiftUI

struct NotebookView: View {
  @EnvironmentObject private var library: NoteLibrary
  @State private var page = 0
  @State private var isLoading = false
  @State private var edited: Note?
  @State private var isPicking = false
  @State private var isTaking = false
  @State private var image: UIImage?
  @State private var images: [UIImage] = []

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        SearchBar(text: $library.searchText, placeholder: "Search notes")
          .padding(.horizontal, 8)
        List {
          ForEach(library.found) { note in
            Button {
              Haptics.tap()
              edited = note
            } label: {
              NoteCard(note: note)
            }
            .listRowInsets(EdgeInsets())
            .listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
          }
          .onDelete(perform: library.delete)
          if let image = image {
            Image(uiImage: image)
              .resizable()
              .scaledToFit()
              .cornerRadius(12, corners: [.topLeft, .topRight])
          }
        }
        .listStyle(PlainListStyle())
        PageDots(numberOfPages: 3, currentPage: $page)
          .frame(height: 32)
        Text("Page \(page + 1) of 3").font(.footnote).foregroundColor(.secondary)
        ActivityIndicator(isAnimating: $isLoading, style: .medium)
      }
      .background(Color(.paper).edgesIgnoringSafeArea(.all))
      .navigationBarTitle("Notebook")
      .navigationBarItems(
        leading: EditButton(),
        trailing: HStack(spacing: 20) {
          Button(action: { isPicking = true }) { Image(systemName: "photo.on.rectangle") }
            .accessibility(label: Text("Add photos"))
          Button(action: { edited = library.add() }) { Image(systemName: "square.and.pencil") }
            .accessibility(label: Text("New note"))
        }
      )
      .sheet(isPresented: $isPicking) {
        PhotoPicker(images: $images)
      }
      .sheet(item: $edited) { note in
        if let binding = library.binding(for: note) {
          NoteEditor(note: binding)
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .fullScreenCover(isPresented: $isTaking) {
      ImagePicker(sourceType: .camera, selectedImage: $image).ignoresSafeArea()
    }
  }
}

struct NoteCard: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(note.title.isEmpty ? "Untitled" : note.title)
        .font(.system(.headline, design: .rounded))
      Text(.init(note.body))
        .lineLimit(2)
        .font(.subheadline)
      AttributedLabel(
        text: DateFormatter.localizedString(
          from: note.createdAt, dateStyle: .medium, timeStyle: .none))
    }
    .foregroundColor(.black)
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      ZStack {
        note.tint.color.opacity(0.6)
        Blur(style: .systemThinMaterial).opacity(0.3)
      }
    )
    .clipShape(RoundedCorner(radius: 14, corners: [.topRight, .bottomLeft, .bottomRight]))
    .padding(.horizontal)
    .padding(.vertical, 6)
  }
}

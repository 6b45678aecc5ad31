import SwiftUI

struct GalleryPhoto: Identifiable, Equatable {
  let id: Int
  var isLiked = false
  var hue: Double { Double(id) / 12 }
}

struct GalleryScreen: View {
  @Namespace private var zoom
  @State private var photos = (0..<12).map { GalleryPhoto(id: $0) }
  @State private var opened: GalleryPhoto?
  @State private var isSelecting = false
  @State private var picked: Set<Int> = []
  @State private var columns = 3.0
  @State private var tab = 0
  @State private var showsIntro = true
  @State private var toast: String?

  var body: some View {
    ZStack(alignment: .bottom) {
      Group {
        switch tab {
        case 0: grid
        default: albums
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        tabButton("Library", "photo.on.rectangle", 0)
        Spacer()
        Button {
          withAnimation(.spring()) { photos.insert(GalleryPhoto(id: photos.count), at: 0) }
          show("Added a photo")
        } label: {
          Image(systemName: "plus")
            .font(.title2.weight(.bold))
            .foregroundColor(.white)
            .frame(width: 60, height: 60)
            .background(
              LinearGradient(
                colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .clipShape(Circle())
            .shadow(color: .purple.opacity(0.4), radius: 10, y: 6)
        }
        .offset(y: -22)
        .accessibilityLabel("Add")
        Spacer()
        tabButton("Albums", "rectangle.stack", 1)
      }
      .padding(.horizontal, 50)
      .padding(.top, 10)
      .background(.bar, ignoresSafeAreaEdges: .bottom)
      .opacity(opened == nil ? 1 : 0)
      if let photo = opened { detail(photo) }
      if let toast {
        Text(toast)
          .padding(.horizontal, 20).padding(.vertical, 12)
          .background(Capsule().fill(Color.black.opacity(0.8)))
          .foregroundColor(.white)
          .padding(.bottom, 110)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .fullScreenCover(isPresented: $showsIntro) { intro }
  }

  private var grid: some View {
    ScrollView {
      HStack {
        Text("Library").font(.largeTitle.bold())
        Spacer()
        Button(isSelecting ? "Cancel" : "Select") {
          isSelecting.toggle()
          picked = []
        }
      }
      .padding([.horizontal, .top])
      Slider(value: $columns, in: 2...5, step: 1).padding(.horizontal).accessibilityLabel("Columns")
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: Int(columns)),
        spacing: 2
      ) {
        ForEach(photos) { photo in
          Color(hue: photo.hue, saturation: 0.6, brightness: 0.9)
            .aspectRatio(1, contentMode: .fit)
            .overlay(alignment: .bottomTrailing) {
              if isSelecting {
                Image(systemName: picked.contains(photo.id) ? "checkmark.circle.fill" : "circle")
                  .foregroundColor(.white).padding(6)
              } else if photo.isLiked {
                Image(systemName: "heart.fill").foregroundColor(.white).font(.caption).padding(6)
              }
            }
            .matchedGeometryEffect(id: photo.id, in: zoom, isSource: opened?.id != photo.id)
            .onTapGesture {
              if isSelecting {
                if picked.remove(photo.id) == nil { picked.insert(photo.id) }
              } else {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { opened = photo }
              }
            }
            .onLongPressGesture {
              isSelecting = true; picked = [photo.id]
            }
            .accessibilityElement()
            .accessibilityLabel("Photo \(photo.id)")
            .accessibilityAddTraits(.isButton)
        }
      }
      Color.clear.frame(height: 90)
    }
  }

  private var albums: some View {
    List(["Favourites", "Recents", "Screenshots"], id: \.self) { name in
      HStack {
        RoundedRectangle(cornerRadius: 8).fill(.teal.gradient).frame(width: 56, height: 56)
        VStack(alignment: .leading) {
          Text(name).font(.headline)
          Text(name == "Favourites" ? "\(photos.filter(\.isLiked).count)" : "12").foregroundColor(
            .secondary)
        }
      }
      .listRowSeparator(.hidden)
    }
    .listStyle(.inset)
  }

  private func detail(_ photo: GalleryPhoto) -> some View {
    ZStack(alignment: .top) {
      Color.black.ignoresSafeArea()
      TabView(
        selection: Binding(get: { photo.id }, set: { id in opened = photos.first { $0.id == id } })
      ) {
        ForEach(photos) { one in
          Color(hue: one.hue, saturation: 0.6, brightness: 0.9)
            .aspectRatio(1, contentMode: .fit)
            .tag(one.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack {
        Button {
          withAnimation { opened = nil }
        } label: {
          Image(systemName: "xmark").padding(12)
        }
        .accessibilityLabel("Close")
        Spacer()
        Button {
          if let index = photos.firstIndex(where: { $0.id == photo.id }) {
            photos[index].isLiked.toggle()
            opened = photos[index]
          }
        } label: {
          Image(systemName: photo.isLiked ? "heart.fill" : "heart").padding(12).foregroundColor(
            photo.isLiked ? .red : .white)
        }
        .accessibilityLabel("Like")
      }
      .foregroundColor(.white)
      .font(.title3)
    }
  }

  private var intro: some View {
    VStack(spacing: 30) {
      Spacer()
      Image(systemName: "photo.stack").font(.system(size: 80)).foregroundStyle(.blue, .purple)
        .symbolRenderingMode(.palette)
      Text("All your photos").font(.largeTitle.weight(.heavy))
      VStack(alignment: .leading, spacing: 24) {
        feature("magnifyingglass", "Find", "Search by place, person and date.")
        feature("lock.shield", "Private", "Nothing leaves your device.")
      }
      .padding(.horizontal, 40)
      Spacer()
      Button {
        showsIntro = false
      } label: {
        Text("Continue").fontWeight(.semibold).frame(maxWidth: .infinity).padding()
          .background(Color.accentColor).foregroundColor(.white).cornerRadius(14)
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 30)
    }
  }

  private func feature(_ symbol: String, _ title: String, _ text: String) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: symbol).font(.title).foregroundColor(.accentColor).frame(width: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundColor(.secondary)
      }
    }
  }

  private func tabButton(_ title: String, _ symbol: String, _ index: Int) -> some View {
    Button {
      tab = index
    } label: {
      VStack(spacing: 4) {
        Image(systemName: symbol).font(.title3)
        Text(title).font(.caption2)
      }
      .foregroundColor(tab == index ? .accentColor : .gray)
    }
  }

  private func show(_ text: String) {
    withAnimation { toast = text }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { withAnimation { toast = nil } }
  }
}

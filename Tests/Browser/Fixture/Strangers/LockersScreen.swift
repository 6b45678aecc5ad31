import SwiftUI

// Parcels in lockers as a stranger wrote them: a round button over all tabs, and a bar of the app's own below a stack.

struct LockerParcel: Identifiable, Hashable {
  let id: Int
  var name: String
  static let all = (1...40).map { LockerParcel(id: $0, name: "Parcel \($0)") }
}

struct LockersScreen: View {
  @State private var parcels = LockerParcel.all
  @State private var tab = 0

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        TabView(selection: $tab) {
          NavigationStack {
            List(parcels) { parcel in
              NavigationLink(parcel.name, value: parcel)
            }
            .navigationTitle("Parcels")
            .navigationDestination(for: LockerParcel.self) { LockerPage(parcel: $0) }
          }
          .tabItem { Label("Parcels", systemImage: "shippingbox") }
          .tag(0)
          Text("Nothing sent")
            .tabItem { Label("Sent", systemImage: "paperplane") }
            .tag(1)
        }
        Image(systemName: "plus.circle.fill")
          .font(.system(size: 52))
          .foregroundStyle(.white, .blue)
          .frame(width: 64, height: 64)
          .contentShape(Circle())
          .onTapGesture {
            parcels.insert(LockerParcel(id: -parcels.count, name: "New parcel"), at: 0)
          }
          .accessibilityLabel("Add")
          .accessibilityAddTraits(.isButton)
          .frame(maxWidth: proxy.size.width, maxHeight: .infinity, alignment: .bottomTrailing)
          .padding(.trailing, 20)
          .padding(.bottom, 70)
      }
    }
  }
}

private struct LockerPage: View {
  let parcel: LockerParcel
  var body: some View {
    List(0..<30) { Text("Stop \($0)") }
      .navigationTitle(parcel.name)
      .navigationBarTitleDisplayMode(.inline)
  }
}

struct DepotScreen: View {
  @State private var shows = "Parcels"

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        List(LockerParcel.all) { Text($0.name) }
          .navigationTitle(shows)
      }
      HStack {
        ForEach(["Parcels", "Vans"], id: \.self) { name in
          Button(name) { shows = name }
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 12)
      .background(.thinMaterial)
    }
  }
}

/// What plays stands above the bar of tabs, which a large player hides.
struct TurntableScreen: View {
  @State private var isLarge = false
  @State private var hidesTabs = false

  var body: some View {
    TabView {
      NavigationStack {
        List(0..<40) { Text("Record \($0)") }
          .navigationTitle("Records")
      }
      .tabItem { Label("Records", systemImage: "opticaldisc") }
      .toolbar(hidesTabs ? .hidden : .visible, for: .tabBar)
      Text("No radio")
        .tabItem { Label("Radio", systemImage: "dot.radiowaves.left.and.right") }
        .toolbar(hidesTabs ? .hidden : .visible, for: .tabBar)
    }
    .safeAreaInset(edge: .bottom) {
      Button(isLarge ? "Small player" : "Large player") { isLarge.toggle() }
        .frame(maxWidth: .infinity)
        .frame(height: 70)
        .background(.thickMaterial)
        // The height of the bar of tabs.
        .offset(y: isLarge ? 0 : -49)
    }
    .onChange(of: isLarge) { _, new in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
        withAnimation(.easeInOut(duration: 0.3)) { hidesTabs = new }
      }
    }
  }
}

/// Photos on pages of a cover that begins at the third.
struct SlidesScreen: View {
  @State private var shows = false
  var body: some View {
    Button("Open") { shows = true }
      .fullScreenCover(isPresented: $shows) { SlidePages(index: 2) }
  }
}

private struct SlidePages: View {
  @State var index: Int
  var body: some View {
    GeometryReader { proxy in
      TabView(selection: $index) {
        ForEach(0..<5, id: \.self) { slide in
          Text("Slide \(slide)")
            .frame(width: proxy.size.width, height: proxy.size.height)
            .tag(slide)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    }
  }
}

/// A menu with three pickers: inline, in a section, and nested.
struct SortingScreen: View {
  @State private var order = "Title"
  @State private var isAscending = true
  @State private var look = "Posters"

  var body: some View {
    NavigationStack {
      Text("\(order), \(isAscending ? "up" : "down"), \(look)")
        .accessibilityIdentifier("sorting.state")
        .toolbar {
          Menu {
            Picker("Sort By", selection: $order) {
              ForEach(["Title", "Year"], id: \.self) { Text($0) }
            }
            .pickerStyle(.inline)
            Section {
              Picker("Direction", selection: $isAscending) {
                Label("Ascending", systemImage: "arrow.up").tag(true)
                Label("Descending", systemImage: "arrow.down").tag(false)
              }
            }
            Picker("Style", selection: $look) {
              ForEach(["Posters", "Cards"], id: \.self) { Text($0) }
            }
            .pickerStyle(.menu)
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
    }
  }
}

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

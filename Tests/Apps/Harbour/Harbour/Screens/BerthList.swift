import SwiftUI

struct BerthList: View {
  @Environment(Session.self) private var session

  var body: some View {
    @Bindable var session = session
    NavigationStack {
      List {
        Toggle("Only free berths", isOn: $session.onlyFree)
          .accessibilityIdentifier("only-free")
        ForEach(session.shown) { berth in
          NavigationLink(value: berth.id) {
            VStack(alignment: .leading) {
              Text(berth.title)
              Text(berth.boat ?? "Free")
                .font(.caption)
            }
          }
          .accessibilityIdentifier("berth-\(berth.id)")
        }
      }
      .navigationTitle("Berths")
      .navigationDestination(for: Berth.ID.self) { id in
        BerthDetail(id: id)
      }
      .toolbar {
        Button("Sign out") { session.signOut() }
      }
    }
  }
}

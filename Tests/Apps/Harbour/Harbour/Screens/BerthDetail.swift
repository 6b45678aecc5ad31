import SwiftUI

struct BerthDetail: View {
  let id: Berth.ID
  @Environment(Session.self) private var session
  @State private var boat = ""
  @State private var isLeaving = false

  private var berth: Berth? { session.berths.first { $0.id == id } }

  var body: some View {
    Form {
      if let berth {
        LabeledContent("Length", value: "\(berth.metres.formatted()) m")
        if let moored = berth.boat {
          Text("\(moored) lies here")
          Button("Cast off", role: .destructive) { isLeaving = true }
        } else {
          TextField("Boat", text: $boat)
          Button("Moor") { session.moor(boat, at: id) }
            .disabled(boat.isEmpty)
        }
      }
    }
    .navigationTitle(berth?.title ?? "")
    .alert("Cast off?", isPresented: $isLeaving) {
      Button("Cast off", role: .destructive) { session.leave(id) }
      Button("Stay", role: .cancel) {}
    }
  }
}

import SwiftUI

struct HarvestList: View {
  @EnvironmentObject private var store: HarvestStore

  var body: some View {
    List {
      Section("Crates") {
        ForEach(store.crates) { crate in
          HStack {
            Text(crate.name).foregroundStyle(Color(.leaf))
            Spacer()
            Text(crate.isRipe ? "ripe" : "wait")
          }
        }
      }
      Text(HarvestStore.version).accessibilityIdentifier("version")
      Button("Add a crate") { store.add("Elstar", sugar: 12.5) }
        .accessibilityIdentifier("add")
    }
  }
}

#Preview {
  HarvestList().environmentObject(HarvestStore())
}

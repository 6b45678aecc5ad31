import SwiftUI

struct RFIListContentView: View {
  let rows: [RFIRow]
  @Binding var filterStatus: RFIFilterStatus
  @Binding var searchText: String
  let onOpen: @MainActor (RFIRow.ID) -> Void

  var body: some View {
    List {
      Section {
        Picker("Filter", selection: $filterStatus) {
          ForEach(RFIFilterStatus.allCases, id: \.self) { status in
            Text(status.rawValue).tag(status)
          }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("rfis.filter.tap")
      }
      Section {
        if rows.isEmpty {
          nothing
        }
        ForEach(rows) { row in
          OpenRow(
            address: BuilderRoute(tab: .rfis, pages: [.rfi(row.id)]).address,
            accessibilityID: "rfis.row.\(row.id).tap", action: { onOpen(row.id) }
          ) {
            RFIRowView(row: row)
          }
        }
      } footer: {
        Text(rows.count == 1 ? "1 request" : "\(rows.count) requests")
          .accessibilityIdentifier("rfis.count.text")
      }
    }
    .searchable(text: $searchText, prompt: "Search RFIs")
    .accessibilityIdentifier("rfis.list.scroll")
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label("No RFIs Found", systemImage: "magnifyingglass")
    } description: {
      Text("No subject among these has “\(searchText)” in it, or none has this status.")
    } actions: {
      Button("Show all") {
        searchText = ""
        filterStatus = .all
      }
      .accessibilityIdentifier("rfis.showAllButton.tap")
    }
  }
}

#Preview {
  NavigationStack {
    RFIListContentView(
      rows: [
        RFIRow(
          id: 7, number: "RFI-007", subject: "Façade anchors on the north side",
          project: "Market Hall Renewal", due: "Nov 18, 2026", status: .pending, isOverdue: true)
      ],
      filterStatus: .constant(.all), searchText: .constant(""), onOpen: { _ in })
  }
}

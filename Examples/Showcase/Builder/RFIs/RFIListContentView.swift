import SwiftUI

struct RFIListContentView: View {
  let rows: [RFIRow]
  @Binding var filterStatus: RFIFilterStatus
  @Binding var searchText: String
  var isWide = false
  let onOpen: @MainActor (RFIRow.ID) -> Void

  var body: some View {
    Group {
      if isWide { wide } else { list }
    }
    .searchable(text: $searchText, prompt: "Search RFIs")
  }

  /// A desk has room for each fact in a column of its own.
  private var wide: some View {
    VStack(spacing: 8) {
      HStack {
        filter.frame(maxWidth: 480)
        Spacer()
        count.font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
      if rows.isEmpty {
        nothing.frame(maxHeight: .infinity)
      } else {
        RFITable(rows: rows, onOpen: onOpen)
      }
    }
  }

  private var filter: some View {
    Picker("Filter", selection: $filterStatus) {
      ForEach(RFIFilterStatus.allCases, id: \.self) { status in
        Text(status.rawValue).tag(status)
      }
    }
    .pickerStyle(.segmented)
    .accessibilityIdentifier("rfis.filter.tap")
  }

  private var count: some View {
    Text(rows.count == 1 ? "1 request" : "\(rows.count) requests")
      .accessibilityIdentifier("rfis.count.text")
  }

  private var list: some View {
    List {
      Section { filter }
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
        count
      }
    }
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
          project: "Market Hall Renewal", dueAt: .now, due: "Nov 18, 2026", status: .pending,
          isOverdue: true)
      ],
      filterStatus: .constant(.all), searchText: .constant(""), onOpen: { _ in })
  }
}

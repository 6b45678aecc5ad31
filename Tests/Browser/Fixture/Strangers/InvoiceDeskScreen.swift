import SwiftUI

/// A desk for invoices on a tablet: three columns, a table that sorts, an inspector.
struct InvoiceDeskScreen: View {
  @State private var folder: DeskFolder? = .open
  @State private var selection: Set<DeskInvoice.ID> = []
  @State private var order = [KeyPathComparator(\DeskInvoice.due)]
  @State private var invoices = DeskInvoice.all
  @State private var search = ""
  @State private var tokens: [DeskToken] = []
  @State private var inspecting = false
  @State private var helping = false
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(DeskFolder.allCases, selection: $folder) { folder in
        Label(folder.title, systemImage: folder.symbol)
          .badge(invoices.filter { $0.folder == folder }.count)
      }
      .navigationTitle("Invoices")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220)
    } detail: {
      table
        .navigationTitle(folder?.title ?? "Invoices")
        .searchable(
          text: $search, tokens: $tokens, suggestedTokens: .constant(DeskToken.all),
          prompt: "Customer or number"
        ) { token in
          Label(token.name, systemImage: "tag")
        }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Mark paid", systemImage: "checkmark.circle") { markPaid() }
              .disabled(selection.isEmpty)
              .keyboardShortcut("p", modifiers: .command)
          }
          ToolbarItem {
            Button("Help", systemImage: "questionmark.circle") { helping = true }
              .popover(isPresented: $helping, arrowEdge: .top) {
                Text("Choose rows, then mark them as paid.")
                  .padding()
                  .frame(width: 220)
                  .presentationCompactAdaptation(.popover)
              }
          }
          ToolbarItem {
            Button("Inspector", systemImage: "sidebar.trailing") { inspecting.toggle() }
          }
        }
        .inspector(isPresented: $inspecting) {
          DeskInspector(invoices: invoices.filter { selection.contains($0.id) })
            .inspectorColumnWidth(min: 220, ideal: 260, max: 320)
        }
    }
    .navigationSplitViewStyle(.balanced)
  }

  private var rows: [DeskInvoice] {
    invoices
      .filter { folder == nil || $0.folder == folder }
      .filter {
        search.isEmpty || $0.customer.localizedCaseInsensitiveContains(search)
          || $0.number.contains(search)
      }
      .filter { invoice in tokens.allSatisfy { $0.matches(invoice) } }
      .sorted(using: order)
  }

  @ViewBuilder private var table: some View {
    if rows.isEmpty {
      ContentUnavailableView.search(text: search)
    } else {
      Table(rows, selection: $selection, sortOrder: $order) {
        TableColumn("Number", value: \.number) { invoice in
          Text(invoice.number).monospaced()
        }
        .width(min: 80, ideal: 100)
        TableColumn("Customer", value: \.customer)
        TableColumn("Due", value: \.due) { invoice in
          Text(invoice.due, format: .dateTime.day().month(.abbreviated))
            .foregroundStyle(invoice.late ? .red : .primary)
        }
        TableColumn("Amount", value: \.amount) { invoice in
          Text(invoice.amount, format: .currency(code: "EUR"))
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .contextMenu(forSelectionType: DeskInvoice.ID.self) { ids in
        Button("Mark paid") {
          selection = ids; markPaid()
        }
      }
      .overlay(alignment: .bottom) {
        if !selection.isEmpty {
          Text("\(selection.count) of \(rows.count) chosen")
            .font(.footnote)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(.thinMaterial, in: .capsule)
            .padding(.bottom, 12)
        }
      }
    }
  }

  private func markPaid() {
    for index in invoices.indices where selection.contains(invoices[index].id) {
      invoices[index].folder = .paid
    }
    selection = []
  }
}

enum DeskFolder: String, CaseIterable, Identifiable {
  case open, late, paid
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .open: "Open"
    case .late: "Overdue"
    case .paid: "Paid"
    }
  }
  var symbol: String {
    switch self {
    case .open: "tray"
    case .late: "exclamationmark.triangle"
    case .paid: "checkmark.seal"
    }
  }
}

struct DeskInvoice: Identifiable {
  let number: String
  let customer: String
  let due: Date
  let amount: Double
  var folder: DeskFolder
  var id: String { number }
  var late: Bool { folder == .late }

  static let all: [DeskInvoice] = [
    ("2026-014", "Ortner & Söhne", 3, 1249.5, .open), ("2026-015", "Café Morgenrot", 9, 88, .open),
    ("2026-009", "Studio Nord", -12, 4300, .late),
    ("2026-016", "Buchladen am Markt", 14, 312.25, .open),
    ("2026-002", "Hotel Seeblick", -40, 980, .paid),
    ("2026-017", "Gärtnerei Holunder", 20, 156.9, .open),
  ].map { number, customer, days, amount, folder in
    DeskInvoice(
      number: number, customer: customer,
      due: Date(timeIntervalSinceReferenceDate: 800_000_000 + Double(days) * 86_400),
      amount: amount, folder: folder)
  }
}

struct DeskToken: Identifiable, Hashable {
  let name: String
  var id: String { name }
  static let all = [DeskToken(name: "Over 1,000"), DeskToken(name: "Under 200")]
  func matches(_ invoice: DeskInvoice) -> Bool {
    name == "Over 1,000" ? invoice.amount > 1000 : invoice.amount < 200
  }
}

private struct DeskInspector: View {
  let invoices: [DeskInvoice]

  var body: some View {
    Form {
      if invoices.isEmpty {
        Text("Nothing chosen").foregroundStyle(.secondary)
      } else {
        Section("Chosen") {
          ForEach(invoices) {
            LabeledContent($0.number, value: $0.amount, format: .currency(code: "EUR"))
          }
        }
        LabeledContent("Sum") {
          Text(invoices.reduce(0) { $0 + $1.amount }, format: .currency(code: "EUR")).bold()
        }
      }
    }
    .navigationTitle("Details")
  }
}

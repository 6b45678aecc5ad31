import Charts
import SwiftUI

enum SpendCategory: String, CaseIterable, Identifiable {
  case food, travel, home, fun, health, other
  var id: String { rawValue }
  var icon: String {
    switch self {
    case .food: return "fork.knife"
    case .travel: return "tram.fill"
    case .home: return "house.fill"
    case .fun: return "gamecontroller.fill"
    case .health: return "cross.case.fill"
    case .other: return "ellipsis"
    }
  }
  var color: Color {
    switch self {
    case .food: return .orange
    case .travel: return .blue
    case .home: return .green
    case .fun: return .purple
    case .health: return .red
    case .other: return .gray
    }
  }
}

struct Spend: Identifiable {
  let id = UUID()
  var amount: Decimal
  var category: SpendCategory
  var note: String
  var day: Int
}

@Observable class Wallet {
  var spends: [Spend] = [
    Spend(amount: 12.4, category: .food, note: "Lunch", day: 1),
    Spend(amount: 49, category: .travel, note: "Monthly ticket", day: 1),
    Spend(amount: 8.99, category: .fun, note: "Film", day: 2),
    Spend(amount: 640, category: .home, note: "Rent", day: 3),
    Spend(amount: 23.15, category: .food, note: "Market", day: 4),
  ]
  var budget: Decimal = 1000
  var total: Decimal { spends.reduce(0) { $0 + $1.amount } }
  func total(of category: SpendCategory) -> Double {
    spends.filter { $0.category == category }.reduce(0) {
      $0 + NSDecimalNumber(decimal: $1.amount).doubleValue
    }
  }
  static func money(_ value: Decimal) -> String { value.formatted(.currency(code: "EUR")) }
}

struct ExpensesScreen: View {
  @State private var wallet = Wallet()
  @State private var adding = false
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { OverviewTab(adding: $adding) }
        .tabItem { Label("Overview", systemImage: "chart.pie.fill") }
        .tag(0)
      NavigationStack { HistoryTab() }
        .tabItem { Label("History", systemImage: "list.bullet") }
        .badge(wallet.spends.count)
        .tag(1)
      NavigationStack { BudgetTab(wallet: wallet) }
        .tabItem { Label("Budget", systemImage: "creditcard.fill") }
        .tag(2)
    }
    .environment(wallet)
    .sheet(isPresented: $adding) {
      AddSpend().environment(wallet).presentationDetents([.large, .fraction(0.85)])
        .presentationDragIndicator(.visible)
    }
    .tint(.indigo)
  }
}

struct OverviewTab: View {
  @Environment(Wallet.self) var wallet
  @Binding var adding: Bool

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Spent in November").font(.subheadline).foregroundStyle(.white.opacity(0.8))
          Text(Wallet.money(wallet.total)).font(.system(size: 40, weight: .bold, design: .rounded))
            .minimumScaleFactor(0.5).lineLimit(1)
          ProgressView(
            value: min(1, NSDecimalNumber(decimal: wallet.total / wallet.budget).doubleValue)
          ).tint(.white)
          HStack {
            Text("Budget \(Wallet.money(wallet.budget))")
            Spacer()
            Text("Left \(Wallet.money(wallet.budget - wallet.total))")
          }.font(.footnote)
        }
        .foregroundStyle(.white)
        .padding(20)
        .background(
          LinearGradient(
            colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing),
          in: .rect(cornerRadius: 24))

        GroupBox("By category") {
          Chart(SpendCategory.allCases.filter { wallet.total(of: $0) > 0 }) { category in
            BarMark(
              x: .value("Amount", wallet.total(of: category)),
              y: .value("Category", category.rawValue.capitalized)
            )
            .foregroundStyle(category.color)
            .cornerRadius(6)
          }
          .chartXAxis(.hidden)
          .frame(height: 180)
        }

        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 3), spacing: 12
        ) {
          ForEach(SpendCategory.allCases) { category in
            NavigationLink {
              CategoryDetail(category: category)
            } label: {
              VStack(spacing: 8) {
                Image(systemName: category.icon)
                  .font(.title3)
                  .foregroundStyle(.white)
                  .frame(width: 44, height: 44)
                  .background(Circle().fill(category.color.gradient))
                Text(category.rawValue.capitalized).font(.footnote.bold())
                Text(
                  wallet.total(of: category),
                  format: .currency(code: "EUR").precision(.fractionLength(0))
                )
                .font(.caption).foregroundStyle(.secondary)
              }
              .frame(maxWidth: .infinity)
              .padding(.vertical, 12)
              .background(Color(uiColor: .secondarySystemGroupedBackground))
              .cornerRadius(16)
            }
            .buttonStyle(.plain)
          }
        }
      }
      .padding()
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .navigationTitle("Overview")
    .overlay(alignment: .bottomTrailing) {
      Button {
        adding = true
      } label: {
        Image(systemName: "plus").font(.title2.weight(.semibold)).foregroundStyle(.white)
          .frame(width: 56, height: 56).background(.indigo, in: .circle).shadow(
            color: .indigo.opacity(0.4), radius: 8, y: 4)
      }
      .padding(20)
      .accessibilityLabel("Add expense")
    }
  }
}

struct CategoryDetail: View {
  let category: SpendCategory
  @Environment(Wallet.self) private var wallet
  var body: some View {
    List(wallet.spends.filter { $0.category == category }) { spend in
      LabeledContent(spend.note, value: Wallet.money(spend.amount))
    }
    .overlay {
      if wallet.total(of: category) == 0 {
        ContentUnavailableView(
          "Nothing spent", systemImage: category.icon,
          description: Text("Expenses for \(category.rawValue) appear here."))
      }
    }
    .navigationTitle(category.rawValue.capitalized)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct HistoryTab: View {
  @Environment(Wallet.self) private var wallet
  var days: [(key: Int, value: [Spend])] {
    Dictionary(grouping: wallet.spends, by: \.day).sorted { $0.key > $1.key }
  }
  var body: some View {
    List {
      ForEach(days, id: \.key) { day in
        Section {
          ForEach(day.value) { spend in
            HStack {
              Image(systemName: spend.category.icon).foregroundStyle(spend.category.color).frame(
                width: 28)
              VStack(alignment: .leading) {
                Text(spend.note)
                Text(spend.category.rawValue.capitalized).font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Text("-\(Wallet.money(spend.amount))").monospacedDigit()
            }
          }
          .onDelete { offsets in
            let ids = offsets.map { day.value[$0].id }
            wallet.spends.removeAll { ids.contains($0.id) }
          }
        } header: {
          HStack {
            Text("Day \(day.key)"); Spacer();
            Text(Wallet.money(day.value.reduce(0) { $0 + $1.amount }))
          }
        }
      }
    }
    .navigationTitle("History")
    .toolbar { EditButton() }
  }
}

struct BudgetTab: View {
  @Bindable var wallet: Wallet
  @AppStorage("rollover") private var rollover = false
  @State private var alerts = true
  @State private var threshold = 80.0
  var body: some View {
    Form {
      Section("Monthly budget") {
        TextField("Budget", value: $wallet.budget, format: .currency(code: "EUR")).keyboardType(
          .decimalPad)
        Toggle("Roll over what is left", isOn: $rollover)
      }
      Section {
        Toggle(isOn: $alerts.animation()) { Label("Alerts", systemImage: "bell.badge") }
        if alerts {
          VStack(alignment: .leading) {
            Text("Warn me at \(Int(threshold)) %")
            Slider(value: $threshold, in: 50...100, step: 5) {
              Text("Threshold")
            } minimumValueLabel: {
              Text("50")
            } maximumValueLabel: {
              Text("100")
            }
          }
        }
      } footer: {
        Text("You get one notification a month.")
      }
    }
    .navigationTitle("Budget")
  }
}

struct AddSpend: View {
  @Environment(Wallet.self) private var wallet
  @Environment(\.dismiss) private var dismiss
  @State private var digits = ""
  @State private var category: SpendCategory = .food
  @State private var note = ""

  var amount: Decimal { (Decimal(string: digits) ?? 0) / 100 }
  let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "⌫"]

  var body: some View {
    VStack(spacing: 16) {
      Text(Wallet.money(amount)).font(.system(size: 52, weight: .semibold, design: .rounded))
        .contentTransition(.numericText()).padding(.top, 32)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(SpendCategory.allCases) { item in
            Button {
              withAnimation { category = item }
            } label: {
              Label(item.rawValue.capitalized, systemImage: item.icon)
                .font(.subheadline)
                .padding(.horizontal, 14).padding(.vertical, 8)
                .background(
                  category == item ? AnyShapeStyle(item.color) : AnyShapeStyle(.quaternary),
                  in: .capsule
                )
                .foregroundStyle(category == item ? .white : .primary)
            }
            .buttonStyle(.plain)
          }
        }.padding(.horizontal)
      }
      TextField("Note", text: $note).textFieldStyle(.roundedBorder).padding(.horizontal)
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 8) {
        ForEach(keys.indices, id: \.self) { index in
          let key = keys[index]
          Button {
            if key == "⌫" { _ = digits.popLast() } else { digits += key }
          } label: {
            Text(key).font(.title).frame(maxWidth: .infinity).frame(height: 56)
              .background(Color(.tertiarySystemFill).opacity(key.isEmpty ? 0 : 1)).clipShape(
                .rect(cornerRadius: 12))
          }
          .foregroundStyle(.primary)
          .disabled(key.isEmpty)
        }
      }
      .padding(.horizontal)
      Button {
        wallet.spends.append(
          Spend(
            amount: amount, category: category,
            note: note.isEmpty ? category.rawValue.capitalized : note, day: 5))
        dismiss()
      } label: {
        Text("Save").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      .disabled(amount == 0)
      .padding(.horizontal)
    }
    .padding(.bottom)
  }
}

import Charts
import Combine
import SwiftUI

// A bank's first page in the style of a public app: a router that is a singleton, routes that nest, cards in a pager,
// a switch whose mark slides, rows with swipes and a transfer in a sheet.

enum BankRoute: Hashable {
  case account(BankAccount)
  case payment(BankPayment)
  case limits
}

struct BankPayment: Identifiable, Hashable {
  let id: Int
  var name: String
  var symbol: String
  var cents: Int
  var day: String
  var amount: Decimal { Decimal(cents) / 100 }
}

struct BankAccount: Identifiable, Hashable {
  let id: String
  var title: String
  var digits: String
  var cents: Int
  var hue: Double
}

@MainActor final class BankRouter: ObservableObject {
  static let shared = BankRouter()
  @Published var path: [BankRoute] = []
  @Published var sheet: BankSheet?
}

enum BankSheet: String, Identifiable {
  case transfer, scan
  var id: String { rawValue }
}

@MainActor final class BankLedger: ObservableObject {
  static let shared = BankLedger()
  @Published var isHidden = false
  @Published var accounts = [
    BankAccount(id: "a", title: "Everyday", digits: "4821", cents: 1_284_055, hue: 0.6),
    BankAccount(id: "b", title: "Savings", digits: "0007", cents: 25_000_000, hue: 0.4),
    BankAccount(id: "c", title: "Travel", digits: "9312", cents: -1_250, hue: 0.9),
  ]
  @Published var payments = [
    BankPayment(
      id: 1, name: "Corner Bakery", symbol: "cup.and.saucer.fill", cents: -480, day: "Today"),
    BankPayment(id: 2, name: "Salary", symbol: "briefcase.fill", cents: 312_000, day: "Today"),
    BankPayment(
      id: 3, name: "City Transport Authority", symbol: "tram.fill", cents: -2_900, day: "Yesterday"),
    BankPayment(id: 4, name: "Rent", symbol: "house.fill", cents: -95_000, day: "1 May"),
  ]
  var days: [String] {
    payments.map(\.day).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func send(_ cents: Int, to name: String) {
    accounts[0].cents -= cents
    payments.insert(
      BankPayment(
        id: payments.count + 1, name: name, symbol: "paperplane.fill", cents: -cents, day: "Today"),
      at: 0)
  }
}

struct BankMoney: View {
  @ObservedObject private var ledger = BankLedger.shared
  let cents: Int
  var signed = false

  var body: some View {
    Text(
      Decimal(cents) / 100,
      format: .currency(code: "EUR").sign(strategy: signed ? .always() : .automatic)
    )
    .monospacedDigit()
    .contentTransition(.numericText())
    .redacted(reason: ledger.isHidden ? .placeholder : [])
  }
}

struct BankPanel: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
      .padding(16)
      .background(scheme == .dark ? Color(white: 0.13) : .white, in: .rect(cornerRadius: 20))
      .shadow(color: .black.opacity(scheme == .dark ? 0 : 0.06), radius: 10, y: 4)
  }
}

private enum BankSpan: String, CaseIterable { case week = "Week", month = "Month", year = "Year" }

struct BankHomeScreen: View {
  @StateObject private var router = BankRouter.shared
  @ObservedObject private var ledger = BankLedger.shared
  @Namespace private var marks
  @State private var span = BankSpan.week
  @State private var card = "a"

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Section {
          cards.listRowInsets(EdgeInsets()).listRowBackground(Color.clear).listRowSeparator(.hidden)
          actions.listRowInsets(EdgeInsets()).listRowBackground(Color.clear).listRowSeparator(
            .hidden)
        }
        Section("Spending") { spending }
        ForEach(ledger.days, id: \.self) { day in
          Section(day) {
            ForEach(ledger.payments.filter { $0.day == day }) { payment in
              NavigationLink(value: BankRoute.payment(payment)) { row(payment) }
                .swipeActions {
                  Button(role: .destructive) {
                    withAnimation { ledger.payments.removeAll { $0.id == payment.id } }
                  } label: {
                    Label("Hide", systemImage: "eye.slash")
                  }
                }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Accounts")
      .toolbar {
        Button {
          withAnimation { ledger.isHidden.toggle() }
        } label: {
          Image(systemName: ledger.isHidden ? "eye.slash" : "eye")
        }
        .accessibilityLabel(ledger.isHidden ? "Show amounts" : "Hide amounts")
      }
      .navigationDestination(for: BankRoute.self) { route in
        switch route {
        case .account(let account): BankAccountPage(account: account)
        case .payment(let payment): BankPaymentPage(payment: payment)
        case .limits: BankLimitsPage()
        }
      }
    }
    .environmentObject(router)
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .transfer: BankTransfer().presentationDetents([.medium, .large])
      case .scan: Label("No camera", systemImage: "camera").presentationDetents([.fraction(0.25)])
      }
    }
  }

  private var cards: some View {
    TabView(selection: $card) {
      ForEach(ledger.accounts) { account in
        Button {
          router.path.append(.account(account))
        } label: {
          VStack(alignment: .leading) {
            HStack {
              Text(account.title).font(.headline)
              Spacer()
              Image(systemName: "wave.3.right")
            }
            Spacer()
            BankMoney(cents: account.cents).font(.system(.title, design: .rounded).bold())
            Text("•••• \(account.digits)").font(.footnote.monospaced()).opacity(0.8)
          }
          .foregroundStyle(.white)
          .padding(20)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background(
            Color(hue: account.hue, saturation: 0.7, brightness: 0.55).gradient,
            in: .rect(cornerRadius: 22))
        }
        .buttonStyle(.plain)
        .padding(.bottom, 40)
        .tag(account.id)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .frame(height: 220)
  }

  private var actions: some View {
    HStack(spacing: 0) {
      ForEach(
        [("Send", "arrow.up.right"), ("Scan", "qrcode"), ("Limits", "gauge.medium")], id: \.0
      ) { name, symbol in
        Button {
          switch name {
          case "Send": router.sheet = .transfer
          case "Scan": router.sheet = .scan
          default: router.path = [.limits]
          }
        } label: {
          VStack(spacing: 6) {
            Image(systemName: symbol)
              .frame(width: 52, height: 52)
              .background(.tint.opacity(0.15), in: .circle)
            Text(name).font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderless)
      }
    }
    .padding(.vertical, 8)
  }

  private var spending: some View {
    VStack(spacing: 14) {
      HStack(spacing: 0) {
        ForEach(BankSpan.allCases, id: \.self) { one in
          Text(one.rawValue)
            .font(.subheadline.weight(span == one ? .semibold : .regular))
            .frame(maxWidth: .infinity, minHeight: 32)
            .background {
              if span == one {
                Capsule().fill(.background).shadow(radius: 1)
                  .matchedGeometryEffect(id: "mark", in: marks)
              }
            }
            .contentShape(.rect)
            .onTapGesture { withAnimation(.snappy) { span = one } }
            .accessibilityAddTraits(span == one ? [.isButton, .isSelected] : .isButton)
        }
      }
      .padding(3)
      .background(.quaternary, in: .capsule)
      Chart(Array(bars.enumerated()), id: \.offset) { index, value in
        BarMark(x: .value("Part", "\(index + 1)"), y: .value("Euro", value))
          .foregroundStyle(.tint)
          .cornerRadius(4)
      }
      .frame(height: 120)
    }
    .padding(.vertical, 6)
  }

  private var bars: [Double] {
    switch span {
    case .week: return [12, 30, 4, 44, 20, 61, 8]
    case .month: return [210, 180, 320, 90]
    case .year: return [900, 1200, 760, 1010, 640, 880]
    }
  }

  private func row(_ payment: BankPayment) -> some View {
    HStack(spacing: 12) {
      Image(systemName: payment.symbol)
        .foregroundStyle(.tint)
        .frame(width: 36, height: 36)
        .background(.tint.quaternary, in: .rect(cornerRadius: 10))
      Text(payment.name)
      Spacer()
      BankMoney(cents: payment.cents, signed: true)
        .foregroundStyle(payment.cents > 0 ? .green : .primary)
    }
  }
}

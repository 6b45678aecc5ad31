import SwiftUI

// The pages that a bank's first page leads to: an account, a payment in it, its limits, and a transfer.

struct BankAccountPage: View {
  @EnvironmentObject private var router: BankRouter
  @ObservedObject private var ledger = BankLedger.shared
  let account: BankAccount

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(spacing: 4) {
          Text("Available").font(.caption).foregroundStyle(.secondary)
          BankMoney(cents: account.cents).font(.largeTitle.weight(.semibold))
          Text("•••• \(account.digits)").font(.footnote.monospaced())
        }
        .frame(maxWidth: .infinity)
        .modifier(BankPanel())
        VStack(spacing: 0) {
          ForEach(Array(ledger.payments.prefix(3).enumerated()), id: \.element.id) {
            index, payment in
            if index > 0 { Divider().padding(.leading, 40) }
            NavigationLink(value: BankRoute.payment(payment)) {
              HStack {
                Image(systemName: payment.symbol).frame(width: 30)
                Text(payment.name)
                Spacer(minLength: 8)
                BankMoney(cents: payment.cents)
                Image(systemName: "chevron.right").font(.caption).foregroundStyle(.tertiary)
              }
              .padding(.vertical, 12)
              .contentShape(.rect)
            }
            .buttonStyle(.plain)
          }
        }
        .modifier(BankPanel())
        Button("Change limits", systemImage: "gauge.medium") { router.path.append(.limits) }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle(account.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct BankPaymentPage: View {
  @EnvironmentObject private var router: BankRouter
  let payment: BankPayment
  @State private var note = ""
  @State private var isDisputed = false
  @State private var asks = false

  var body: some View {
    List {
      Section {
        VStack(spacing: 10) {
          Image(systemName: payment.symbol).font(.system(size: 40)).foregroundStyle(.tint)
          BankMoney(cents: payment.cents, signed: true).font(.title.bold())
          Text(payment.name).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .listRowBackground(Color.clear)
      }
      Section {
        LabeledContent("Day", value: payment.day)
        LabeledContent("State") {
          Label(
            isDisputed ? "Disputed" : "Booked",
            systemImage: isDisputed ? "flag.fill" : "checkmark.seal.fill"
          )
          .foregroundStyle(isDisputed ? .orange : .green)
        }
        TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
      }
      Section {
        Button("Dispute this payment", role: .destructive) { asks = true }
          .confirmationDialog("Dispute?", isPresented: $asks, titleVisibility: .visible) {
            Button("Dispute", role: .destructive) { isDisputed = true }
          } message: {
            Text("The shop is asked first.")
          }
        Button("To the first page") { router.path.removeAll() }
      } footer: {
        Text("Payments can be disputed for 60 days.")
      }
    }
    .navigationTitle("Payment")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct BankLimitsPage: View {
  @AppStorage("bank.daily") private var daily = 500
  @State private var abroad = true
  @State private var online = false
  @State private var share = 0.4

  var body: some View {
    Form {
      Section("Daily") {
        Stepper("€\(daily)", value: $daily, in: 0...2000, step: 50)
        Gauge(value: share) {
          Text("Spent")
        } currentValueLabel: {
          Text(share, format: .percent)
        }
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
      Section {
        HStack {
          Toggle("Abroad", systemImage: "globe", isOn: $abroad)
          Toggle("Online", systemImage: "cart", isOn: $online)
        }
        .toggleStyle(.button)
        .buttonBorderShape(.capsule)
        .controlSize(.small)
        .frame(maxWidth: .infinity)
      } header: {
        Text("Where the card works")
      }
    }
    .navigationTitle("Limits")
  }
}

struct BankTransfer: View {
  @Environment(\.dismiss) private var dismiss
  @ObservedObject private var ledger = BankLedger.shared
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var amount: Double?
  private enum Field { case name, amount }

  var body: some View {
    NavigationView {
      Form {
        TextField("To whom", text: $name)
          .focused($field, equals: .name)
          .submitLabel(.next)
          .onSubmit { field = .amount }
        HStack {
          Text("€").foregroundStyle(.secondary)
          TextField("Amount", value: $amount, format: .number)
            .keyboardType(.decimalPad)
            .focused($field, equals: .amount)
        }
        if let amount, Int(amount * 100) > ledger.accounts[0].cents {
          Label("That is more than you have.", systemImage: "exclamationmark.triangle.fill")
            .font(.footnote)
            .foregroundStyle(.red)
        }
      }
      .navigationBarTitle(Text("Transfer"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { dismiss() },
        trailing: Button("Send") {
          ledger.send(Int((amount ?? 0) * 100), to: name)
          dismiss()
        }
        .disabled(name.isEmpty || (amount ?? 0) <= 0)
      )
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Ready") { field = nil }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

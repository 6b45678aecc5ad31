import Charts
import SwiftUI

struct Coin: Identifiable, Hashable {
  let id: String
  let name: String
  let price: Double
  let change: Double
  let history: [Double]
}

@MainActor
final class CoinListViewModel: ObservableObject {
  enum State { case idle, loading, failed(String), loaded([Coin]) }
  @Published private(set) var state = State.idle
  @Published var searchText = ""
  @Published var holdings: [String: Double] = ["btc": 0.25]
  private var attempts = 0

  var filtered: [Coin] {
    guard case .loaded(let coins) = state else { return [] }
    return searchText.isEmpty
      ? coins : coins.filter { $0.name.lowercased().contains(searchText.lowercased()) }
  }

  func load() async {
    state = .loading
    await Task.yield()
    attempts += 1
    guard attempts > 1 else {
      state = .failed("The network connection was lost.")
      return
    }
    state = .loaded([
      Coin(
        id: "btc", name: "Bitcoin", price: 43_210.55, change: 2.31,
        history: [40, 41, 39, 42, 44, 43]),
      Coin(
        id: "eth", name: "Ethereum", price: 2_310.2, change: -1.2,
        history: [24, 25, 24, 23, 22, 23]),
      Coin(
        id: "doge", name: "Dogecoin", price: 0.0821, change: 0, history: [8, 8, 8, 8.2, 8.1, 8.2]),
    ])
  }
}

struct Sparkline: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let low = values.min(), let high = values.max(), values.count > 1 else { return path }
    let range = high - low == 0 ? 1 : high - low
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.height * (1 - CGFloat((value - low) / range)))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct CryptoScreen: View {
  @StateObject private var vm = CoinListViewModel()
  @State private var showPortfolio = false
  @State private var selectedCoin: Coin?

  var body: some View {
    NavigationView {
      ZStack {
        Color(UIColor.systemGroupedBackground).ignoresSafeArea()
        content
      }
      .navigationTitle(showPortfolio ? "Portfolio" : "Live Prices")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarItems(
        leading: Button(action: { withAnimation(.spring()) { showPortfolio.toggle() } }) {
          Image(systemName: showPortfolio ? "chevron.left" : "chevron.right").rotationEffect(
            .degrees(showPortfolio ? 180 : 0))
        },
        trailing: NavigationLink(destination: Text("Settings")) { Image(systemName: "info.circle") }
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .task { await vm.load() }
  }

  @ViewBuilder private var content: some View {
    switch vm.state {
    case .idle, .loading:
      ProgressView("Loading…")
    case .failed(let message):
      VStack(spacing: 16) {
        Image(systemName: "wifi.exclamationmark").font(.system(size: 44)).foregroundColor(
          .secondary)
        Text(message).multilineTextAlignment(.center)
        Button("Try again") { Task { await vm.load() } }.buttonStyle(.borderedProminent).tint(
          .green)
      }
      .padding()
    case .loaded:
      VStack(spacing: 0) {
        HStack {
          Image(systemName: "magnifyingglass").foregroundColor(
            vm.searchText.isEmpty ? .secondary : .accentColor)
          TextField("Search by name…", text: $vm.searchText)
            .disableAutocorrection(true)
            .overlay(
              Image(systemName: "xmark.circle.fill")
                .padding()
                .offset(x: 10)
                .opacity(vm.searchText.isEmpty ? 0 : 1)
                .onTapGesture { vm.searchText = "" },
              alignment: .trailing)
        }
        .font(.headline)
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 25).fill(Color(.systemBackground)).shadow(
            color: .accentColor.opacity(0.15), radius: 10, x: 0, y: 0)
        )
        .padding()
        HStack {
          Text("Coin")
          Spacer()
          if showPortfolio { Text("Holdings") }
          Text("Price").frame(width: 110, alignment: .trailing)
        }
        .font(.caption)
        .foregroundColor(.secondary)
        .padding(.horizontal)
        if !showPortfolio {
          list(vm.filtered).transition(.move(edge: .leading))
        } else {
          list(vm.filtered.filter { vm.holdings[$0.id] != nil }).transition(.move(edge: .trailing))
        }
        Spacer(minLength: 0)
      }
      .sheet(item: $selectedCoin) { coin in CoinDetail(coin: coin, holding: $vm.holdings[coin.id]) }
    }
  }

  private func list(_ coins: [Coin]) -> some View {
    List {
      ForEach(coins) { coin in
        HStack(spacing: 0) {
          Text("\((coins.firstIndex(of: coin) ?? 0) + 1)").font(.caption).foregroundColor(
            .secondary
          ).frame(minWidth: 30)
          Circle().fill(coin.change >= 0 ? Color.green : .red).frame(width: 30, height: 30)
            .overlay(Text(coin.id.prefix(1).uppercased()).foregroundColor(.white))
          Text(coin.id.uppercased()).font(.headline).padding(.leading, 6)
          Spacer()
          if showPortfolio, let amount = vm.holdings[coin.id] {
            VStack(alignment: .trailing) {
              Text((amount * coin.price).formatted(.currency(code: "USD"))).bold()
              Text(String(format: "%.2f", amount))
            }
            .font(.footnote)
          } else {
            Sparkline(values: coin.history).stroke(
              coin.change >= 0 ? Color.green : .red, lineWidth: 2
            ).frame(width: 60, height: 24)
          }
          VStack(alignment: .trailing) {
            Text(coin.price, format: .currency(code: "USD")).bold()
            Text("\(coin.change, specifier: "%+.2f")%").foregroundColor(
              coin.change >= 0 ? .green : .red)
          }
          .font(.footnote)
          .frame(width: 110, alignment: .trailing)
        }
        .contentShape(Rectangle())
        .onTapGesture { selectedCoin = coin }
        .listRowInsets(.init(top: 10, leading: 0, bottom: 10, trailing: 10))
        .listRowBackground(Color.clear)
      }
    }
    .listStyle(PlainListStyle())
    .refreshable { await vm.load() }
  }
}

private struct CoinDetail: View {
  let coin: Coin
  @Binding var holding: Double?
  @State private var amount = ""
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      Form {
        Section {
          Chart(Array(coin.history.enumerated()), id: \.offset) { index, value in
            AreaMark(x: .value("Day", index), y: .value("Price", value))
              .foregroundStyle(
                .linearGradient(
                  colors: [.green.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Day", index), y: .value("Price", value)).foregroundStyle(.green)
          }
          .frame(height: 160)
        }
        Section(header: Text("Holding"), footer: Text("In \(coin.name)")) {
          HStack {
            Text("Amount:")
            Spacer()
            TextField("Ex: 1.4", text: $amount).multilineTextAlignment(.trailing).keyboardType(
              .decimalPad)
          }
          LabeledContent(
            "Value", value: ((Double(amount) ?? 0) * coin.price).formatted(.currency(code: "USD")))
        }
        Button("Remove", role: .destructive) {
          holding = nil; presentationMode.wrappedValue.dismiss()
        }
        .disabled(holding == nil)
      }
      .navigationTitle(coin.name)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button {
            presentationMode.wrappedValue.dismiss()
          } label: {
            Image(systemName: "xmark")
          }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("SAVE") {
            holding = Double(amount); presentationMode.wrappedValue.dismiss()
          }
          .opacity(Double(amount) != nil && Double(amount) != holding ? 1 : 0)
        }
      }
      .onAppear { if let holding { amount = String(holding) } }
    }
  }
}

import SwiftUI

// A shop in the style of a public app: a grid, details, a cart by the environment, a form of steps, and a receipt.

private struct Sneaker: Identifiable, Hashable {
  let id: Int
  var name: String
  var brand: String
  var price: Decimal
  var hue: Double
}

private enum SneakerRoute: Hashable {
  case detail(Sneaker)
  case checkout
  case receipt(String)
}

@MainActor
private final class SneakerCart: ObservableObject {
  struct Line: Identifiable {
    var id: Int { sneaker.id }
    let sneaker: Sneaker
    var amount: Int
  }
  @Published var lines: [Line] = []
  @Published var path = NavigationPath()
  var total: Decimal { lines.reduce(0) { $0 + $1.sneaker.price * Decimal($1.amount) } }
  func add(_ sneaker: Sneaker) {
    if let index = lines.firstIndex(where: { $0.id == sneaker.id }) {
      lines[index].amount += 1
    } else {
      lines.append(Line(sneaker: sneaker, amount: 1))
    }
  }
}

struct SneakerStoreScreen: View {
  @StateObject private var cart = SneakerCart()
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $cart.path) {
        SneakerGrid()
          .navigationDestination(for: SneakerRoute.self) { route in
            switch route {
            case .detail(let sneaker): SneakerPage(sneaker: sneaker)
            case .checkout: SneakerCheckout()
            case .receipt(let name): SneakerReceipt(name: name)
            }
          }
      }
      .tabItem { Label("Store", systemImage: "bag") }
      .tag(0)
      SneakerCartView(tab: $tab)
        .tabItem {
          Image(systemName: "cart")
          Text("Cart")
        }
        .badge(cart.lines.count)
        .tag(1)
    }
    .environmentObject(cart)
    .accentColor(.orange)
  }
}

private struct SneakerGrid: View {
  @EnvironmentObject private var cart: SneakerCart
  @Namespace private var bar
  @State private var brand = "All"
  @State private var loved: Set<Int> = []
  @State private var loading = true
  @State private var sneakers: [Sneaker] = []

  var body: some View {
    ScrollView {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 20) {
          ForEach(["All", "Norte", "Pace", "Loom"], id: \.self) { name in
            VStack(spacing: 6) {
              Text(name).fontWeight(brand == name ? .bold : .regular)
              ZStack {
                Capsule().fill(.clear).frame(height: 3)
                if brand == name {
                  Capsule().fill(.orange).frame(height: 3).matchedGeometryEffect(
                    id: "underline", in: bar)
                }
              }
            }
            .onTapGesture { withAnimation(.spring()) { brand = name } }
          }
        }
        .padding(.horizontal)
      }
      if loading {
        ProgressView("Loading…").padding(.top, 120)
      } else {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach(sneakers.filter { brand == "All" || $0.brand == brand }) { sneaker in
            NavigationLink(value: SneakerRoute.detail(sneaker)) { tile(sneaker) }
              .buttonStyle(PlainButtonStyle())
          }
        }
        .padding()
      }
    }
    .navigationTitle("Sneakers")
    .task {
      guard sneakers.isEmpty else { return }
      try? await Task.sleep(nanoseconds: 200_000_000)
      sneakers = [
        Sneaker(id: 1, name: "Trail One", brand: "Norte", price: 129, hue: 0.08),
        Sneaker(id: 2, name: "Pacer", brand: "Pace", price: 89.5, hue: 0.55),
        Sneaker(id: 3, name: "Knit Low", brand: "Loom", price: 75, hue: 0.8),
        Sneaker(id: 4, name: "Ridge Mid Waterproof", brand: "Norte", price: 159, hue: 0.3),
      ]
      withAnimation { loading = false }
    }
    .refreshable {
      try? await Task.sleep(for: .milliseconds(100))
      await MainActor.run { sneakers.reverse() }
    }
  }

  private func tile(_ sneaker: Sneaker) -> some View {
    VStack(alignment: .leading) {
      SneakerArt(hue: sneaker.hue)
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .topTrailing) {
          Button {
            if loved.contains(sneaker.id) {
              loved.remove(sneaker.id)
            } else {
              loved.insert(sneaker.id)
            }
          } label: {
            Image(systemName: loved.contains(sneaker.id) ? "heart.fill" : "heart")
              .foregroundStyle(loved.contains(sneaker.id) ? .red : .secondary)
              .padding(10)
          }
        }
      Text(sneaker.brand.uppercased()).font(.caption2).kerning(1).foregroundStyle(.secondary)
      Text(sneaker.name).font(.headline).lineLimit(1)
      Text(sneaker.price, format: .currency(code: "USD")).font(.subheadline)
    }
  }
}

private struct SneakerArt: View {
  var hue: Double
  var body: some View {
    GeometryReader { geo in
      ZStack {
        RoundedRectangle(cornerRadius: 20).fill(Color(hue: hue, saturation: 0.25, brightness: 0.95))
        Image(systemName: "shoe.fill")
          .resizable().scaledToFit()
          .frame(width: geo.size.width * 0.6)
          .foregroundColor(Color(hue: hue, saturation: 0.8, brightness: 0.7))
          .rotationEffect(.degrees(-20))
          .position(x: geo.size.width / 2, y: geo.size.height / 2)
      }
    }
  }
}

private struct SneakerPage: View {
  let sneaker: Sneaker
  @EnvironmentObject private var cart: SneakerCart
  @State private var size: Int? = nil
  @State private var missing = false
  @State private var toast = false

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          SneakerArt(hue: sneaker.hue).frame(height: 260)
          Text(sneaker.name).font(.largeTitle.bold())
          LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 4)) {
            ForEach(38..<46) { number in
              Text("\(number)")
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(size == number ? Color.orange : Color(.systemGray6))
                .foregroundColor(size == number ? .white : .primary)
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .onTapGesture { size = number }
            }
          }
          Text("A shoe for mornings that begin before the sun does. Light, quiet and warm.")
            .foregroundStyle(.secondary)
        }
        .padding()
      }
      HStack {
        VStack(alignment: .leading) {
          Text("Price").font(.caption)
          Text(sneaker.price, format: .currency(code: "USD")).bold()
        }
        Spacer()
        Button("Add to cart") {
          guard size != nil else { return missing = true }
          cart.add(sneaker)
          withAnimation { toast = true }
          Task {
            try? await Task.sleep(for: .seconds(1))
            withAnimation { toast = false }
          }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      .padding()
      .background(.bar)
    }
    .overlay(alignment: .top) {
      if toast {
        Label("Added", systemImage: "checkmark.circle.fill")
          .padding(10).background(.thinMaterial, in: Capsule())
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .alert("Choose a size", isPresented: $missing) {
    } message: {
      Text("Sizes run small.")
    }
    .toolbar {
      ToolbarItem { ShareLink(item: sneaker.name) }
    }
  }
}

private struct SneakerCartView: View {
  @EnvironmentObject private var cart: SneakerCart
  @Binding var tab: Int

  var body: some View {
    NavigationStack {
      Group {
        if cart.lines.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "cart").font(.system(size: 50))
            Text("Your cart is empty")
            Button("Go shopping") { tab = 0 }
          }
        } else {
          List {
            ForEach($cart.lines) { $line in
              HStack {
                SneakerArt(hue: line.sneaker.hue).frame(width: 60, height: 60)
                VStack(alignment: .leading) {
                  Text(line.sneaker.name)
                  Text(line.sneaker.price * Decimal(line.amount), format: .currency(code: "USD"))
                    .foregroundStyle(.secondary)
                }
                Spacer()
                Stepper("\(line.amount)", value: $line.amount, in: 1...10).fixedSize()
              }
            }
            .onDelete { cart.lines.remove(atOffsets: $0) }
          }
          .safeAreaInset(edge: .bottom) {
            Button {
              tab = 0
              cart.path = NavigationPath()
              cart.path.append(SneakerRoute.checkout)
            } label: {
              HStack {
                Text("Check out")
                Spacer()
                Text(cart.total, format: .currency(code: "USD"))
              }
              .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent).controlSize(.large).padding()
          }
          .toolbar { EditButton() }
        }
      }
      .navigationTitle("Cart")
    }
  }
}

private struct SneakerCheckout: View {
  @EnvironmentObject private var cart: SneakerCart
  var body: some View {
    SneakerCheckoutForm(total: cart.total) { name in
      cart.lines.removeAll()
      cart.path.append(SneakerRoute.receipt(name))
    }
  }
}

private struct SneakerReceipt: View {
  let name: String
  @EnvironmentObject private var cart: SneakerCart
  @State private var shown = false
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.seal.fill")
        .font(.system(size: 90)).foregroundStyle(.green)
        .scaleEffect(shown ? 1 : 0.2)
        .animation(.spring(response: 0.5, dampingFraction: 0.5), value: shown)
      Text("Thank you, \(name)!").font(.title.bold())
      Button("Back to the store") { cart.path.removeLast(cart.path.count) }
    }
    .onAppear { shown = true }
    .navigationBarBackButtonHidden()
    .interactiveDismissDisabled()
  }
}

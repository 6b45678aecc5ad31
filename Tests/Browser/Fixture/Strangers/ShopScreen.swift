import SwiftUI

struct ShopWare: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double
  let symbol: String
  let kind: String
  var sizes = ["S", "M", "L", "XL"]
}

@Observable @MainActor final class ShopBasket {
  var lines: [ShopWare: Int] = [:]
  var count: Int { lines.values.reduce(0, +) }
  var total: Double { lines.reduce(0) { $0 + $1.key.price * Double($1.value) } }
  func add(_ product: ShopWare) { lines[product, default: 0] += 1 }
}

struct WareShopScreen: View {
  @State private var cart = ShopBasket()
  @State private var path = NavigationPath()
  @State private var kind = "All"
  @State private var query = ""
  @State private var showCart = false
  @AppStorage("shop.grid") private var big = false

  let products = [
    ShopWare(id: 1, name: "Canvas Tote", price: 24, symbol: "bag.fill", kind: "Bags"),
    ShopWare(
      id: 2, name: "Linen Shirt with Wooden Buttons", price: 69.9, symbol: "tshirt.fill",
      kind: "Clothes"),
    ShopWare(id: 3, name: "Desk Lamp", price: 119, symbol: "lamp.desk.fill", kind: "Home"),
    ShopWare(id: 4, name: "Enamel Mug", price: 12.5, symbol: "mug.fill", kind: "Home"),
    ShopWare(id: 5, name: "Trail Pack 22 L", price: 140, symbol: "backpack.fill", kind: "Bags"),
    ShopWare(id: 6, name: "Headphones", price: 199, symbol: "headphones", kind: "Tech"),
  ]

  var shown: [ShopWare] {
    products.filter {
      (kind == "All" || $0.kind == kind)
        && (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query))
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          banner
          Section {
            LazyVGrid(
              columns: Array(repeating: GridItem(.flexible(), spacing: 14), count: big ? 1 : 2),
              spacing: 18
            ) {
              ForEach(shown) { product in
                NavigationLink(value: product) { tile(product) }
                  .buttonStyle(.plain)
              }
            }
            .padding(.horizontal)
            .animation(.default, value: shown)
            if shown.isEmpty { ContentUnavailableView.search(text: query) }
          } header: {
            Picker("Kind", selection: $kind) {
              ForEach(["All", "Bags", "Clothes", "Home", "Tech"], id: \.self, content: Text.init)
            }
            .pickerStyle(.segmented)
            .padding(.horizontal)
            .padding(.vertical, 8)
            .background(.bar)
          }
        }
      }
      .navigationTitle("Shop")
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("Find something nice")
      )
      .navigationDestination(for: ShopWare.self) { WarePage(product: $0) }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button {
            withAnimation { big.toggle() }
          } label: {
            Image(systemName: big ? "square.grid.2x2" : "rectangle.grid.1x2")
          }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            showCart.toggle()
          } label: {
            Image(systemName: "cart")
              .overlay(alignment: .topTrailing) {
                if cart.count > 0 {
                  Text("\(cart.count)")
                    .font(.caption2).bold()
                    .foregroundStyle(.white)
                    .padding(4)
                    .background(.red, in: Circle())
                    .offset(x: 9, y: -9)
                }
              }
          }
          .accessibilityLabel("Cart")
        }
      }
    }
    .sheet(isPresented: $showCart) { BasketView() }
    .environment(cart)
    .sensoryFeedback(.success, trigger: cart.count)
  }

  var banner: some View {
    TabView {
      ForEach(["Autumn sale", "Free delivery", "New arrivals"], id: \.self) { title in
        ZStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 20).fill(Color.indigo.gradient)
          VStack(alignment: .leading) {
            Text(title).font(.title.bold())
            Text("Until Sunday").opacity(0.8)
          }
          .foregroundStyle(.white)
          .padding(24)
        }
        .padding(.horizontal)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .frame(height: 170)
  }

  func tile(_ product: ShopWare) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 16)
          .fill(Color(.secondarySystemFill))
          .frame(height: 150)
          .overlay {
            Image(systemName: product.symbol).font(.system(size: 54)).foregroundStyle(.indigo)
          }
        Button {
          cart.add(product)
        } label: {
          Image(systemName: "plus").padding(8).background(.white, in: .circle)
        }
        .padding(8)
        .accessibilityLabel("Add \(product.name)")
      }
      Text(product.name).font(.subheadline).lineLimit(1)
      Text(product.price.formatted(.currency(code: "USD"))).font(.subheadline.weight(.semibold))
        .foregroundStyle(.secondary)
    }
  }
}

struct WarePage: View {
  let product: ShopWare
  @Environment(ShopBasket.self) private var cart
  @State private var size = "M"
  @State private var added = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: product.symbol)
          .resizable().scaledToFit().padding(60)
          .frame(maxWidth: .infinity).frame(height: 320)
          .foregroundStyle(.indigo)
          .background(Color.indigo.opacity(0.1))
        VStack(alignment: .leading, spacing: 12) {
          HStack(alignment: .firstTextBaseline) {
            Text(product.name).font(.title2.bold())
            Spacer()
            Text(product.price, format: .currency(code: "USD")).font(.title3)
          }
          Text("Size").font(.headline)
          HStack {
            ForEach(product.sizes, id: \.self) { each in
              Button(each) { size = each }
                .buttonStyle(.bordered)
                .tint(size == each ? .indigo : .gray)
            }
          }
          DisclosureGroup("Materials") {
            Text("Cotton, brass and a bit of patience.").frame(
              maxWidth: .infinity, alignment: .leading
            ).padding(.vertical, 4)
          }
          DisclosureGroup("Delivery") {
            Text("Two to four days.").frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(.horizontal)
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) {
      Button {
        cart.add(product)
        withAnimation { added = true }
      } label: {
        Label(added ? "Added" : "Add to cart", systemImage: added ? "checkmark" : "cart.badge.plus")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.indigo)
      .padding()
      .background(.ultraThinMaterial)
    }
  }
}

struct BasketView: View {
  @Environment(ShopBasket.self) private var cart
  @Environment(\.dismiss) private var dismiss
  @State private var code = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(cart.lines.keys.sorted { $0.id < $1.id }) { product in
          HStack {
            Image(systemName: product.symbol).frame(width: 40, height: 40).background(
              .quaternary, in: .rect(cornerRadius: 8))
            VStack(alignment: .leading) {
              Text(product.name).lineLimit(1)
              Text("\(cart.lines[product]!) × \(product.price.formatted(.currency(code: "USD")))")
                .font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Stepper(
              "",
              value: Binding(
                get: { cart.lines[product] ?? 0 }, set: { cart.lines[product] = $0 == 0 ? nil : $0 }
              ), in: 0...9
            ).labelsHidden()
          }
        }
        Section {
          HStack {
            TextField("Voucher", text: $code).textInputAutocapitalization(.characters)
            Button("Apply") {}.disabled(code.count < 4)
          }
          LabeledContent("Total", value: cart.total, format: .currency(code: "USD")).bold()
        }
      }
      .overlay {
        if cart.count == 0 { ContentUnavailableView("Your cart is empty", systemImage: "cart") }
      }
      .navigationTitle("Cart")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
          }.tint(.secondary).accessibilityLabel("Close")
        }
      }
    }
    .presentationDetents([.fraction(0.6), .large])
  }
}

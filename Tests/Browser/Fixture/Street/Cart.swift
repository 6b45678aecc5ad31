import SwiftUI

struct Ware: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Double
}

@MainActor
final class Basket: ObservableObject {
  @Published private(set) var counts: [Int: Int] = [0: 1]
  static let products = [
    Ware(id: 0, name: "Linen shirt", price: 39.9),
    Ware(id: 1, name: "Running shoes with a very long name", price: 120),
    Ware(id: 2, name: "Cap", price: 19), Ware(id: 3, name: "Socks", price: 7.5),
  ]
  var total: Double { counts.reduce(0) { $0 + Double($1.value) * Self.products[$1.key].price } }
  func change(_ id: Int, by amount: Int) {
    let n = (counts[id] ?? 0) + amount; counts[id] = n > 0 ? n : nil
  }
}

struct StreetCart: View {
  @StateObject private var basket = Basket()
  @State private var showCart = false
  @State private var search = ""
  @State private var path: [Ware] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 12), count: 2), spacing: 12)
        {
          ForEach(Basket.products.filter { search.isEmpty || $0.name.contains(search) }) {
            product in
            NavigationLink(value: product) { ProductCard(product: product) }
              .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Shop")
      .navigationDestination(for: Ware.self) { ProductPage(product: $0) }
      .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
      .toolbar {
        Button {
          showCart = true
        } label: {
          Image(systemName: "cart")
            .overlay(alignment: .topTrailing) {
              if !basket.counts.isEmpty {
                Text("\(basket.counts.values.reduce(0, +))").font(.caption2.bold()).foregroundColor(
                  .white
                )
                .padding(5).background(Color.red).clipShape(Circle()).offset(x: 10, y: -10)
              }
            }
        }
      }
    }
    .sheet(isPresented: $showCart) { CartSheet() }
    .environmentObject(basket)
  }
}

private struct ProductCard: View {
  @EnvironmentObject var basket: Basket
  let product: Ware
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ZStack(alignment: .topLeading) {
        Rectangle().fill(Color(.systemGray5)).aspectRatio(1, contentMode: .fill)
        if product.id == 1 {
          Text("NEW").font(.caption2).bold().padding(4).background(.black).foregroundColor(.white)
            .padding(8)
        }
      }
      Text(product.name).font(.subheadline).fontWeight(.medium).lineLimit(2, reservesSpace: true)
      HStack {
        Text(product.price, format: .currency(code: "USD")).font(.footnote)
        Spacer()
        Button {
          basket.change(product.id, by: 1)
        } label: {
          Image(systemName: "plus").padding(6).background(Color.accentColor, in: Circle())
            .foregroundStyle(.white)
        }
      }
    }
    .padding(8)
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct ProductPage: View {
  @EnvironmentObject var basket: Basket
  @Environment(\.dismiss) private var dismiss
  @State private var size = "M"
  let product: Ware
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Rectangle().fill(Color.mint.gradient).frame(height: 300)
        Group {
          Text(product.name).font(.title.bold())
          Text(product.price, format: .currency(code: "USD")).font(.title2).foregroundStyle(
            .secondary)
          HStack {
            ForEach(["S", "M", "L", "XL"], id: \.self) { s in
              Text(s).frame(width: 44, height: 44)
                .background(size == s ? Color.primary : .clear)
                .foregroundColor(size == s ? Color(.systemBackground) : .primary)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.secondary))
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .onTapGesture { size = s }
            }
          }
          Text(String(repeating: "A very fine thing that lasts for years. ", count: 12))
            .foregroundStyle(.secondary)
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .navigationBarBackButtonHidden()
    .toolbar(.hidden, for: .tabBar)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button {
          dismiss()
        } label: {
          Image(systemName: "chevron.left").padding(8).background(.thinMaterial, in: Circle())
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        basket.change(product.id, by: 1)
      } label: {
        Text("Add to cart").bold().frame(maxWidth: .infinity).padding(.vertical, 8)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .padding()
      .background(.ultraThinMaterial)
    }
  }
}

private struct CartSheet: View {
  @EnvironmentObject private var basket: Basket
  @Environment(\.presentationMode) var mode
  var body: some View {
    NavigationView {
      VStack {
        if basket.counts.isEmpty {
          ContentUnavailableView(
            "Your cart is empty", systemImage: "cart",
            description: Text("Things that you add are here."))
        } else {
          List {
            ForEach(basket.counts.keys.sorted(), id: \.self) { id in
              HStack {
                Text(Basket.products[id].name)
                Spacer()
                HStack(spacing: 14) {
                  Button {
                    basket.change(id, by: -1)
                  } label: {
                    Image(systemName: "minus.circle")
                  }
                  Text("\(basket.counts[id] ?? 0)").monospacedDigit()
                  Button {
                    basket.change(id, by: 1)
                  } label: {
                    Image(systemName: "plus.circle")
                  }
                }
                .buttonStyle(.borderless)
              }
            }
            .onDelete { _ in }
          }
          .listStyle(.plain)
          VStack(spacing: 16) {
            HStack {
              Text("Total").font(.headline)
              Spacer()
              Text(basket.total, format: .currency(code: "USD")).font(.title3).bold()
                .contentTransition(.numericText())
            }
            Button("Check out") { mode.wrappedValue.dismiss() }
              .frame(maxWidth: .infinity).padding().background(Color.black).foregroundColor(.white)
              .cornerRadius(12)
          }
          .padding()
          .background(Color(.secondarySystemBackground).ignoresSafeArea())
        }
      }
      .navigationTitle("Cart")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarItems(
        leading: Button("Close") { mode.wrappedValue.dismiss() }, trailing: EditButton())
    }
  }
}

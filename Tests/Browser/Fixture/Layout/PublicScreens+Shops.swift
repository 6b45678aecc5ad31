import SwiftUI

// MARK: Shop

private struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double
  let symbol: String
}

private final class Cart: ObservableObject {
  @Published private(set) var items: [Product] = []
  func add(_ product: Product) { items.append(product) }
}

struct StorefrontView: View {
  @StateObject private var cart = Cart()
  @State private var query = ""
  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 16)]
  private let products = [
    Product(id: 1, name: "Desk Lamp", price: 39, symbol: "lamp.desk.fill"),
    Product(id: 2, name: "Reading Chair in Oak", price: 249.5, symbol: "chair.fill"),
    Product(id: 3, name: "Camera", price: 899, symbol: "camera.fill"),
    Product(id: 4, name: "Headphones", price: 149, symbol: "headphones"),
    Product(id: 5, name: "Watch", price: 299, symbol: "applewatch"),
  ]

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(products) { product in
            NavigationLink(destination: Text(product.name).navigationTitle(product.name)) {
              ProductCard(product: product)
            }
            .buttonStyle(PlainButtonStyle())
          }
        }
        .padding()
      }
      .background(Color(UIColor.systemGroupedBackground))
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Image(systemName: "cart")
            .overlay(alignment: .topTrailing) {
              if !cart.items.isEmpty {
                Text("\(cart.items.count)")
                  .font(.caption2).bold()
                  .foregroundColor(.white)
                  .padding(4)
                  .background(Color.red)
                  .clipShape(Circle())
                  .offset(x: 10, y: -10)
              }
            }
        }
      }
    }
    .navigationViewStyle(.stack)
    .environmentObject(cart)
  }
}

private struct ProductCard: View {
  let product: Product
  @EnvironmentObject var cart: Cart

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(.systemGray5))
          .aspectRatio(1, contentMode: .fit)
          .overlay(
            Image(systemName: product.symbol).font(.system(size: 50)).foregroundColor(.gray))
        Button {
          cart.add(product)
        } label: {
          Image(systemName: "plus")
            .padding(8)
            .foregroundColor(.white)
            .background(.black)
            .clipShape(Circle())
            .padding(8)
        }
      }
      Text(product.name).font(.headline).lineLimit(1)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(10)
    .background(Color(.secondarySystemGroupedBackground))
    .cornerRadius(16)
    .shadow(color: .black.opacity(0.08), radius: 6, x: 0, y: 3)
  }
}

// MARK: Recipes

struct RecipeFeed: View {
  private let recipes = [
    ("Tomato Soup", "25 min", Color.red), ("Green Curry with Rice and Basil", "40 min", .green),
    ("Pancakes", "15 min", .orange),
  ]

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        LazyVStack(alignment: .leading, spacing: 24, pinnedViews: []) {
          Text("What would you like to cook today?")
            .font(.title2).fontWeight(.semibold)
            .padding(.horizontal)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(["All", "Breakfast", "Lunch", "Dinner", "Dessert"], id: \.self) { kind in
                Text(kind)
                  .font(.footnote.bold())
                  .padding(.vertical, 8).padding(.horizontal, 16)
                  .foregroundColor(kind == "All" ? .white : .primary)
                  .background(Capsule().fill(kind == "All" ? Color.orange : Color(.systemGray6)))
              }
            }
            .padding(.horizontal)
          }
          ForEach(recipes, id: \.0) { name, time, color in
            VStack(alignment: .leading, spacing: 0) {
              color.opacity(0.7)
                .frame(height: 180)
                .overlay(
                  LinearGradient(
                    gradient: Gradient(colors: [.clear, .black.opacity(0.6)]), startPoint: .center,
                    endPoint: .bottom)
                )
                .overlay(alignment: .bottomLeading) {
                  Text(name).font(.title3.bold()).foregroundColor(.white).padding()
                }
              HStack {
                Label(time, systemImage: "clock")
                Spacer()
                HStack(spacing: 2) {
                  ForEach(0..<5) { star in
                    Image(systemName: star < 4 ? "star.fill" : "star").foregroundColor(.yellow)
                  }
                }
              }
              .font(.caption)
              .padding()
            }
            .background(Color(.secondarySystemBackground))
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
            .padding(.horizontal)
          }
        }
      }
      .navigationTitle("Recipes")
    }
  }
}

// MARK: Photos

struct PhotoLibraryView: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple,
  ]

  var body: some View {
    NavigationView {
      GeometryReader { geometry in
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
          ) {
            ForEach(0..<30) { index in
              ZStack(alignment: .bottomTrailing) {
                Rectangle()
                  .fill(colors[index % colors.count].gradient)
                  .frame(height: (geometry.size.width - 4) / 3)
                if index % 4 == 0 {
                  Text("0:\(10 + index)")
                    .font(.caption2).foregroundColor(.white).shadow(radius: 1)
                    .padding(4)
                }
              }
              .clipped()
            }
          }
        }
      }
      .navigationBarTitle("Photos", displayMode: .inline)
      .navigationBarItems(trailing: Button("Select") {})
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

import SwiftUI

/// A restaurant's card: categories that follow the scrolling, a basket bar, options in a sheet.
struct TableOrderScreen: View {
  @State private var model = TableOrder()
  @State private var category = "Starters"
  @State private var detail: CardDish?
  @State private var showsBasket = false
  @Namespace private var line

  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            banner
            Section {
              ForEach(CardDish.categories, id: \.self) { name in
                Text(name)
                  .font(.title2.bold())
                  .padding(.horizontal)
                  .padding(.top, 24)
                  .padding(.bottom, 8)
                  .id(name)
                  .onAppear { if name == CardDish.categories.first { category = name } }
                ForEach(CardDish.all.filter { $0.category == name }) { dish in
                  CardDishRow(dish: dish, count: model.count(of: dish)) { detail = dish }
                  if dish != CardDish.all.last(where: { $0.category == name }) {
                    Divider().padding(.leading)
                  }
                }
              }
            } header: {
              tabs(reader)
            }
          }
        }
      }
      .ignoresSafeArea(edges: .top)
      .toolbar(.hidden, for: .navigationBar)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if model.total > 0 { basketBar.transition(.move(edge: .bottom).combined(with: .opacity)) }
      }
      .animation(.bouncy(duration: 0.4), value: model.total > 0)
      .sheet(item: $detail) { dish in
        CardDishSheet(dish: dish) { model.add(dish, $0) }
          .presentationDetents([.height(420)])
      }
      .sheet(isPresented: $showsBasket) { BasketSheet(model: model) }
    }
    .fontDesign(.rounded)
  }

  private var banner: some View {
    GeometryReader { proxy in
      let y = proxy.frame(in: .scrollView).minY
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(alignment: .leading, spacing: 4) {
          Text("Trattoria Rondine").font(.largeTitle.weight(.heavy))
          HStack(spacing: 4) {
            ForEach(1..<6) { Image(systemName: $0 < 5 ? "star.fill" : "star.leadinghalf.filled") }
            Text("4.6 (312)")
          }
          .font(.footnote)
        }
        .foregroundStyle(.white)
        .padding()
      }
      .frame(height: 220 + max(0, y))
      .offset(y: -max(0, y))
    }
    .frame(height: 220)
  }

  private func tabs(_ reader: ScrollViewProxy) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 24) {
        ForEach(CardDish.categories, id: \.self) { name in
          Button {
            withAnimation {
              category = name
              reader.scrollTo(name, anchor: .top)
            }
          } label: {
            VStack(spacing: 6) {
              Text(name).fontWeight(category == name ? .bold : .regular)
              ZStack {
                Capsule().fill(.clear).frame(height: 3)
                if category == name {
                  Capsule().fill(.orange).frame(height: 3).matchedGeometryEffect(
                    id: "line", in: line)
                }
              }
            }
            .fixedSize()
          }
          .foregroundStyle(category == name ? .primary : .secondary)
        }
      }
      .padding(.horizontal)
      .padding(.top, 12)
    }
    .background(.bar)
    .overlay(Divider(), alignment: .bottom)
  }

  private var basketBar: some View {
    Button {
      showsBasket = true
    } label: {
      HStack {
        Text("\(model.pieces)")
          .font(.callout.bold())
          .frame(minWidth: 28, minHeight: 28)
          .background(.white.opacity(0.25), in: .circle)
          .contentTransition(.numericText())
        Text("Basket").bold()
        Spacer()
        Text(model.total, format: .currency(code: "EUR")).bold().monospacedDigit()
      }
      .foregroundStyle(.white)
      .padding()
      .background(.orange.gradient, in: .rect(cornerRadius: 18))
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.ultraThinMaterial)
  }
}

@Observable final class TableOrder {
  var lines: [CardDish: Int] = [:]
  var pieces: Int { lines.values.reduce(0, +) }
  var total: Decimal { lines.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }
  func count(of dish: CardDish) -> Int { lines[dish, default: 0] }
  func add(_ dish: CardDish, _ count: Int) { lines[dish, default: 0] += count }
}

struct CardDish: Identifiable, Hashable {
  let name: String
  let text: String
  let price: Decimal
  let category: String
  var hot = false
  var id: String { name }

  static let categories = ["Starters", "Pasta", "Pizza", "Desserts", "Drinks"]
  static let all = [
    CardDish(
      name: "Bruschetta", text: "Tomatoes, basil, garlic on grilled bread", price: 6.5,
      category: "Starters"),
    CardDish(
      name: "Vitello tonnato",
      text: "Thin veal with a sauce of tuna and capers, served cold as in Piedmont", price: 12.9,
      category: "Starters"),
    CardDish(
      name: "Spaghetti aglio e olio", text: "With chilli", price: 10.5, category: "Pasta", hot: true
    ),
    CardDish(name: "Lasagne", text: "From the oven", price: 12, category: "Pasta"),
    CardDish(name: "Margherita", text: "Tomato, mozzarella", price: 9, category: "Pizza"),
    CardDish(name: "Diavola", text: "Spicy salami", price: 11.5, category: "Pizza", hot: true),
    CardDish(
      name: "Quattro stagioni", text: "Artichoke, ham, mushrooms, olives", price: 12.5,
      category: "Pizza"),
    CardDish(name: "Tiramisù", text: "Made this morning", price: 6.9, category: "Desserts"),
    CardDish(name: "Acqua", text: "0.75 l", price: 5.5, category: "Drinks"),
    CardDish(name: "Chinotto", text: "0.2 l", price: 3.9, category: "Drinks"),
  ]
}

private struct CardDishRow: View {
  let dish: CardDish
  let count: Int
  let open: () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if count > 0 {
        Rectangle().fill(.orange).frame(width: 4).padding(.vertical, 2)
      }
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 6) {
          if count > 0 { Text("\(count)×").foregroundStyle(.orange) }
          Text(dish.name)
          if dish.hot { Image(systemName: "flame.fill").foregroundStyle(.red).imageScale(.small) }
        }
        .font(.headline)
        Text(dish.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        Text(dish.price, format: .currency(code: "EUR")).font(.subheadline.weight(.medium))
      }
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 12)
        .fill(.quaternary)
        .frame(width: 76, height: 76)
        .overlay { Image(systemName: "fork.knife").font(.title).foregroundStyle(.secondary) }
        .overlay(alignment: .bottomTrailing) {
          Image(systemName: "plus").bold().padding(6).background(.background, in: .circle).shadow(
            radius: 2
          ).offset(x: 6, y: 6)
        }
    }
    .padding()
    .contentShape(.rect)
    .onTapGesture(perform: open)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}

import SwiftUI

struct Dish: Identifiable, Hashable {
  let id: String
  let minutes: Int
  let rating: Double
  let tint: Color
  let symbol: String
  let ingredients: [(String, Double, String)]
  static func == (a: Dish, b: Dish) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private let dishes = [
  Dish(
    id: "Tomato soup", minutes: 25, rating: 4.5, tint: .red, symbol: "flame.fill",
    ingredients: [("Tomatoes", 0.5, "kg"), ("Onions", 1, ""), ("Stock", 0.75, "l")]),
  Dish(
    id: "Green curry with a long name", minutes: 40, rating: 4.8, tint: .green, symbol: "leaf.fill",
    ingredients: [("Coconut milk", 0.4, "l"), ("Curry paste", 2, "tbsp")]),
  Dish(
    id: "Pancakes", minutes: 15, rating: 3.9, tint: .yellow, symbol: "circle.fill",
    ingredients: [("Flour", 0.25, "kg"), ("Eggs", 3, ""), ("Milk", 0.3, "l")]),
  Dish(
    id: "Blueberry pie", minutes: 75, rating: 4.2, tint: .blue, symbol: "birthday.cake.fill",
    ingredients: [("Blueberries", 0.4, "kg")]),
]

struct RecipeScreen: View {
  @AppStorage("favouriteDishes") private var favourites = ""
  @State private var path = NavigationPath()
  @State private var sort = 0
  @Namespace private var space

  private var sorted: [Dish] { sort == 0 ? dishes : dishes.sorted { $0.minutes < $1.minutes } }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        Picker("Sort", selection: $sort.animation()) {
          Text("Popular").tag(0)
          Text("Quickest").tag(1)
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 16
        ) {
          ForEach(sorted) { dish in
            NavigationLink(value: dish) { card(dish) }
              .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Dish.self) { DishScreen(dish: $0, favourites: $favourites) }
    }
  }

  private func card(_ dish: Dish) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .topTrailing) {
        Rectangle().fill(dish.tint.gradient)
          .aspectRatio(4 / 3, contentMode: .fit)
          .overlay(Image(systemName: dish.symbol).font(.largeTitle).foregroundStyle(.white))
        if favourites.contains(dish.id) {
          Image(systemName: "heart.fill").padding(8).foregroundStyle(.pink).background(
            .thinMaterial, in: Circle()
          ).padding(6)
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(dish.id).font(.headline).lineLimit(1)
        HStack(spacing: 4) {
          Image(systemName: "clock")
          Text("\(dish.minutes) min")
          Spacer()
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          Text(dish.rating.formatted(.number.precision(.fractionLength(1))))
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .padding(10)
    }
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.1), radius: 6, y: 3)
  }
}

private struct DishScreen: View {
  let dish: Dish
  @Binding var favourites: String
  @State private var servings = 2
  @State private var done: Set<String> = []
  @State private var tab = "Ingredients"
  @State private var showsTimer = false
  @State private var minutes = 5

  var isFavourite: Bool { favourites.contains(dish.id) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        dish.tint.frame(height: 260)
          .overlay(alignment: .bottomLeading) {
            Text(dish.id).font(.largeTitle.bold()).foregroundColor(.white).padding()
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(
                LinearGradient(
                  colors: [.clear, .black.opacity(0.6)], startPoint: .top, endPoint: .bottom))
          }
        VStack(alignment: .leading, spacing: 16) {
          Picker("", selection: $tab) {
            ForEach(["Ingredients", "Steps"], id: \.self, content: Text.init)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          if tab == "Ingredients" {
            Stepper("Serves \(servings)", value: $servings, in: 1...12)
            ForEach(dish.ingredients, id: \.0) { name, amount, unit in
              HStack {
                Image(systemName: done.contains(name) ? "checkmark.circle.fill" : "circle")
                  .foregroundStyle(done.contains(name) ? Color.green : .secondary)
                Text(name).strikethrough(done.contains(name))
                Spacer()
                Text("\((amount * Double(servings)).formatted()) \(unit)").foregroundStyle(
                  .secondary)
              }
              .contentShape(Rectangle())
              .onTapGesture {
                if done.contains(name) { done.remove(name) } else { done.insert(name) }
              }
              Divider()
            }
          } else {
            ForEach(1..<4) { step in
              Label {
                Text("Step \(step): stir, taste and wait until it smells good. Do not burn it.")
              } icon: {
                Text("\(step)").font(.headline).frame(width: 30, height: 30).background(
                  Circle().stroke(dish.tint, lineWidth: 2))
              }
            }
            Button {
              showsTimer = true
            } label: {
              Label("Set a timer", systemImage: "timer").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(dish.tint)
          }
        }
        .padding()
        .background(Color(.systemBackground))
      }
    }
    .ignoresSafeArea(edges: .top)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.hidden, for: .navigationBar)
    .toolbar {
      Button {
        favourites =
          isFavourite
          ? favourites.replacingOccurrences(of: dish.id + ";", with: "")
          : favourites + dish.id + ";"
      } label: {
        Image(systemName: isFavourite ? "heart.fill" : "heart")
      }
      .accessibilityLabel(isFavourite ? "Remove from favourites" : "Add to favourites")
    }
    .sheet(isPresented: $showsTimer) {
      VStack {
        Picker("Minutes", selection: $minutes) { ForEach(1..<61) { Text("\($0) min").tag($0) } }
          .pickerStyle(.wheel)
        Button("Start") { showsTimer = false }.buttonStyle(.bordered)
      }
      .presentationDetents([.height(300)])
    }
  }
}

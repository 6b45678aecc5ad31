import SwiftUI

// Meals of a week in the style of a public app: a strip of days, a deck to swipe, a budget as a path, tabs of its own.

private struct Meal: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var minutes: Int
  var cost: Double
  var tags: [String]
}

private struct PlannerFlow: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(proposal.replacingUnspecifiedDimensions().width, subviews)
    return CGSize(width: proposal.width ?? rows.width, height: rows.height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let places = arrange(bounds.width, subviews).places
    for (view, place) in zip(subviews, places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (
    places: [CGPoint], width: CGFloat, height: CGFloat
  ) {
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
    var places: [CGPoint] = []
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 {
        x = 0
        y += line + spacing
        line = 0
      }
      places.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x)
    }
    return (places, widest, y + line)
  }
}

private struct TabBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct WeekPlannerScreen: View {
  @State private var tab = 0
  @State private var day = 2
  @State private var plan: [Int: [Meal]] = [:]
  @State private var filters: Set<String> = []
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    VStack(spacing: 0) {
      Group {
        switch tab {
        case 0: week
        case 1: PlannerDeck { plan[day, default: []].append($0) }
        default:
          PlannerBudget(costs: (0..<7).map { plan[$0, default: []].map(\.cost).reduce(0, +) })
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      tabs
    }
    .ignoresSafeArea(.keyboard)
  }

  private var week: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("This week").font(.largeTitle.bold()).padding([.horizontal, .top])
      ScrollViewReader { reader in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 8) {
            ForEach(days.indices, id: \.self) { index in
              VStack(spacing: 6) {
                Text(days[index]).font(.caption)
                Text("\(10 + index)").font(.title3.weight(.semibold))
                Circle().frame(width: 5, height: 5).opacity(
                  plan[index, default: []].isEmpty ? 0 : 1)
              }
              .frame(width: 58, height: 84)
              .background(
                day == index ? AnyShapeStyle(.green.gradient) : AnyShapeStyle(.quaternary),
                in: .rect(cornerRadius: 16)
              )
              .foregroundStyle(day == index ? .white : .primary)
              .id(index)
              .onTapGesture {
                withAnimation(.snappy) {
                  day = index
                  reader.scrollTo(index, anchor: .center)
                }
              }
            }
          }
          .padding(.horizontal)
        }
        .onAppear { reader.scrollTo(day, anchor: .center) }
      }
      PlannerFlow {
        ForEach(["Vegan", "Quick", "Spicy", "Gluten free", "For children", "Cheap"], id: \.self) {
          tag in
          Toggle(
            tag,
            isOn: Binding(
              get: { filters.contains(tag) },
              set: { if $0 { filters.insert(tag) } else { filters.remove(tag) } })
          )
          .toggleStyle(.button)
          .buttonBorderShape(.capsule)
          .controlSize(.small)
          .tint(.green)
        }
      }
      .padding(.horizontal)
      if let meals = plan[day], !meals.isEmpty {
        List {
          ForEach(meals) { meal in
            LabeledContent {
              Text(meal.cost, format: .currency(code: "EUR"))
            } label: {
              Text(meal.name)
              Text("\(meal.minutes) min")
            }
          }
          .onDelete { plan[day]?.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
      } else {
        VStack {
          Image(systemName: "fork.knife").font(.largeTitle)
          Text("Nothing planned for \(days[day])")
          Button("Find a meal") { withAnimation { tab = 1 } }.buttonStyle(.borderedProminent).tint(
            .green)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var tabs: some View {
    HStack {
      ForEach(
        Array(
          zip(["calendar", "rectangle.stack", "chart.bar"], ["Week", "Ideas", "Budget"])
            .enumerated()), id: \.offset
      ) { index, item in
        Button {
          withAnimation(.spring(duration: 0.3)) { tab = index }
        } label: {
          VStack(spacing: 2) {
            Image(systemName: item.0).symbolVariant(tab == index ? .fill : .none)
            Text(item.1).font(.caption2)
          }
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
        }
        .foregroundStyle(tab == index ? .green : .secondary)
        .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[tab] {
          let rect = proxy[anchor]
          Capsule().fill(.green).frame(width: rect.width / 3, height: 3)
            .position(x: rect.midX, y: rect.minY)
        }
      }
      .allowsHitTesting(false)
    }
    .background(.bar)
  }
}

private struct PlannerDeck: View {
  var keep: (Meal) -> Void
  @State private var cards = [
    Meal(name: "Lentil soup", minutes: 30, cost: 4.2, tags: ["Vegan", "Cheap"]),
    Meal(name: "Salmon with dill", minutes: 25, cost: 14.5, tags: ["Quick"]),
    Meal(name: "Green curry", minutes: 45, cost: 8, tags: ["Spicy", "Vegan"]),
  ]
  @State private var drag = CGSize.zero
  @State private var flipped = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Swipe right to plan").font(.headline).padding(.top)
      ZStack {
        if cards.isEmpty { ContentUnavailableView("No more ideas", systemImage: "tray") }
        ForEach(cards.reversed()) { card in
          let top = card == cards.first
          face(card, top: top)
            .offset(top ? drag : .zero)
            .rotationEffect(top ? .degrees(Double(drag.width / 18)) : .zero)
            .scaleEffect(top ? 1 : 0.95)
            .gesture(
              DragGesture()
                .onChanged { drag = $0.translation }
                .onEnded { value in
                  if abs(value.predictedEndTranslation.width) > 150 {
                    leave(right: value.translation.width > 0)
                  } else {
                    withAnimation(.bouncy) { drag = .zero }
                  }
                },
              including: top ? .all : .none
            )
            .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { flipped.toggle() } }
        }
      }
      .frame(maxHeight: .infinity)
      HStack(spacing: 40) {
        Button {
          leave(right: false)
        } label: {
          Image(systemName: "xmark").font(.title)
        }.tint(.red)
          .accessibilityLabel("Skip")
        Button {
          leave(right: true)
        } label: {
          Image(systemName: "heart.fill").font(.title)
        }.tint(.green)
          .accessibilityLabel("Keep")
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.circle)
      .controlSize(.large)
      .disabled(cards.isEmpty)
      .padding(.bottom)
    }
  }

  private func face(_ card: Meal, top: Bool) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24).fill(.background).shadow(radius: 6)
      if flipped && top {
        VStack {
          Text("\(card.minutes) minutes")
          Text(card.cost, format: .currency(code: "EUR"))
          Text(card.tags.joined(separator: ", ")).foregroundStyle(.secondary)
        }
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      } else {
        Text(card.name).font(.title.bold())
      }
      if top {
        Text(drag.width > 0 ? "PLAN" : "SKIP").font(.title.weight(.black))
          .foregroundStyle(drag.width > 0 ? .green : .red)
          .opacity(min(1, abs(drag.width) / 100))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).padding(30)
      }
    }
    .frame(width: 280, height: 380)
    .rotation3DEffect(.degrees(flipped && top ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  }

  private func leave(right: Bool) {
    guard let card = cards.first else { return }
    withAnimation(.easeOut(duration: 0.25)) {
      drag = CGSize(width: right ? 500 : -500, height: 0)
    } completion: {
      cards.removeFirst()
      drag = .zero
      flipped = false
      if right { keep(card) }
    }
  }
}

private struct PlannerBudget: View {
  var costs: [Double]
  @SceneStorage("planner.limit") private var limit = 60.0
  @State private var marked: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Budget").font(.largeTitle.bold())
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 18)
        Circle().trim(from: 0, to: min(1, costs.reduce(0, +) / limit))
          .stroke(
            AngularGradient(colors: [.green, .yellow, .green], center: .center),
            style: .init(lineWidth: 18, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        VStack {
          Text(costs.reduce(0, +), format: .currency(code: "EUR")).font(.title2.bold())
          Text("of \(limit, format: .currency(code: "EUR"))").font(.caption)
        }
      }
      .frame(width: 160, height: 160)
      .frame(maxWidth: .infinity)
      GeometryReader { geo in
        let step = geo.size.width / 6
        Path { path in
          for (index, cost) in costs.enumerated() {
            let point = CGPoint(x: CGFloat(index) * step, y: geo.size.height * (1 - cost / 25))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        .stroke(.green, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
        if let marked {
          VStack(spacing: 0) {
            Text(costs[marked], format: .currency(code: "EUR")).font(.caption).padding(4)
              .background(.thinMaterial, in: .capsule)
            Rectangle().frame(width: 1)
          }
          .position(x: CGFloat(marked) * step, y: geo.size.height / 2)
        }
        Color.clear.contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { marked = max(0, min(6, Int(($0.location.x / step).rounded()))) }
              .onEnded { _ in marked = nil })
      }
      .frame(height: 140)
      HStack {
        Text("Limit")
        Slider(value: $limit, in: 20...120, step: 10)
        Text("\(Int(limit)) €").monospacedDigit().frame(width: 60, alignment: .trailing)
      }
      Spacer()
    }
    .padding()
  }
}

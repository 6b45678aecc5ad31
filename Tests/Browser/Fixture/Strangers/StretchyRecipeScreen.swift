import SwiftUI

// A recipe's page in the style of a public app: a header that stretches, and section headers that stay at the top.

private struct StretchOffsetKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct StretchCheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundColor(configuration.isOn ? .green : .secondary)
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label.strikethrough(configuration.isOn)
        .opacity(configuration.isOn ? 0.5 : 1)
    }
  }
}

private struct StretchPill: ViewModifier {
  var color: Color
  func body(content: Content) -> some View {
    content
      .font(.caption.weight(.bold))
      .padding(.init(top: 6, leading: 10, bottom: 6, trailing: 10))
      .background(color.opacity(0.18), in: Capsule())
      .foregroundColor(color)
  }
}

extension View {
  fileprivate func stretchPill(_ color: Color) -> some View { modifier(StretchPill(color: color)) }
}

private struct StretchTopLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon.font(.title2).foregroundStyle(.orange)
      configuration.title.font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }
}

struct StretchyRecipeScreen: View {
  @State private var offset: CGFloat = 0
  @State private var have: Set<String> = ["Flour"]
  @State private var servings = 4
  @State private var isFavourite = false
  @State private var showsTimer = false
  @State private var rating = 3

  private let ingredients = [
    "Flour", "Butter", "Brown sugar", "Eggs", "Vanilla", "Sea salt flakes", "Dark chocolate, 70 %",
  ]
  private let steps = [
    "Brown the butter in a light pan until it smells of nuts, then let it cool.",
    "Whisk sugar and eggs until pale. Stir in the butter and the vanilla.",
    "Fold in flour and salt, then the chopped chocolate. Chill for an hour.",
    "Bake at 190 °C for eleven minutes. The middle may look raw.",
  ]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        header
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          facts.padding()
          Section(header: sectionHeader("Ingredients", trailing: AnyView(stepper))) {
            ForEach(ingredients, id: \.self) { name in
              Toggle(isOn: binding(name)) { Text(name) }
                .toggleStyle(StretchCheckStyle())
                .padding(.horizontal)
                .padding(.vertical, 10)
              Divider().padding(.leading, 48)
            }
          }
          Section(header: sectionHeader("Method", trailing: AnyView(EmptyView()))) {
            ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
              HStack(alignment: .top, spacing: 16) {
                Text("\(index + 1)")
                  .font(.system(.title, design: .serif).weight(.black))
                  .frame(width: 36, alignment: .trailing)
                  .foregroundStyle(.orange.gradient)
                Text(step).lineSpacing(4).fixedSize(horizontal: false, vertical: true)
              }
              .padding()
            }
            Text("Enjoy!").font(.custom("Georgia-Italic", size: 22)).frame(maxWidth: .infinity)
              .padding(.vertical, 40)
          }
        }
        .background(Color(UIColor.systemBackground))
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(StretchOffsetKey.self) { offset = $0 }
    .edgesIgnoringSafeArea(.top)
    .overlay(alignment: .topTrailing) {
      Button {
        withAnimation(.easeOut) { isFavourite.toggle() }
      } label: {
        Image(systemName: isFavourite ? "heart.fill" : "heart")
          .font(.system(size: 17, weight: .semibold))
          .foregroundColor(isFavourite ? .red : .primary)
          .padding(10)
          .background(.ultraThinMaterial, in: Circle())
      }
      .padding(.trailing)
    }
    .safeAreaInset(edge: .bottom) {
      Button(action: { showsTimer = true }) {
        HStack {
          Image(systemName: "timer")
          Text("Start cooking")
        }
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 14)
        .foregroundColor(.white)
        .background(
          RoundedRectangle(cornerRadius: 16).fill(
            LinearGradient(colors: [.orange, .red], startPoint: .leading, endPoint: .trailing)))
      }
      .padding(.horizontal)
      .padding(.bottom, 8)
    }
    .sheet(isPresented: $showsTimer) {
      VStack(spacing: 16) {
        Text("11:00").font(.system(size: 64, weight: .thin, design: .rounded)).monospacedDigit()
        Button("Stop", role: .destructive) { showsTimer = false }.buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
      .presentationDetents([.height(240), .medium])
      .presentationDragIndicator(.visible)
    }
  }

  private var header: some View {
    GeometryReader { geometry in
      let minY = geometry.frame(in: .named("scroll")).minY
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: [.brown, .orange, .yellow], startPoint: .topTrailing, endPoint: .bottomLeading
        )
        .overlay(
          Image(systemName: "fork.knife")
            .font(.system(size: 140)).foregroundColor(.white.opacity(0.25)).rotationEffect(
              .degrees(-20)))
        LinearGradient(
          gradient: Gradient(colors: [.clear, .black.opacity(0.7)]), startPoint: .center,
          endPoint: .bottom)
        VStack(alignment: .leading, spacing: 8) {
          Text("DESSERT").stretchPill(.yellow)
          Text("Brown Butter Chocolate Cookies").font(.largeTitle.bold()).foregroundColor(.white)
          HStack(spacing: 2) {
            ForEach(1..<6) { star in
              Image(systemName: star <= rating ? "star.fill" : "star")
                .foregroundColor(.yellow)
                .onTapGesture { rating = star }
            }
            Text("(218)").font(.footnote).foregroundColor(.white.opacity(0.8))
          }
        }
        .padding()
      }
      .frame(width: geometry.size.width, height: geometry.size.height + (minY > 0 ? minY : 0))
      .clipped()
      .offset(y: minY > 0 ? -minY : 0)
      .preference(key: StretchOffsetKey.self, value: minY)
    }
    .frame(height: 340)
  }

  private var facts: some View {
    HStack(alignment: .top, spacing: 0) {
      Label("25 min", systemImage: "clock")
      Label("\(servings) people", systemImage: "person.2")
      Label("Easy", systemImage: "flame")
    }
    .labelStyle(StretchTopLabel())
    .padding(.vertical, 12)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(14)
  }

  private var stepper: some View {
    Stepper("Servings", value: $servings, in: 1...12).labelsHidden()
  }

  private func sectionHeader(_ title: String, trailing: AnyView) -> some View {
    HStack {
      Text(title).font(.title3).fontWeight(.heavy)
      Spacer()
      trailing
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.thinMaterial)
  }

  private func binding(_ name: String) -> Binding<Bool> {
    Binding(
      get: { have.contains(name) },
      set: { if $0 { have.insert(name) } else { have.remove(name) } })
  }
}

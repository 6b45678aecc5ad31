import SwiftUI

/// Beds over a coloured ground, and what is bought for them in a list with its sum below.
struct GardenScreen: View {
  var body: some View {
    NavigationStack {
      ZStack {
        Color.mint.opacity(0.2).ignoresSafeArea()
        ScrollView {
          VStack(spacing: 12) {
            ForEach(1..<21) { number in
              GardenBed(number: number)
            }
          }
          .padding()
        }
      }
      .navigationTitle("Garden")
      .toolbar {
        NavigationLink("Basket") { GardenBasket() }
      }
    }
  }
}

private struct GardenBed: View {
  let number: Int

  var body: some View {
    HStack {
      Image(systemName: "leaf.fill").foregroundStyle(.green)
      Text("Bed \(number)").font(.headline)
      Spacer()
      Text("\(number * 3) plants").foregroundStyle(.secondary)
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityIdentifier("bed.\(number)")
  }
}

private struct GardenBasket: View {
  var body: some View {
    List(1..<31) { number in
      Text("Seeds \(number)").accessibilityIdentifier("seeds.\(number)")
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("Total")
        Spacer()
        Text("€ 90")
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle("Basket")
    .navigationBarTitleDisplayMode(.large)
  }
}

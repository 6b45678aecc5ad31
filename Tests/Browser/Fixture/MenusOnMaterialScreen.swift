import SwiftUI

/// Menus in headers and rows, each on a material of its own.
struct MenusOnMaterialScreen: View {
  @State private var order = "None"

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text("Songs: \(order)").accessibilityIdentifier("order")
        Spacer()
        Menu("Sort") {
          ForEach(["Name", "Artist", "Length"], id: \.self) { way in
            Button(way) { order = way }.accessibilityIdentifier(way)
          }
        }
        .accessibilityIdentifier("sort")
      }
      .padding()
      .background(.ultraThinMaterial)
      ScrollView {
        VStack(spacing: 8) {
          ForEach(0..<30) { index in
            HStack {
              Text("Song \(index)")
              Spacer()
              Menu("More \(index)") {
                Button("Play \(index)") { order = "\(index)" }
              }
              .accessibilityIdentifier("more.\(index)")
            }
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
          }
        }
      }
      .frame(height: 420)
    }
    .padding()
    .background(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
  }
}

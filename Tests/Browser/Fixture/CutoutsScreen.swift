import SwiftUI

/// Colours behind masks of all kinds. Red is what the masks show.
struct CutoutsScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      cutout("fade") {
        VStack(spacing: 0) {
          LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            .frame(height: 20)
          Rectangle()
          Color.clear.frame(height: 20)
        }
      }
      cutout("corner", alignment: .bottomTrailing) { Circle().frame(width: 40, height: 40) }
      cutout("word") { Text("HHHHH").font(.system(size: 40, weight: .black)) }
      cutout("symbol", alignment: .leading) {
        Image(systemName: "square.fill").font(.system(size: 40))
      }
      cutout("halves") {
        HStack(spacing: 20) {
          Capsule()
          RoundedRectangle(cornerRadius: 8).opacity(0.5)
        }
      }
      cutout("hole") {
        Rectangle()
          .overlay { Circle().frame(width: 40, height: 40).blendMode(.destinationOut) }
          .compositingGroup()
      }
    }
    .padding(.vertical, 20)
  }

  private func cutout<Mask: View>(
    _ name: String, alignment: Alignment = .center, @ViewBuilder mask: () -> Mask
  ) -> some View {
    Color.red
      .frame(width: 200, height: 80)
      .mask(alignment: alignment, mask)
      .accessibilityIdentifier("cutouts.\(name)")
  }
}

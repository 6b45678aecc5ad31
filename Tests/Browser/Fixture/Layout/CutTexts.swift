import SwiftUI

/// Texts in rooms that are too small for them, in boxes whose places the tests know.
struct CutTexts: View {
  private let long = "The quick brown fox jumps over the lazy dog, says the end!"
  @State private var display = "12"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        narrow
        low
        smaller
      }
      .padding()
    }
  }

  @ViewBuilder private var narrow: some View {
    box("narrow.plain", 160, 40, .topLeading) { Text(long).lineLimit(1) }
    box("narrow.painted", 160, 40, .topLeading) {
      Text(long).lineLimit(1).background(.yellow)
    }
    box("narrow.padded", 160, 60, .topLeading) {
      Text(long).lineLimit(1).padding(12).background(.yellow)
    }
    box("narrow.trailing", 160, 40, .trailing) { Text(long).lineLimit(1) }
    box("narrow.word", 60, 40, .leading) { Text("Incomprehensibilities").lineLimit(1) }
    box("narrow.head", 160, 40, .leading) { Text(long).lineLimit(1).truncationMode(.head) }
    box("narrow.row", 200, 40, .leading) {
      HStack {
        Text(long).lineLimit(1)
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("narrow.row.beside")
      }
    }
  }

  @ViewBuilder private var low: some View {
    box("low.line", 160, 10, .top) { Text("One line").lineLimit(1) }
    box("low.painted", 160, 10, .topLeading) { Text("One line").lineLimit(1).background(.yellow) }
    box("low.lines", 160, 50, .topLeading) { Text(long) }
    box("low.middle", 160, 30, .center) { Text(long) }
  }

  @ViewBuilder private var smaller: some View {
    box("smaller.fits", 160, 40, .leading) { Text("Short").lineLimit(1).minimumScaleFactor(0.5) }
    box("smaller.line", 160, 40, .leading) {
      Text("Wider than its room").font(.title).lineLimit(1).minimumScaleFactor(0.5)
    }
    box("smaller.cut", 160, 40, .leading) { Text(long).lineLimit(1).minimumScaleFactor(0.8) }
    box("smaller.lines", 160, 60, .topLeading) { Text(long).minimumScaleFactor(0.5) }
    box("smaller.inherited", 160, 40, .leading) {
      VStack { Text("Wider than its room").font(.title) }.lineLimit(1).minimumScaleFactor(0.5)
    }
    box("smaller.display", 160, 80, .trailing) {
      Text(display).font(.system(size: 60)).lineLimit(1).minimumScaleFactor(0.25)
    }
    Button("Append") { display += "345" }.accessibilityIdentifier("smaller.append")
  }

  private func box(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ alignment: Alignment,
    @ViewBuilder content: () -> some View
  ) -> some View {
    content()
      .frame(width: width, height: height, alignment: alignment)
      .background {
        Color.gray.opacity(0.3).accessibilityIdentifier(name)
      }
  }
}

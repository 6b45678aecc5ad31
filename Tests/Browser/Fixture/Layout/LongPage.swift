import SwiftUI

/// A page that is far longer than a window, and of which nothing is lazy.
struct LongPage: View {
  @State private var picked = -1

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Stations")
          .font(.title)
        ForEach(0..<300, id: \.self) { number in
          HStack {
            Image(systemName: "tram")
            VStack(alignment: .leading) {
              Text("Station \(number)")
              Text("Line \(number % 7), platform \(number % 3)")
                .font(.caption)
            }
            Spacer()
            Button(picked == number ? "Picked" : "Pick") { picked = number }
              .accessibilityIdentifier("pick.\(number)")
          }
          .accessibilityIdentifier("station.\(number)")
        }
      }
      .padding()
    }
  }
}

import SwiftUI

/// A person's picture in a circle; without one, and where it cannot be loaded, their initials on a
/// colour of their own.
struct Avatar: View {
  let name: String
  let url: URL?
  let size: CGFloat

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color.clear
    }
    .frame(width: size, height: size)
    // Behind the picture, so that they are seen until it is there, and if it never is.
    .background {
      Self.color(of: name)
        .overlay {
          Text(Self.initials(of: name))
            .font(.system(size: size * 0.36, weight: .semibold))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .fixedSize()
        }
    }
    .clipShape(.circle)
    .accessibilityHidden(true)
  }

  /// The first letters of the first and the last name.
  static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    return [words.first, words.count > 1 ? words.last : nil]
      .compactMap { $0?.first.map { $0.uppercased() } }
      .joined()
  }

  /// The same for the same name, in every process.
  private static func color(of name: String) -> Color {
    let sum = name.unicodeScalars.reduce(UInt32(7)) { $0 &* 31 &+ $1.value }
    let shades: [(Double, Double, Double)] = [
      (0.62, 0.20, 0.32), (0.16, 0.36, 0.62), (0.11, 0.42, 0.34), (0.45, 0.26, 0.60),
      (0.60, 0.30, 0.08), (0.24, 0.34, 0.40),
    ]
    let shade = shades[Int(sum % UInt32(shades.count))]
    return Color(red: shade.0, green: shade.1, blue: shade.2)
  }
}

#Preview {
  HStack {
    Avatar(name: "Ada Lindqvist", url: nil, size: 104)
    Avatar(name: "Hiro", url: nil, size: 44)
  }
}

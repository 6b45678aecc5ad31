import Foundation

/// The pictures of those who have one: drawn here, and served by the showcase itself.
public enum ProfilePictures {
  /// Where the showcase answers, with the drawing's name in the query.
  public static let path = "/profile-pictures"

  /// The address of a drawing on this server.
  static func address(of name: String) -> URL? {
    var address = URLComponents()
    address.path = path
    address.queryItems = [URLQueryItem(name: "of", value: name)]
    return address.url
  }

  /// A drawing as SVG; nothing if there is none of this name.
  public static func svg(of name: String) -> String? {
    switch name {
    case "carpet": carpet
    case "honeycomb": honeycomb
    default: nil
    }
  }

  /// A square picture of 120 points.
  private static func drawing(background: String, _ shapes: [String]) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240">
    <rect width="120" height="120" fill="\(background)"/>
    \(shapes.joined(separator: "\n"))
    </svg>
    """
  }

  /// Diamonds between stripes, as woven.
  private static let carpet = drawing(
    background: "#7c2438",
    [12, 100].map { "<rect y=\"\($0)\" width=\"120\" height=\"8\" fill=\"#e8c98f\"/>" }
      + stride(from: 0, through: 120, by: 30).flatMap { x in
        [
          diamond(x: x, y: 60, size: 30, fill: "#e8c98f"),
          diamond(x: x, y: 60, size: 21, fill: "#1f4a63"),
          diamond(x: x, y: 60, size: 10, fill: "#f4e6c8"),
        ]
      })

  private static func diamond(x: Int, y: Int, size: Int, fill: String) -> String {
    "<path d=\"M\(x) \(y - size)L\(x + size / 2) \(y)L\(x) \(y + size)L\(x - size / 2) \(y)Z\""
      + " fill=\"\(fill)\"/>"
  }

  /// Cells in rows, some of them filled.
  private static let honeycomb = drawing(
    background: "#f0b429",
    (0..<5).flatMap { row in
      (0..<5).map { column in
        cell(
          x: 30 * column + (row.isMultiple(of: 2) ? 0 : 15), y: 26 * row + 8,
          fill: (row * 2 + column) % 3 == 0 ? "#c9820e" : "#f7cf6b")
      }
    })

  private static func cell(x: Int, y: Int, fill: String) -> String {
    "<path d=\"M\(x) \(y - 16)l14 8v16l-14 8l-14 -8v-16Z\" fill=\"\(fill)\""
      + " stroke=\"#8a5a05\" stroke-width=\"2\"/>"
  }
}

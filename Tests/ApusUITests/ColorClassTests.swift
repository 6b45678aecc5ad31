import ApusUI
import Foundation
import Testing

// As apps declare them.
extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  fileprivate class var brand: UIColor { UIColor(hex: 0x3366CC) }
}

private final class NamedColor: UIColor, @unchecked Sendable {
  var title = ""
}

/// A colour of UIKit is an object.
@MainActor @Suite struct ColorClassTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test func anArchiveKeepsIt() throws {
    let pale = UIColor.systemRed.withAlphaComponent(0.25)
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    for color in [UIColor.brand, .systemBlue, .opaqueSeparator, adaptive, pale, .clear] {
      #expect(try archived(color) == color)
      #expect(try archived(color)?.cgColor == color.cgColor)
    }
  }

  @Test func anArchiveOfNoColorIsNone() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(Int64(0x7700), forKey: "light")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == nil)
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.finishEncoding()
    #expect(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
  }

  @Test func colorsThatLookTheSameAreEqual() {
    #expect(UIColor.brand == UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))
    #expect(UIColor.brand != UIColor.systemBlue)
    #expect(Set([UIColor.brand, .brand, .red]).count == 2)
    #expect((UIColor.brand as NSObject).isEqual(UIColor.brand.copy()))
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.brand]
    #expect(attributes[.foregroundColor] as? UIColor == .brand)
  }

  @Test func aLiteralAndASubclassAreColors() {
    let literal = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    #expect(literal == .brand)
    let named = NamedColor(white: 0.5, alpha: 1)
    named.title = "Grey"
    #expect(named == UIColor(white: 0.5, alpha: 1))
    #expect(Color(uiColor: named) == Color(white: 0.5))
  }
}

import SwiftUI
import UIKit

/// A picture that code of UIKit draws.
struct DrawnPictureScreen: View {
  private static let picture =
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 35, y: 10, width: 20, height: 20)).fill()
      NSString(string: "█").draw(
        at: CGPoint(x: 5, y: 5),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20),
          .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        ])
    }

  var body: some View {
    Image(uiImage: Self.picture)
      .accessibilityLabel("Badge")
      .accessibilityIdentifier("badge")
  }
}

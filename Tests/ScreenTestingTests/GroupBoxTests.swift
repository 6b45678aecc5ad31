import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Frames of a box and its content. Modifiers around the box do not change its padding.
@MainActor
struct GroupBoxTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.accessibilityIdentifier(name).frame(width: width, height: height)
  }

  @Test func aBoxKeepsItsPaddingInsideOfAnother() {
    let screen = Screen {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          GroupBox { box("inside", 100, 20) }.padding(.horizontal, 40)
          box("beside", 10, 10)
        }
        box("below", 10, 10)
      }
    }
    let inside = screen.element("inside").frame!
    #expect(screen.element("beside").frame!.minX - inside.maxX == 56)
    #expect(screen.element("below").frame!.minY - inside.maxY == 16)
  }
}

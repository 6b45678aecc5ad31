import Foundation
import ScreenTesting
import Testing

@testable import ApusUI

/// The size of text that a person has chosen.
@MainActor
struct TextSizeTests {
  private struct Departure: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var side = 20.0
    @State private var count = 0

    var body: some View {
      let layout =
        size.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      VStack(alignment: .leading) {
        layout {
          Text("Departure").accessibilityIdentifier("name")
          Button("Late \(count)") { count += 1 }.accessibilityIdentifier("late")
        }
        Rectangle().frame(width: side, height: side).accessibilityIdentifier("square")
        Text("Usual").dynamicTypeSize(.large).accessibilityIdentifier("usual")
        Text("Limited").dynamicTypeSize(...DynamicTypeSize.xLarge)
          .accessibilityIdentifier("limited")
      }
    }
  }

  @Test func aScreenFollowsTheTextSize() async throws {
    let screen = Screen { Departure() }
    screen.element("late").tap()
    let before = try (
      #require(screen.element("name").frame), #require(screen.element("late").frame)
    )
    #expect(before.1.minX > before.0.maxX)
    let usual = try #require(screen.element("usual").frame)
    screen.dynamicTypeSize = .accessibility2
    await screen.settle()
    #expect(screen.dynamicTypeSize == .accessibility2)
    let after = try (#require(screen.element("name").frame), #require(screen.element("late").frame))
    #expect(after.1.minY > after.0.maxY)
    #expect(abs(after.0.width / before.0.width - 33.0 / 17) < 0.02)
    #expect(screen.element("square").frame?.width == 20 * 33.0 / 17)
    // A size that a view sets is the same for each person.
    #expect(try #require(screen.element("usual").frame).width == usual.width)
    #expect(screen.text("Late 1").isVisible)
    let limited = try #require(screen.element("limited").frame)
    screen.dynamicTypeSize = .xLarge
    await screen.settle()
    #expect(try abs(#require(screen.element("limited").frame).width - limited.width) < 0.01)
  }

  @Test func browsersHaveSizesBetweenThoseOfPhones() {
    #expect(DynamicTypeSize(factor: 1) == .large)
    #expect(DynamicTypeSize(factor: 20.0 / 16) == .xxLarge)
    #expect(DynamicTypeSize(factor: 24.0 / 16) == .accessibility1)
    #expect(DynamicTypeSize(factor: 2) == .accessibility2)
    #expect(DynamicTypeSize(factor: 0) == .xSmall)
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(factor: size.factor) == size) }
  }

  private struct Asked: View {
    @Environment(\.sizeCategory) private var category

    var body: some View {
      let asked = UIApplication.shared.preferredContentSizeCategory
      VStack {
        Text(verbatim: "\(category) \(asked.rawValue) \(asked.isAccessibilityCategory)")
          .accessibilityIdentifier("category")
        Text(verbatim: "\(UIFontMetrics.default.scaledValue(for: 17))")
          .accessibilityIdentifier("length")
      }
    }
  }

  @Test func codeOfUIKitAsksForTheTextSize() async {
    let screen = Screen { Asked() }
    #expect(screen.element("category").text == "large UICTContentSizeCategoryL false")
    #expect(screen.element("length").text == "17.0")
    screen.dynamicTypeSize = .accessibility5
    await screen.settle()
    #expect(
      screen.element("category").text
        == "accessibilityExtraExtraExtraLarge UICTContentSizeCategoryAccessibilityXXXL true")
    #expect(screen.element("length").text == "53.0")
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == 28)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(DynamicTypeSize(UIContentSizeCategory.small) == .small)
    #expect(UIContentSizeCategory(DynamicTypeSize.xxxLarge) == .extraExtraExtraLarge)
  }
}

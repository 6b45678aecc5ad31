import ScreenTesting
import Testing
import UIKit

@testable import SwiftUI

/// What apps set for all bars, fonts and traits by UIKit's names.
@MainActor
@Suite struct AppearanceTests {
  @Test func coloursOfTabsComeFromTheAppearance() {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = .brown
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.orange]
    let bar = UITabBar.appearance()
    bar.standardAppearance = look
    defer { bar.standardAppearance = UITabBarAppearance() }
    #expect(bar.color(isSelected: false) == .brown)
    #expect(bar.color(isSelected: true) == .orange)
    look.stackedLayoutAppearance.configureWithDefault(for: .stacked)
    #expect(bar.color(isSelected: false) == nil)
  }

  @Test func coloursOfButtonsComeFromTheAppearance() {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    let bar = UINavigationBar.appearance()
    bar.standardAppearance = look
    defer { bar.standardAppearance = UINavigationBarAppearance() }
    #expect(bar.buttonColor == .brown)
  }

  @Test func fontsAreTakenApartAndPutTogether() {
    let title = UIFont.preferredFont(forTextStyle: .largeTitle)
    let round = UIFont(descriptor: title.fontDescriptor.withDesign(.rounded)!, size: 0)
    #expect(round.pointSize == 34)
    #expect(Font(round) == .system(.largeTitle, design: .rounded))
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([
      .traitBold, .traitItalic,
    ])!
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(Font(UIFont(descriptor: bold, size: 20)) == .system(size: 20, weight: .bold).italic())
    #expect(UIFontDescriptor(name: "Lato", size: 9).withSize(11).pointSize == 11)
  }

  struct Traits: View {
    var body: some View {
      let traits = UITraitCollection.current
      Text(traits.userInterfaceStyle == .dark ? "dark" : "light")
      Text(traits.horizontalSizeClass == .compact ? "narrow" : "wide")
    }
  }

  @Test func traitsAreThoseOfTheVisitorsWindow() {
    let phone = Screen(colorScheme: .dark, width: 390) { Traits() }
    #expect(phone.text("dark").exists && phone.text("narrow").exists)
    let wide = Screen(width: 1000) { Traits() }
    #expect(wide.text("light").exists && wide.text("wide").exists)
  }

  @Test func whatStandsForAllViewsOfAKindIsOne() {
    UISlider.appearance().minimumTrackTintColor = .red
    #expect(UISlider.appearance() === UISlider.appearance())
    #expect(UISlider().minimumTrackTintColor == nil)
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
    UIRefreshControl.appearance().tintColor = .red
    UICollectionView.appearance().backgroundColor = .clear
  }
}

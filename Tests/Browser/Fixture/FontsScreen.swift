import SwiftUI

/// Words in fonts that the app brings along: boxes that are as wide as high, and bold ones that are wider.
struct FontsScreen: View {
  @State private var isMore = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("abcdef").font(.custom("ApusBoxes-Regular", size: 20))
        .accessibilityIdentifier("fonts.plain")
      Text("abcdef").font(.custom("ApusBoxes-Regular", size: 20).bold())
        .accessibilityIdentifier("fonts.bold")
      Text("abcdef").font(.custom("Apus Boxes Bold", size: 20))
        .accessibilityIdentifier("fonts.named")
      Text("abcdef").font(.custom("No Such Font", size: 20)).accessibilityIdentifier("fonts.none")
      Text("abcdef").font(.system(size: 20)).accessibilityIdentifier("fonts.system")
      if isMore {
        Text("abcdef").font(.custom("Apus Boxes", size: 30)).accessibilityIdentifier("fonts.family")
      }
      Text("Below").accessibilityIdentifier("fonts.below")
      Button("More") { isMore = true }.accessibilityIdentifier("fonts.more")
      Text(
        Bundle.main.path(forResource: "boxes-bold", ofType: "ttf").map { _ in "found" } ?? "missing"
      )
      .accessibilityIdentifier("fonts.file")
    }
  }
}

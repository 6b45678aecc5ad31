import SwiftUI

extension View {
  /// An area that has English words alone, whatever the visitor's language: its dates and what Apus says in
  /// it are English too, and it is read from left to right.
  func inEnglish() -> some View { modifier(EnglishArea()) }
}

private struct EnglishArea: ViewModifier {
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content
      .environment(\.locale, english)
      .environment(\.layoutDirection, .leftToRight)
  }

  /// English as it is written in the visitor's region.
  private var english: Locale {
    guard locale.language.languageCode != .english else { return locale }
    return Locale(identifier: locale.region.map { "en_\($0.identifier)" } ?? "en")
  }
}

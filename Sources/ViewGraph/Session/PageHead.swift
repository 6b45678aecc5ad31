/// What a page says of itself to those who do not see it: search engines, and messengers that show a link.
package struct PageHead: Equatable, Sendable {
  /// One or two sentences.
  package var description: String?
  /// The address of a picture.
  package var picture: String?
  /// The colour of what a browser has around the page, in light and in dark surroundings.
  package var theme: Theme?
  /// Whether words in system colours are dark enough to be read by everybody.
  package var hasStrictColors: Bool?

  package struct Theme: Equatable, Sendable {
    package var light: Paint
    package var dark: Paint

    package init(light: Paint, dark: Paint) {
      self.light = light
      self.dark = dark
    }
  }

  package init(
    description: String? = nil, picture: String? = nil, theme: Theme? = nil,
    hasStrictColors: Bool? = nil
  ) {
    self.hasStrictColors = hasStrictColors
    self.description = description
    self.picture = picture
    self.theme = theme
  }

  /// With what another says goes before.
  package func overridden(by other: PageHead) -> PageHead {
    PageHead(
      description: other.description ?? description, picture: other.picture ?? picture,
      theme: other.theme ?? theme, hasStrictColors: other.hasStrictColors ?? hasStrictColors)
  }
}

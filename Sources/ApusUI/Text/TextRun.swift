import ViewGraph

/// A stretch of text in one style.
struct TextRun: Equatable {
  var text: String
  var styles: [TextStyle] = []
  /// Where it leads, if it is a link.
  var address: String?
  /// A text with styles of its own that stands here instead.
  var view: Text?
  /// The number of the phrase whose words agree with its number: see ``Agreement``.
  var phrase: Int?
}

extension [TextRun] {
  /// The words, if no run has a style of its own.
  var plainText: String? {
    var text = ""
    for run in self {
      guard run.styles.isEmpty, run.address == nil, run.view == nil else { return nil }
      text += run.text
    }
    return text
  }
}

extension AttributedString {
  var textRuns: [TextRun] {
    runs.map { run in
      var styles: [TextStyle] = []
      if let intent = run.swiftUI.inlinePresentationIntent { styles += intent.styles }
      if let font = run.swiftUI.font { styles += font.attributes.map { .attribute($0) } }
      if let color = run.swiftUI.foregroundColor { styles.append(.foreground(color)) }
      if let kerning = run.swiftUI.kern {
        styles.append(.attribute(StoredAttribute(.kerning, Double(kerning))))
      }
      if let tracking = run.swiftUI.tracking {
        styles.append(.attribute(StoredAttribute(.tracking, Double(tracking))))
      }
      if let offset = run.swiftUI.baselineOffset {
        styles.append(.attribute(StoredAttribute(.baselineOffset, Double(offset))))
      }
      for (line, isUnder) in [
        (run.swiftUI.underlineStyle, true), (run.swiftUI.strikethroughStyle, false),
      ] {
        guard let line else { continue }
        if let color = line.color {
          styles.append(.line(isUnder: isUnder, isActive: true, line.pattern, color))
        } else {
          styles += Text.line(
            isUnder: isUnder, isActive: true, pattern: line.pattern, paint: nil
          ).map { .attribute($0) }
        }
      }
      if let color = run.swiftUI.backgroundColor { styles.append(.background(color)) }
      return TextRun(
        text: String(self[run.range].characters), styles: styles,
        address: run.link?.absoluteString)
    }
  }
}

extension AttributeScopes {
  /// The attributes that say how a text looks.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What an attributed string says of how it looks.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a stretch of text.
    public let font: FontAttribute
    /// The colour of its letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind it.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through it.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under it.
    public let underlineStyle: UnderlineStyleAttribute
    /// More space between its letters, in points.
    public let kern: KerningAttribute
    /// More space between its letters, in points.
    public let tracking: TrackingAttribute
    /// By how many points it is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meaning of a stretch in Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation knows, such as links.
    public let foundation: FoundationAttributes

    /// The key of the meaning of a stretch in Markdown. Foundation on Linux has no such key.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The key of the colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the space between letters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the space between letters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of how far the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds a key by its name, as in `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension [TextRun] {
  /// Without addresses that nobody may follow: those that a browser does not open, unless the app opens them
  /// itself. Their words stay.
  @MainActor func followed(in context: EmissionContext) -> Self {
    let isOpenedByApp = context.environment.customOpenURL != nil
    return map { run in
      var run = run
      run.address = run.address.flatMap { address in
        isOpenedByApp && URL(string: address) != nil ? address : Markdown.allowed(address)
      }
      return run
    }
  }
}

import ViewGraph

/// A stretch of text in one style.
struct TextRun: Equatable {
  var text: String
  var styles: [TextStyle] = []
  /// Where it leads, if it is a link.
  var address: String?
  /// A text with styles of its own that stands here instead.
  var view: Text?
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
        address: run.link.flatMap { Markdown.allowed($0.absoluteString) })
    }
  }
}

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What an attributed string says of how it looks.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

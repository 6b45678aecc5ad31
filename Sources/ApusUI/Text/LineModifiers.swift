import ViewGraph

extension View {
  /// How many lines text may take at most; nil: any number.
  nonisolated public func lineLimit(
    _ number: Int?
  ) -> ModifiedContent<Self, _InheritedModifier<Int?>> {
    // Fields that grow take their own limits from these two.
    lines(number, [StoredAttribute(.maximumLines, number ?? Text.anyLines)])
  }

  /// How many lines text may take: at least the first number, for which room is kept, and at most
  /// the last.
  nonisolated public func lineLimit(
    _ limit: ClosedRange<Int>
  ) -> ModifiedContent<Self, _InheritedModifier<Int?>> {
    lines(
      limit.upperBound,
      [
        StoredAttribute(.reservedLines, limit.lowerBound),
        StoredAttribute(.minimumLines, limit.lowerBound),
        StoredAttribute(.maximumLines, limit.upperBound),
      ])
  }

  /// How many lines text takes at least: room is kept for them.
  nonisolated public func lineLimit(
    _ limit: PartialRangeFrom<Int>
  ) -> ModifiedContent<Self, _InheritedModifier<Int?>> {
    lines(
      nil,
      [
        StoredAttribute(.reservedLines, limit.lowerBound),
        StoredAttribute(.minimumLines, limit.lowerBound),
      ])
  }

  /// How many lines text may take at most.
  nonisolated public func lineLimit(
    _ limit: PartialRangeThrough<Int>
  ) -> ModifiedContent<Self, _InheritedModifier<Int?>> {
    lineLimit(limit.upperBound)
  }

  /// - Parameter reservesSpace: Whether room for all lines is kept.
  nonisolated public func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> ModifiedContent<Self, _InheritedModifier<Int?>> {
    reservesSpace ? lineLimit(limit...limit) : lineLimit(limit)
  }

  private nonisolated func lines(
    _ limit: Int?, _ further: [StoredAttribute]
  ) -> ModifiedContent<Self, _InheritedModifier<Int?>> {
    modifier(
      _InheritedModifier(
        LineLimitKey.self, limit,
        [StoredAttribute(.lineLimit, limit ?? Text.anyLines)] + further))
  }

  /// More space between lines, in points.
  nonisolated public func lineSpacing(
    _ lineSpacing: CGFloat
  ) -> ModifiedContent<Self, _InheritedModifier<CGFloat>> {
    modifier(
      _InheritedModifier(
        LineSpacingKey.self, lineSpacing,
        [StoredAttribute(.lineSpacing, Double(lineSpacing))]))
  }

  /// The alignment of lines of text in this view.
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _InheritedModifier<TextAlignment>> {
    modifier(
      _InheritedModifier(
        MultilineTextAlignmentKey.self, alignment,
        [StoredAttribute(.textAlignment, alignment.element)]))
  }

  /// Which part of a text gives way where there is no room for all of it.
  ///
  /// > Note: A page cannot draw `.middle`, nor `.head` on several lines: it cuts the tail.
  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode, _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _InheritedModifier<Text.TruncationMode>> {
    if mode == .middle { notDrawn("truncationMode(.middle)", "it cuts the tail", _file, _line) }
    return modifier(
      _InheritedModifier(
        TruncationModeKey.self, mode, [StoredAttribute(.truncation, mode.element)]))
  }

  /// How much smaller text may become to fit, as a factor: what does not fit then is cut.
  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat
  ) -> ModifiedContent<Self, _InheritedModifier<CGFloat>> {
    modifier(
      _InheritedModifier(
        MinimumScaleFactorKey.self, factor,
        // Pages round smaller factors to none.
        [StoredAttribute(.minimumScale, max(0.01, Double(factor)))]))
  }

  /// Whether letters may be moved together to fit.
  ///
  /// > Note: Has no meaning on a page: a browser never does.
  nonisolated public func allowsTightening(
    _ flag: Bool, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("allowsTightening(_:)", _file, _line)
    return self
  }
}

extension Text {
  /// As many lines as there are, as the attributes `.lineLimit` and `.maximumLines`.
  nonisolated static let anyLines = 999
}

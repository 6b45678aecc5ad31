import Foundation
import Testing

/// What `SwiftUI` accepts it uses, or says that it does not.
@Suite struct IgnoredParameterTests {
  /// Parameters that nothing reads, each by its file and function, and why that is right.
  static let exempt: [String: String] = [
    // Who reads it is a person or a tool, not the running app.
    "LocalizedString.swift: comment of init(localized:table:bundle:locale:comment:)":
      "for translators",
    "Text.swift: comment of init(_:tableName:bundle:comment:)": "for translators",
    "LocalizedStringResource.swift: comment of init(_:table:locale:bundle:comment:)":
      "for translators",
    "LocalizedStringResource.swift: comment of init(_:defaultValue:table:locale:bundle:comment:)":
      "for translators",
    "Effects.swift: colorMode of drawingGroup(opaque:colorMode:)": "a page has one colour space",
    "App.swift: id of init(id:content:)": "for openWindow, which a phone does not have",
    "App.swift: id of init(_:id:content:)": "for openWindow, which a phone does not have",
    // All values mean the same, on a page or anywhere.
    "UIApplication.swift: options of open(_:options:completionHandler:)": "there are no options",
    "Animation.swift: blendDuration of spring(duration:bounce:blendDuration:)":
      "no motion turns into another",
    "Animation.swift: blendDuration of spring(response:dampingFraction:blendDuration:)":
      "no motion turns into another",
    "Animation.swift: blendDuration of interactiveSpring(response:dampingFraction:blendDuration:)":
      "no motion turns into another",
    "Spring.swift: blendDuration of spring(_:blendDuration:)": "no motion turns into another",
    "ShareLink.swift: preview of init(items:subject:message:preview:label:)":
      "documented: the browser makes its own",
    "Path.swift: style of addRoundedRect(in:cornerSize:style:transform:)":
      "corners are circular arcs, as `RoundedCornerStyle` says",
    "Shape.swift: rect of path(in:)": "a path is the same everywhere",
    "ScaledMetric.swift: textStyle of init(wrappedValue:relativeTo:)":
      "browsers scale all text alike",
    "Font.swift: textStyle of custom(_:size:relativeTo:)": "browsers scale all text alike",
    "TextInput.swift: selectability of textSelection(_:)": "its type says it",
    "TextRun.swift: keyPath of subscript(dynamicMember:)": "its type says it",
    "UIImage.swift: compressionQuality of jpegData(compressionQuality:)":
      "documented: the bytes as they came",
    "Image.swift: bundle of init(_:bundle:)": "documented: pictures are the app's",
    "Image.swift: bundle of init(_:bundle:label:)": "documented: pictures are the app's",
    "Image.swift: bundle of init(decorative:bundle:)": "documented: pictures are the app's",
    "Layers.swift: edges of overlay(_:ignoresSafeAreaEdges:)": "no bar covers a page's content",
    "Clipping.swift: antialiased of clipped(antialiased:)": "a rectangle's edges lie on pixels",
    "Tag.swift: includeOptional of tag(_:includeOptional:)": "tags are compared through optionals",
    "Announcements.swift: notification of post(notification:argument:)":
      "an argument is said, whatever happened",
    // What takes the value says so.
    "DeviceOnly.swift: weight of impact(weight:intensity:)": "`sensoryFeedback`",
    "DeviceOnly.swift: intensity of impact(weight:intensity:)": "`sensoryFeedback`",
    "DeviceOnly.swift: flexibility of impact(flexibility:intensity:)": "`sensoryFeedback`",
    "DeviceOnly.swift: intensity of impact(flexibility:intensity:)": "`sensoryFeedback`",
    "FeedbackGenerators.swift: style of init(style:)": "`impactOccurred`",
    "FeedbackGenerators.swift: style of init(style:view:)": "`impactOccurred`",
    "FeedbackGenerators.swift: view of init(style:view:)": "`impactOccurred`",
    "EndEditing.swift: sender of sendAction(_:to:from:for:)":
      "documented: no field hears other messages",
    "EndEditing.swift: event of sendAction(_:to:from:for:)":
      "documented: no field hears other messages",
    "EndEditing.swift: force of endEditing(_:)": "documented: a page never asks its field",
    "ContentTransition.swift: value of numericText(value:)":
      "documented: a page compares the numbers in the words",
    // What a protocol asks for, where there is nothing to do, or nothing to come here.
    "ScrollTargets.swift: context of properties(context:)": "nothing is limited",
    "UIColor+Coding.swift: zone of copy(with:)": "nothing is copied",
    "Animatable.swift: _ of +(_:_:)": "nothing to add",
    "Animatable.swift: _ of -(_:_:)": "nothing to subtract",
    "Animatable.swift: rhs of scale(by:)": "nothing to scale",
    "Layout.swift: subviews of makeCache(subviews:)": "nothing to keep",
    "Layout.swift: cache of spacing(subviews:cache:)": "the views are asked",
    "SystemLayouts.swift: subviews of makeCache(subviews:)": "nothing to keep",
    "SystemLayouts.swift: cache of sizeThatFits(proposal:subviews:cache:)": "nothing is kept",
    "SystemLayouts.swift: cache of placeSubviews(in:proposal:subviews:cache:)": "nothing is kept",
    "ShapeStyle.swift: environment of resolve(in:)": "traps",
    "ViewModifier.swift: content of body(content:)": "traps",
    "ObservedObject.swift: _ of isSameInput(_:_:)": "never another input",
    "State.swift: _ of isSameInput(_:_:)": "never another input",
    "EnvironmentValues.swift: _ of isSameInput(_:_:)": "never another input",
    "Namespace.swift: _ of isSameInput(_:_:)": "never another input",
    "FocusState.swift: _ of isSameInput(_:_:)": "never another input",
    "FocusedValue.swift: _ of isSameInput(_:_:)": "never another input",
    // The compiler refuses the type where it is used, and says why.
    "UnavailableLayouts.swift: axes of init(in:content:)": "unavailable",
    "UnavailableLayouts.swift: content of init(in:content:)": "unavailable",
    "UnavailableLayouts.swift: sidebar of init(sidebar:detail:)": "unavailable",
    "UnavailableLayouts.swift: detail of init(sidebar:detail:)": "unavailable",
    "UnavailableLayouts.swift: renderer of init(renderer:)": "unavailable",
    "LayoutDirection.swift: guide of subscript(_:)": "unavailable",
  ]

  @Test func publicParametersAreUsed() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ApusUI").standardized
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      count += 1
      for ignored in IgnoredParameters(in: source).found {
        let name = "\(file.lastPathComponent): \(ignored.parameter) of \(ignored.function)"
        #expect(
          Self.exempt[name] != nil || Self.ofViews[name] != nil
            || Self.ofControllers[name] != nil || Self.ofLives[name] != nil
            || Self.ofLaterNames[name] != nil || Self.ofBridges[name] != nil
            || Self.ofTables[name] != nil || Self.ofCollections[name] != nil,
          "\(name), line \(ignored.line): use it, or say so with noMeaning or notDrawn.")
      }
    }
    #expect(count > 100, "There should be sources in \(root.path)")
  }

  // MARK: The test of the test

  private func ignored(_ source: String) -> [String] {
    IgnoredParameters(in: source).found.map { "\($0.parameter) of \($0.function)" }
  }

  @Test func anIgnoredParameterIsFound() {
    let source = """
      extension View {
        /// width is what this comment names.
        @available(iOS 16, *)
        nonisolated public func framed<Value: View>(
          width: CGFloat, height tall: CGFloat = 3, @ViewBuilder _ content: () -> Value = { 1 }
        ) -> some View where Value: Equatable {
          // tall is named here only
          frame(width: 1, "tall \\(width) \\"content\\"").tall(content: 2)
        }
        func inside(unused: Int) {}
        public init(_ mark: Int) { self.mark = 1 }
        public subscript(place: Int, at row: Int) -> Int { row }
      }
      """
    #expect(
      ignored(source) == [
        "tall of framed(width:height:_:)", "content of framed(width:height:_:)",
        "mark of init(_:)", "place of subscript(_:at:)",
      ])
  }

  @Test func whatIsUsedOrDeclaredIsNot() {
    let source = """
      public protocol Shape {
        public func path(in rect: CGRect) -> Path
        public init(name: String)
      }
      extension View {
        public func status(hidden: Bool, _file: StaticString = #fileID) -> Self {
          noMeaning("status(hidden:)", _file, 1)
          return self
        }
        public func drawn(_ edge: Edge) -> Self {
          if edge != .top { return other(edge: edge) }
          return self
        }
        public static func _emit(_ view: Self, _ context: EmissionContext) {}
        @available(*, unavailable, message: "Use another.")
        public func gone(_ value: Int) -> Self { self }
        public func words(_ text: String?) { if let text { print("\\(text)") } }
        public func choice(_ first: Int, _ second: Int) -> Int { isFirst ? first : second }
        public func key<K: Key>(_ key: K.Type = K.self) -> Self { self }
      }
      """
    #expect(ignored(source) == [])
  }
}

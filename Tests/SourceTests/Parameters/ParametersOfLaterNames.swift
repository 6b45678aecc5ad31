extension IgnoredParameterTests {
  /// Parameters of newer names that nothing reads, and why that is right.
  static let ofLaterNames: [String: String] = [
    "AccessibilityFocusState.swift: _ of isSameInput(_:_:)": "never another input",
    "AccessibilityFocusState.swift: technologies of init(for:)":
      "documented: a page does not know them",
    "Appearances.swift: coder of init(coder:)": "there are no archives of views",
    "DialogHints.swift: horizontal of fitted(horizontal:vertical:)": "`presentationSizing`",
    "DialogHints.swift: horizontal of sticky(horizontal:vertical:)": "`presentationSizing`",
    "DialogHints.swift: vertical of fitted(horizontal:vertical:)": "`presentationSizing`",
    "DialogHints.swift: vertical of sticky(horizontal:vertical:)": "`presentationSizing`",
    "ItemAppearance.swift: style of configureWithDefault(for:)":
      "the defaults of all styles are the same",
    "ItemAppearance.swift: style of init(style:)": "the defaults of all styles are the same",
    "LaterHints.swift: color of shadow(color:radius:x:y:)": "`matchedTransitionSource`",
    "LaterHints.swift: radius of shadow(color:radius:x:y:)": "`matchedTransitionSource`",
    "LaterHints.swift: shape of clipShape(_:)": "`matchedTransitionSource`",
    "LaterHints.swift: style of background(_:)": "`matchedTransitionSource`",
    "LaterHints.swift: style of textEditorStyle(_:)": "both look the same, as on a phone",
    "LaterHints.swift: x of shadow(color:radius:x:y:)": "`matchedTransitionSource`",
    "LaterHints.swift: y of shadow(color:radius:x:y:)": "`matchedTransitionSource`",
    "LocalizedString.swift: comment of init(localized:defaultValue:table:bundle:locale:comment:)":
      "for translators",
    "SceneModifiers.swift: identifier of urlSession(_:)": "`backgroundTask`",
    "SceneModifiers.swift: matching of appRefresh(_:)": "`backgroundTask`",
    "ShareLink.swift: icon of init(_:icon:)": "documented: the browser makes its own",
    "ShareLink.swift: icon of init(_:image:icon:)": "documented: the browser makes its own",
    "ShareLink.swift: image of init(_:image:icon:)": "documented: the browser makes its own",
    "SymbolEffects.swift: angle of custom(angle:)": "`symbolEffect`",
    "SymbolEffects.swift: effect of symbolEffect(_:options:)":
      "`contentTransition`, or documented: a symbol fades",
    "SymbolEffects.swift: fallback of magic(fallback:)": "`contentTransition`",
    "SymbolEffects.swift: isEnabled of symbolEffectsRemoved(_:)": "symbols stand still anyway",
    "SymbolEffects.swift: options of symbolEffect(_:options:)":
      "`contentTransition`, or documented: a symbol fades",
    "TabCustomization.swift: id of subscript(section:)": "documented: nobody changes tabs",
    "TabCustomization.swift: id of subscript(tab:)": "documented: nobody changes tabs",
    "Toolbar.swift: label of init(placement:content:label:)": "documented: the tools are shown",
    "ToolbarCustomization.swift: id of init(id:placement:showsByDefault:content:)":
      "nobody arranges the tools on a phone",
    "ToolbarCustomization.swift: id of toolbar(id:content:)":
      "nobody arranges the tools on a phone",
    "ToolbarCustomization.swift: options of defaultCustomization(_:options:)":
      "nobody arranges the tools on a phone",
    "Transition.swift: phase of body(content:phase:)": "its effects are known",
    "UIImagePickerController.swift: cameraDevice of isCameraDeviceAvailable(_:)":
      "documented: a page reaches no camera",
  ]
}

extension IgnoredParameterTests {
  /// Parameters of newer names that nothing reads, and why that is right.
  static let ofLaterNames: [String: String] = [
    "CIImage.swift: options of init(options:)": "there is one way to make pixels",
    "CADisplayLink.swift: runloop of add(to:forMode:)":
      "the main run loop is the one that there is",
    "CADisplayLink.swift: runloop of remove(from:forMode:)":
      "the main run loop is the one that there is",
    "UIPageViewController.swift: aDecoder of init(coder:)": "there are no archives",
    "UIPageViewController.swift: direction of setViewControllers(_:direction:animated:completion:)":
      "the place of a neighbour says it",
    "UIPageViewController.swift: pageViewController of presentationCount(for:)":
      "optional in UIKit",
    "UIPageViewController.swift: pageViewController of presentationIndex(for:)":
      "optional in UIKit",
    "UIPageViewController.swift: pageViewController of pageViewController(_:willTransitionTo:)":
      "optional in UIKit",
    "UIPageViewController.swift: pendingViewControllers of pageViewController(_:willTransitionTo:)":
      "optional in UIKit",
    "UIPageViewController.swift: pageViewController of pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
      "optional in UIKit",
    "UIPageViewController.swift: finished of pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
      "optional in UIKit",
    "UIPageViewController.swift: previousViewControllers of pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
      "optional in UIKit",
    "UIPageViewController.swift: completed of pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
      "optional in UIKit",
    "AccessibilityFocusState.swift: _ of isSameInput(_:_:)": "never another input",
    "AccessibilityFocusState.swift: technologies of init(for:)":
      "documented: a page does not know them",
    "AccessibilityRotor.swift: content of buildIf(_:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: first of buildBlock(_:_:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: label of init(_:id:in:textRange:prepare:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: label of init(_:id:textRange:prepare:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: labelKey of init(_:id:in:textRange:prepare:)":
      "`accessibilityRotor`",
    "AccessibilityRotor.swift: labelKey of init(_:id:textRange:prepare:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: namespace of init(_:id:in:textRange:prepare:)":
      "`accessibilityRotor`",
    "AccessibilityRotor.swift: prepare of init(_:id:in:textRange:prepare:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: prepare of init(_:id:textRange:prepare:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: rest of buildBlock(_:_:)": "`accessibilityRotor`",
    "AccessibilityRotor.swift: textRange of init(_:id:in:textRange:prepare:)":
      "`accessibilityRotor`",
    "AccessibilityRotor.swift: textRange of init(_:id:textRange:prepare:)": "`accessibilityRotor`",
    "Appearances.swift: coder of init(coder:)": "there are no archives of views",
    "DialogHints.swift: horizontal of fitted(horizontal:vertical:)": "`presentationSizing`",
    "DialogHints.swift: horizontal of sticky(horizontal:vertical:)": "`presentationSizing`",
    "DialogHints.swift: vertical of fitted(horizontal:vertical:)": "`presentationSizing`",
    "DialogHints.swift: vertical of sticky(horizontal:vertical:)": "`presentationSizing`",
    "DropDelegate.swift: info of dropEntered(info:)": "the default does nothing",
    "DropDelegate.swift: info of dropExited(info:)": "the default does nothing",
    "DropDelegate.swift: info of dropUpdated(info:)": "the default proposes nothing",
    "DropDelegate.swift: info of validateDrop(info:)": "the default takes all",
    "GestureState.swift: _ of isSameInput(_:_:)": "never another input",
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
    "MovingRecognizers.swift: view of setTranslation(_:in:)":
      "documented: it is the same in all views",
    "MovingRecognizers.swift: view of translation(in:)": "documented: it is the same in all views",
    "MovingRecognizers.swift: view of velocity(in:)": "documented: it is the same in all views",
    "SceneModifiers.swift: identifier of urlSession(_:)": "`backgroundTask`",
    "SceneModifiers.swift: matching of appRefresh(_:)": "`backgroundTask`",
    "ShareLink+preview.swift: preview of init(_:item:subject:message:preview:)":
      "documented: the browser makes its own",
    "ShareLink+preview.swift: preview of init(_:items:subject:message:preview:)":
      "documented: the browser makes its own",
    "ShareLink+preview.swift: preview of init(item:subject:message:preview:)":
      "documented: the browser makes its own",
    "ShareLink+preview.swift: preview of init(item:subject:message:preview:label:)":
      "documented: the browser makes its own",
    "ShareLink+preview.swift: preview of init(items:subject:message:preview:)":
      "documented: the browser makes its own",
    "SharePreview.swift: icon of init(_:icon:)": "documented: the browser makes its own",
    "SharePreview.swift: icon of init(_:image:icon:)": "documented: the browser makes its own",
    "SharePreview.swift: image of init(_:image:)": "documented: the browser makes its own",
    "SharePreview.swift: image of init(_:image:icon:)": "documented: the browser makes its own",
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
    "UIGestureRecognizerDelegate.swift: gestureRecognizer of gestureRecognizerShouldBegin(_:)":
      "the default for an object that does not say",
    "UILabel.swift: numberOfLines of textRect(forBounds:limitedToNumberOfLines:)":
      "documented: the class answers with all of the label",
    "UIGestureRecognizerRepresentable.swift: context of handleUIGestureRecognizerAction(_:context:)":
      "the default for a representable that does not say",
    "UIGestureRecognizerRepresentable.swift: context of updateUIGestureRecognizer(_:context:)":
      "the default for a representable that does not say",
    "UIGestureRecognizerRepresentable.swift: converter of makeCoordinator(converter:)":
      "the default for a representable that does not say",
    "UIGestureRecognizerRepresentable.swift: recognizer of handleUIGestureRecognizerAction(_:context:)":
      "the default for a representable that does not say",
    "UIGestureRecognizerRepresentable.swift: recognizer of updateUIGestureRecognizer(_:context:)":
      "the default for a representable that does not say",
    "UIImagePickerController.swift: cameraDevice of isCameraDeviceAvailable(_:)":
      "documented: a page reaches no camera",
    "ViewGestures.swift: name of gesture(_:name:isEnabled:)":
      "UIKit's recognizers ask for it, and they are not declared",
    "ViewGestures.swift: name of highPriorityGesture(_:name:isEnabled:)":
      "UIKit's recognizers ask for it, and they are not declared",
    "ViewGestures.swift: name of simultaneousGesture(_:name:isEnabled:)":
      "UIKit's recognizers ask for it, and they are not declared",
  ]
}

import ViewGraph

/// A UIKit view on a page.
struct ShownView: View {
  let view: UIView
  /// Whether it lies over the content of a view that takes touches itself.
  let isOverContent: Bool
  /// Another one when the view has changed, so that it is drawn again.
  let version: Int

  init(_ view: UIView, isOverContent: Bool = false) {
    self.view = view
    self.isOverContent = isOverContent
    version = view.version
  }

  var body: some View {
    let view = view
    let radius = view.layer.cornerRadius
    view.makeContent()
      .modifier(OwnSize(size: view.ownContentSize))
      .modifier(Words(view: view, isUsed: !view.namesContent && hasSubviewsOver))
      .modifier(SubviewsOver(view: view, version: version, isUsed: hasSubviewsOver))
      .tint(view.tintColor.map { Color($0) })
      .modifier(Drawn(view: view, version: version))
      .background(corners.fill(view.ownGround.map { Color($0) } ?? .clear))
      .modifier(LayerClip(shape: isCut ? corners : nil, outline: view.layer.maskOutline))
      .modifier(Border(layer: view.layer, radius: radius))
      .modifier(Shadow(layer: view.layer))
      .modifier(Gestures(recognizers: view.gestureRecognizers ?? []))
      .modifier(InteractionMenu(menu: view.interactionMenu))
      .modifier(view.effects)
      .allowsHitTesting(takesTouches)
      .accessibilityHidden(view.isHidden || view.accessibilityElementsHidden)
      .modifier(Words(view: view, isUsed: !view.namesContent && !hasSubviewsOver))
  }

  /// Whether the words belong to the content, because the subviews over it have their own.
  private var hasSubviewsOver: Bool { !view.contentHoldsSubviews && !view.subviews.isEmpty }

  /// Labels over a field let touches through, as those of UIKit do.
  private var takesTouches: Bool {
    let isLabel = view is UILabel && view.gestureRecognizers?.isEmpty != false
    return view.isUserInteractionEnabled && !view.isHidden && !(isOverContent && isLabel)
  }

  private var isCut: Bool { view.clipsToBounds || view.layer.masksToBounds }

  private var corners: UnevenRoundedRectangle {
    view.layer.maskedCorners.shape(view.layer.cornerRadius)
  }
}

/// The size of a class that knows one.
private struct OwnSize: ViewModifier {
  let size: CGSize

  func body(content: Content) -> some View {
    if size.width < 0, size.height < 0 {
      content
    } else {
      content.frame(
        idealWidth: size.width < 0 ? nil : size.width,
        idealHeight: size.height < 0 ? nil : size.height)
    }
  }
}

/// The drawing of the view, below its subviews.
private struct Drawn: ViewModifier {
  let view: UIView
  let version: Int

  func body(content: Content) -> some View {
    if view.isDrawn {
      content.background { DrawnLayers(view: view, version: version) }
    } else {
      content
    }
  }
}

/// Subviews over a view with its own drawing.
private struct SubviewsOver: ViewModifier {
  let view: UIView
  let version: Int
  let isUsed: Bool

  func body(content: Content) -> some View {
    if isUsed {
      content.overlay { SubviewsView(view: view, version: version, isOverContent: true) }
    } else {
      content
    }
  }
}

private struct Border: ViewModifier {
  let layer: CALayer
  let radius: CGFloat

  func body(content: Content) -> some View {
    let layer = layer
    let line = layer.borderWidth
    if line > 0 {
      content.overlay {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(layer.borderColor?.color ?? .black, lineWidth: line)
          .allowsHitTesting(false)
      }
    } else {
      content
    }
  }
}

private struct Shadow: ViewModifier {
  let layer: CALayer

  func body(content: Content) -> some View {
    let layer = layer
    let shade = layer.shadowOpacity
    if shade > 0 {
      content.shadow(
        color: (layer.shadowColor?.color ?? .black).opacity(Double(shade)),
        radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      content
    }
  }
}

/// The words for assistive technology, and the name for tests.
struct Words: ViewModifier {
  let view: UIView
  var isUsed = true

  func body(content: Content) -> some View {
    if isUsed {
      named(content)
    } else {
      content
    }
  }

  private func named(_ content: Content) -> some View {
    let view = view
    return
      content
      .modifier(Whole(isWhole: view.isAccessibilityElement && !view.subviews.isEmpty))
      .modifier(
        Word(word: view.accessibilityLabel) { AnyView($0.accessibilityLabel(Text(verbatim: $1))) }
      )
      .modifier(
        Word(word: view.accessibilityValue) { AnyView($0.accessibilityValue(Text(verbatim: $1))) }
      )
      .modifier(
        Word(word: view.accessibilityHint) { AnyView($0.accessibilityHint(Text(verbatim: $1))) }
      )
      .modifier(
        Word(word: view.accessibilityTraits.shown) { AnyView($0.accessibilityAddTraits($1)) }
      )
      .modifier(
        Word(word: view.accessibilityIdentifier) { AnyView($0.accessibilityIdentifier($1)) })
  }
}

/// A single element for assistive technology.
private struct Whole: ViewModifier {
  let isWhole: Bool

  func body(content: Content) -> some View {
    if isWhole {
      content.accessibilityElement(children: .ignore)
    } else {
      content
    }
  }
}

/// Adds an object's name, value or hint to its view.
struct Word<Words>: ViewModifier {
  let word: Words?
  let put: @MainActor (Content, Words) -> AnyView

  func body(content: Content) -> some View {
    if let word {
      put(content, word)
    } else {
      content
    }
  }
}

/// The views in a view, at their places.
struct SubviewsView: View {
  let view: UIView
  let version: Int
  var isOverContent = false

  var body: some View {
    let shown = view.subviews
    if shown.isEmpty {
      Color.clear
    } else {
      let layout = view.constraintLayout(shown)
      let _ = prepare(shown)
      // Only a group can hold accessibility words; a layout cannot.
      if view.hasWords && !isOverContent {
        ZStack { arranged(layout, shown) }
      } else {
        arranged(layout, shown)
      }
    }
  }

  private func arranged(_ layout: ConstraintLayout, _ shown: [UIView]) -> some View {
    layout {
      ForEach(shown, id: \.self) { ShownView($0, isOverContent: isOverContent) }
    }
  }

  private func prepare(_ shown: [UIView]) {
    for subview in shown { (subview.fillsWidth, subview.fillsHeight) = (true, true) }
  }
}

import Foundation

/// The drawing of a view and its layers, when the page has told the view's size.
struct DrawnLayers: View {
  let view: UIView
  /// Another one when the view has changed.
  let version: Int

  var body: some View {
    GeometryReader { place in
      let drawings = view.drawings(in: place.size)
      let layer = view.layer
      ZStack(alignment: .topLeading) {
        Color.clear
        if let ground = layer.ground {
          layer.maskedCorners.shape(layer.cornerRadius).fill(ground)
        }
        DrawingViews(drawings: layer.drawings + drawings, size: place.size)
        LayerViews(layers: layer.sublayers ?? [], version: view.version)
      }
      .frame(width: place.size.width, height: place.size.height, alignment: .topLeading)
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// Layers at their places.
private struct LayerViews: View {
  let layers: [CALayer]
  /// Another one when a layer has changed, because a layer stays the same object.
  let version: Int

  var body: some View {
    ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
      if !layer.isHidden {
        AnyView(LayerView(layer: layer, version: version))
          .opacity(Double(layer.opacity))
          .frame(width: layer.frame.width, height: layer.frame.height, alignment: .topLeading)
          .offset(x: layer.frame.minX, y: layer.frame.minY)
      }
    }
  }
}

private struct LayerView: View {
  let layer: CALayer
  let version: Int

  var body: some View {
    let shape = layer.maskedCorners.shape(layer.cornerRadius)
    let shade = layer.shadowOpacity
    ZStack(alignment: .topLeading) {
      if let color = layer.backgroundColor { shape.fill(color.color) }
      if let ground = layer.ground { shape.fill(ground) }
      DrawingViews(drawings: layer.drawings, size: layer.frame.size)
      LayerViews(layers: layer.sublayers ?? [], version: version)
      if layer.borderWidth > 0 {
        shape.strokeBorder(layer.borderColor?.color ?? .black, lineWidth: layer.borderWidth)
      }
    }
    .modifier(LayerClip(shape: layer.masksToBounds ? shape : nil, outline: layer.maskOutline))
    .shadow(
      color: (layer.shadowColor?.color ?? .black).opacity(Double(shade)),
      radius: shade > 0 ? layer.shadowRadius : 0, x: shade > 0 ? layer.shadowOffset.width : 0,
      y: shade > 0 ? layer.shadowOffset.height : 0)
  }
}

/// Cuts a layer at its edges, or at the outline of its mask.
struct LayerClip: ViewModifier {
  let shape: UnevenRoundedRectangle?
  let outline: Path?

  func body(content: Content) -> some View {
    if let outline {
      content.clipShape(outline)
    } else if let shape {
      content.clipShape(shape)
    } else {
      content
    }
  }
}

extension CALayer {
  /// The outline of the mask in the layer's coordinates.
  var maskOutline: Path? {
    guard let mask = mask as? CAShapeLayer else { return nil }
    return mask.path?.path.offsetBy(dx: mask.frame.minX, dy: mask.frame.minY)
  }
}

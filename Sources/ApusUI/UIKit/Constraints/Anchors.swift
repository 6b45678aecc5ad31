import Foundation

extension UIView {
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .leading)) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(self, .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .right)) }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .centerX)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .bottom)) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .centerY)) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(self, .firstBaseline))
  }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(self, .lastBaseline))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(self, .height)) }

  /// The part of the view that no bar covers. A page draws its bars around a view, so it is all of it.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(in: self, inset: 0) }
  /// The part of the view within its margins of 8 points.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(in: self, inset: 8) }
}

extension UILayoutGuide {
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(owningView, .leading, inset: inset))
  }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(owningView, .trailing, inset: inset))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(owningView, .left, inset: inset))
  }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(owningView, .right, inset: inset))
  }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(owningView, .centerX, inset: inset))
  }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(owningView, .top, inset: inset))
  }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(owningView, .bottom, inset: inset))
  }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(owningView, .centerY, inset: inset))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPart(owningView, .width, inset: inset))
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPart(owningView, .height, inset: inset))
  }
}

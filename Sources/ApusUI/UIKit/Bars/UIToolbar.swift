import Foundation

/// A bar of items: above the keyboard as a field's `inputAccessoryView`, or among an app's views.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  private static let all = UIToolbar(frame: .zero)

  /// How all toolbars look. A page takes `tintColor` of it.
  open class func appearance() -> UIToolbar { all }

  /// The items, the first at the leading edge.
  open var items: [UIBarButtonItem]? { didSet { changed() } }
  /// The colour behind the bar; nil for the system's.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// The looks of the bar's ground. A page has that of its colour scheme.
  open var barStyle = UIBarStyle.default
  /// Whether content is seen through the bar. A page decides by the bar's ground.
  open var isTranslucent = true

  /// A bar of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Changes the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.items = items }
  }

  /// Any width, and the height of a bar: 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    AnyView(
      HStack(spacing: 16) {
        BarItemViews(items: items ?? [], tint: tintColor ?? Self.all.tintColor)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background((barTintColor ?? Self.all.barTintColor).map { Color($0) } ?? .clear))
  }
}

/// The looks of a bar's ground.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

/// Shows a field's `inputAccessoryView` above the keyboard.
struct InputAccessory: ViewModifier {
  let view: UIView?

  func body(content: Content) -> some View {
    if let bar = view as? UIToolbar {
      content.toolbar {
        ToolbarItemGroup(placement: .keyboard) { InputBar(bar: bar) }
      }
    } else if let view {
      content.toolbar {
        ToolbarItemGroup(placement: .keyboard) { ShownTree(view) }
      }
    } else {
      content
    }
  }
}

/// The items of a toolbar, followed as the bar changes.
private struct InputBar: View {
  let bar: UIToolbar

  var body: some View {
    let _ = bar.changes.count
    BarItemViews(
      items: bar.items ?? [], tint: bar.tintColor ?? UIToolbar.appearance().tintColor)
  }
}

import ApusUI

/// A product with its price and a button that buys it.
///
/// A page reaches no store, so each product is unavailable, and the view says so.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let icon: Icon
  private let file: StaticString
  private let line: UInt
  @Environment(\.productViewStyle) private var style

  /// A product with an icon.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    (id, self.icon, file, line) = (productID, icon(), _file, _line)
  }

  /// A product with an icon.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {
    (id, self.icon, file, line) = (productID, icon(), _file, _line)
  }

  /// A product.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (id, icon, file, line) = (productID, EmptyView(), _file, _line)
  }

  /// A product that the app has.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (id, icon, file, line) = (product.id, EmptyView(), _file, _line)
  }

  public var body: some View {
    let _ = notDrawn("ProductView", "a page reaches no store", file, line)
    AnyView(
      style._body(
        ProductViewStyleConfiguration(
          state: .unavailable, icon: .init(view: AnyView(icon)), hasCurrentEntitlement: false)))
  }
}

/// The look of products.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The parts of a product.
  typealias Configuration = ProductViewStyleConfiguration
  /// The type of the view.
  associatedtype Body: View
  /// A view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProductViewStyle {
  func _body(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The parts of a product.
public struct ProductViewStyleConfiguration {
  /// The state of a product.
  public typealias State = Product.TaskState

  /// The icon of a product.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let state: State
  public let icon: Icon
  public let hasCurrentEntitlement: Bool

  /// The product, once the store has told it.
  public var product: Product? { if case .success(let product) = state { product } else { nil } }

  /// Buys the product. A product that is unavailable is not bought.
  @MainActor
  public func purchase() {
    guard let product else { return }
    Task { _ = try? await product.purchase() }
  }
}

/// The standard look of products.
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, isLarge: false)
  }
}

/// The look of products in a list.
public struct CompactProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, isLarge: false)
  }
}

/// The usual look of products.
public struct RegularProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, isLarge: false)
  }
}

/// The look of a product that stands out.
public struct LargeProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, isLarge: true)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The standard look.
  nonisolated public static var automatic: AutomaticProductViewStyle { .init() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// The look of products in a list.
  nonisolated public static var compact: CompactProductViewStyle { .init() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// The usual look.
  nonisolated public static var regular: RegularProductViewStyle { .init() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// The look of a product that stands out.
  nonisolated public static var large: LargeProductViewStyle { .init() }
}

/// An icon beside the words that a product cannot be bought, or above them.
private struct ProductCard: View {
  let configuration: ProductViewStyleConfiguration
  let isLarge: Bool

  var body: some View {
    if isLarge {
      VStack(spacing: 12) {
        configuration.icon
        words
      }
      .frame(maxWidth: .infinity)
      .padding()
    } else {
      HStack(spacing: 12) {
        configuration.icon
        words
        Spacer(minLength: 0)
      }
      .padding(.vertical, 8)
    }
  }

  private var words: some View {
    Text("Product Unavailable").font(isLarge ? .headline : .body).foregroundStyle(.secondary)
  }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProductViewStyle { AutomaticProductViewStyle() }
}

extension EnvironmentValues {
  var productViewStyle: any ProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the products in this view a look.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    // A style is read by views alone.
    nonisolated(unsafe) let style: any ProductViewStyle = style
    return transformEnvironment(\.productViewStyle) { $0 = style }
  }
}

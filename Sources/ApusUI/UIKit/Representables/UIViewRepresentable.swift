import ViewGraph

/// A SwiftUI view that shows a UIKit view.
///
/// The view is made once for each place on a screen, and told of each new value of the representable:
///
/// ```swift
/// struct Spinner: UIViewRepresentable {
///   let isSpinning: Bool
///
///   func makeUIView(context: Context) -> UIActivityIndicatorView {
///     UIActivityIndicatorView(style: .large)
///   }
///
///   func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
///     isSpinning ? uiView.startAnimating() : uiView.stopAnimating()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// An object that hears of what happens in the view.
  associatedtype Coordinator = Void
  /// The surroundings of the representable.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the view up to date: once after it was made, and when what the representable read has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Called when the view is no longer part of the screen.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes the coordinator, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The view's size for a proposal; `nil` for that of its content.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The size of the view's content.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    RepresentedView._emit(RepresentedView(modifier: view), context)
  }
}

/// The surroundings of a representable.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The representable's coordinator.
  public let coordinator: Representable.Coordinator
  /// How the change is shown that the view is brought up to date for.
  public internal(set) var transaction: Transaction
  /// The values that views around pass down. A change of a value that was read from it updates the view.
  public internal(set) var environment: EnvironmentValues
}

/// The node of a representable: its dynamic properties are those of the representable.
struct RepresentedView<Representable: UIViewRepresentable>: View, ModifierCarrier {
  let modifier: Representable
  @State private var place = RepresentedPlace<Representable>()
  @Environment(\.self) private var environment

  static var modifierType: Any.Type { Representable.self }

  init(modifier: Representable) { self.modifier = modifier }

  var body: some View {
    let place = place
    let view = place.bring(modifier, environment)
    RepresentedContent(
      ShownTree(view), version: view.version,
      size: { [modifier, environment] proposal in
        place.size(modifier, environment, proposal)
      })
  }
}

/// The view of a representable and its coordinator, which live as long as its place on the screen.
@MainActor
final class RepresentedPlace<Representable: UIViewRepresentable> {
  private var kept: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  nonisolated init() {}

  /// Makes the view if there is none, and brings it up to date.
  func bring(
    _ representable: Representable, _ environment: EnvironmentValues
  ) -> Representable.UIViewType {
    let coordinator = kept?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: .ofChange, environment: environment)
    let view = kept?.view ?? representable.makeUIView(context: context)
    kept = (view, coordinator)
    (view.fillsWidth, view.fillsHeight) = (true, true)
    // A data source reads bindings that the representable itself does not.
    if view is any RowsView { readBindings(of: representable) }
    view.withDrawingDue { representable.updateUIView(view, context: context) }
    return view
  }

  private func readBindings(of representable: Representable) {
    for child in Mirror(reflecting: representable).children {
      (child.value as? any ReadableBinding)?.read()
    }
  }

  func size(
    _ representable: Representable, _ environment: EnvironmentValues, _ proposal: ProposedViewSize
  ) -> CGSize? {
    guard let kept else { return nil }
    let context = UIViewRepresentableContext<Representable>(
      coordinator: kept.coordinator, transaction: .ofChange, environment: environment)
    return representable.sizeThatFits(proposal, uiView: kept.view, context: context)
  }

  isolated deinit {
    if let kept { Representable.dismantleUIView(kept.view, coordinator: kept.coordinator) }
  }
}

/// A binding of any value.
@MainActor
private protocol ReadableBinding {
  /// Makes the value a dependency.
  func read()
}

extension Binding: ReadableBinding {
  func read() { _ = wrappedValue }
}

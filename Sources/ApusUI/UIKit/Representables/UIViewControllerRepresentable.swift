import ViewGraph

/// A SwiftUI view that shows a view controller.
///
/// The controller is made once for each place on a screen, and told of each new value of the representable.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that hears of what happens in the controller.
  associatedtype Coordinator = Void
  /// The surroundings of the representable.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> Self.UIViewControllerType
  /// Brings the controller up to date: once after it was made, and when what the representable read has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Called when the controller is no longer part of the screen.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes the coordinator, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; `nil` for that of the content.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The size of the content.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    RepresentedController._emit(RepresentedController(modifier: view), context)
  }
}

/// The surroundings of a representable.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The representable's coordinator.
  public let coordinator: Representable.Coordinator
  /// How the change is shown that the controller is brought up to date for.
  public internal(set) var transaction: Transaction
  /// The values that views around pass down. A change of a value that was read from it updates the controller.
  public internal(set) var environment: EnvironmentValues
}

/// The node of a representable: its dynamic properties are those of the representable.
struct RepresentedController<Representable: UIViewControllerRepresentable>: View, ModifierCarrier {
  let modifier: Representable
  @State private var place = ControllerPlace<Representable>()
  @Environment(\.self) private var environment

  static var modifierType: Any.Type { Representable.self }

  init(modifier: Representable) { self.modifier = modifier }

  var body: some View {
    let place = place
    let controller = place.bring(modifier, environment)
    RepresentedContent(
      ControllerView(controller: controller), version: place.updates,
      size: { [modifier, environment] proposal in
        place.size(modifier, environment, proposal)
      }
    )
    .onAppear {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    .onDisappear {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }
}

/// The controller of a representable and its coordinator, which live as long as its place on the screen.
@MainActor
final class ControllerPlace<Representable: UIViewControllerRepresentable> {
  private var kept:
    (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
  private(set) var updates = 0

  nonisolated init() {}

  /// Makes the controller if there is none, and brings it up to date.
  func bring(
    _ representable: Representable, _ environment: EnvironmentValues
  ) -> Representable.UIViewControllerType {
    updates += 1
    let coordinator = kept?.coordinator ?? representable.makeCoordinator()
    let context = context(coordinator, environment)
    let controller = kept?.controller ?? representable.makeUIViewController(context: context)
    kept = (controller, coordinator)
    let dismiss = environment.dismiss
    controller.endSurroundings = dismiss.endsPresentation ? { dismiss() } : nil
    controller.loadViewIfNeeded()
    representable.updateUIViewController(controller, context: context)
    return controller
  }

  func size(
    _ representable: Representable, _ environment: EnvironmentValues, _ proposal: ProposedViewSize
  ) -> CGSize? {
    guard let kept else { return nil }
    return representable.sizeThatFits(
      proposal, uiViewController: kept.controller, context: context(kept.coordinator, environment))
  }

  private func context(
    _ coordinator: Representable.Coordinator, _ environment: EnvironmentValues
  ) -> UIViewControllerRepresentableContext<Representable> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: .ofChange, environment: environment)
  }

  isolated deinit {
    if let kept {
      Representable.dismantleUIViewController(kept.controller, coordinator: kept.coordinator)
    }
  }
}

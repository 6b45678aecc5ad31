/// A navigation controller as the root of a screen.
///
///     WindowGroup {
///       NavigationControllerView { navigationController in
///         let coordinator = TaskCoordinator(
///           navigationController: navigationController, taskRepository: repository)
///         coordinator.start()
///         return coordinator
///       }
///     }
///
/// Each visitor has a navigation controller and a coordinator of their own, which live as long as
/// the view. The pages have addresses (see `pageAddress` of `UIViewController`): Back in the browser
/// pops, or ends what is presented. An address that no page has is handed to `onOpen`.
///
/// Apus's own: on iOS a window has a `rootViewController`.
public struct NavigationControllerView: View {
  @StateObject private var owner: Owner
  private let onOpen: (URL) -> Void

  private final class Owner: ObservableObject {
    let controller: UINavigationController
    /// Whoever drives the controller.
    let coordinator: Any?

    init(_ controller: UINavigationController, coordinator: Any?) {
      self.controller = controller
      self.coordinator = coordinator
    }
  }

  /// Shows a navigation controller of the caller's, which must be the visitor's own.
  ///
  /// - Parameter onOpen: Called with an address that the screen was opened with, or that the visitor
  ///   went to, if it belongs to none of the pages. What it does not show leaves the address again.
  public init(
    _ navigationController: @autoclosure @escaping @MainActor () -> UINavigationController,
    onOpen: @escaping (URL) -> Void = { _ in }
  ) {
    _owner = StateObject(wrappedValue: Owner(navigationController(), coordinator: nil))
    self.onOpen = onOpen
  }

  /// Shows a new navigation controller.
  ///
  /// - Parameters:
  ///   - onOpen: As above, with what `start` returned.
  ///   - start: Called once, before the controller is shown. What it returns is kept.
  public init<Coordinator>(
    onOpen: @escaping (URL, Coordinator) -> Void = { _, _ in },
    start: @escaping @MainActor (UINavigationController) -> Coordinator
  ) {
    let owner = StateObject(
      wrappedValue: {
        let controller = UINavigationController()
        return Owner(controller, coordinator: start(controller))
      }())
    _owner = owner
    self.onOpen = { url in
      guard let coordinator = owner.wrappedValue.coordinator as? Coordinator else { return }
      onOpen(url, coordinator)
    }
  }

  public var body: some View {
    let controller = owner.controller
    let open = onOpen
    ControllerView(controller: controller)
      .onAppear {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
      }
      .onDisappear {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      }
      .modifier(
        AddressModifier(addresses: controller.trail.map(\.address)) { address in
          guard !controller.unwind(to: address),
            let url = URL(string: address, relativeTo: URL(string: "apus://screen"))
          else { return }
          open(url.absoluteURL)
        })
  }
}

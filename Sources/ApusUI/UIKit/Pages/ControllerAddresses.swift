extension UIViewController {
  /// The address of this controller's page, such as `/tasks/42`: the browser's address while the
  /// page is shown. Without one, the page has the address of the page below with its place on the
  /// stack; the root has `/`.
  ///
  /// Apus's own: on iOS a controller has no address.
  public var pageAddress: String? {
    get { state.address }
    set { state.address = newValue }
  }

  /// The pages from this one to the one that is seen, with their addresses.
  var trail: [(controller: UIViewController, address: String)] {
    var controllers: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next {
      controllers += controller is UINavigationController ? controller.state.stack : [controller]
      next = controller.state.presented
    }
    var trail: [(controller: UIViewController, address: String)] = []
    for controller in controllers {
      let below = trail.last?.address
      let place = below.map { "\($0 == "/" ? "" : $0)/\(trail.count)" }
      trail.append((controller, controller.state.address ?? place ?? "/"))
    }
    return trail
  }

  /// Goes back to the page of an address.
  ///
  /// - Returns: False if none of the pages up to the one that is seen has it.
  func unwind(to address: String) -> Bool {
    guard let target = trail.last(where: { $0.address == address })?.controller else {
      return false
    }
    let container = target.navigationController ?? target
    if container.state.presented != nil { container.dismiss(animated: true) }
    target.navigationController?.popToViewController(target, animated: true)
    return true
  }
}

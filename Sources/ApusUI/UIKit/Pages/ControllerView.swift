/// A controller's content, and what it presents.
struct ControllerView: View {
  let controller: UIViewController

  var body: some View {
    let controller = controller
    let state = controller.state
    let presented = state.presented
    controller.placedContent
      .environment(\.modalEntersAtOnce, false)
      .interactiveDismissDisabled(state.isModalInPresentation)
      .modifier(AlertPresentation(presenter: controller))
      .sheet(isPresented: isPresented { !$0.modalPresentationStyle.isCover }) {
        PresentedController(presenter: controller)
      }
      .fullScreenCover(isPresented: isPresented { $0.modalPresentationStyle.isCover }) {
        PresentedController(presenter: controller)
      }
      .environment(\.modalEntersAtOnce, presented?.enteredAtOnce ?? false)
      .onChange(of: state.presentationChanges) { controller.finishPresentation() }
  }

  private func isPresented(_ isKind: @escaping (UIViewController) -> Bool) -> Binding<Bool> {
    let controller = controller
    return Binding(
      get: {
        guard let presented = controller.state.presented else { return false }
        return !(presented is UIAlertController) && isKind(presented)
      },
      set: { if !$0 { controller.presentedWasClosed() } })
  }
}

extension UIModalPresentationStyle {
  var isCover: Bool { self == .fullScreen || self == .overFullScreen }
}

private struct PresentedController: View {
  let presenter: UIViewController

  var body: some View {
    if let presented = presenter.state.presented {
      ControllerView(controller: presented)
        .modifier(SheetLooks(controller: presented))
        .onDismissAttempt(presented.presentationController?.attempted)
        .id(presented)
    }
  }
}

/// Shows the alert controller that a controller presents, over the controller's page.
struct AlertPresentation: ViewModifier {
  let presenter: UIViewController

  func body(content: Content) -> some View {
    let alert = presenter.state.presented as? UIAlertController
    let _ = alert?.state.contentVersion
    content
      .modifier(dialog(of: alert, isShown: alert?.message == nil) { EmptyView() })
      .modifier(
        dialog(of: alert, isShown: alert?.message != nil) {
          Text(verbatim: alert?.message ?? "")
        })
  }

  private func dialog<Message: View>(
    of alert: UIAlertController?, isShown: Bool, message: @escaping () -> Message
  ) -> _DialogModifier<AlertActions?, Message> {
    let title = alert?.title ?? ""
    let presenter = presenter
    return _DialogModifier(
      alert?.preferredStyle == .actionSheet ? .confirmation : .alert,
      isPresented: Binding(
        get: { alert != nil && isShown },
        set: { if !$0 { presenter.presentedAlertWasClosed() } }),
      title: Text(verbatim: title), hidesTitle: title.isEmpty, addsButtons: false,
      actions: { alert.map { AlertActions(alert: $0) } }, message: message)
  }
}

/// The fields and the buttons of an alert controller.
private struct AlertActions: View {
  let alert: UIAlertController

  var body: some View {
    let alert = alert
    let _ = alert.state.contentVersion
    ForEach(alert.textFields ?? [], id: \.self) { field in
      ShownTree(field).frame(minHeight: 34).padding(.horizontal, 16).padding(.bottom, 16)
    }
    ForEach(alert.shownActions, id: \.identity) { action in
      button(for: action)
        .disabled(!action.isEnabled)
    }
  }

  @ViewBuilder private func button(for action: UIAlertAction) -> some View {
    let alert = alert
    let button = Button(role: action.style.role) {
      alert.choose(action)
    } label: {
      Text(verbatim: action.title ?? "")
    }
    if alert.preferredAction === action {
      button.keyboardShortcut(.defaultAction)
    } else {
      button
    }
  }
}

extension UIAlertAction {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

import ViewGraph

/// What a button shows that says its role alone.
nonisolated public struct DefaultButtonLabel: View {
  private let role: ButtonRole

  nonisolated init(_ role: ButtonRole) { self.role = role }

  @MainActor public var body: some View {
    switch role {
    case .close:
      Label {
        Text(own: .close)
      } icon: {
        Image(systemName: "xmark")
      }
    case .confirm:
      Label {
        Text(own: .done)
      } icon: {
        Image(systemName: "checkmark")
      }
    case .destructive: Text(own: .delete)
    default: Text(own: .cancel)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with a role, whose label is the system's for it.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}

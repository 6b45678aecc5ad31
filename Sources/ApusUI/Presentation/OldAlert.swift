import ViewGraph

/// The first generation of alerts, as a value.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; “OK” if none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(own: .okay))]
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ElementButtonRole?
    let action: (() -> Void)?

    /// A usual button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// A button that leaves without changing anything.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button “Cancel” that leaves without changing anything.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(own: .cancel), role: .cancel, action: action)
    }
    /// A button that deletes or discards something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The first generation of dialogs, as a value.
public struct ActionSheet {
  /// A button, as an alert has.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an old alert.
struct _OldButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      _OldButton(button: buttons[index])
    }
  }
}

struct _OldButton: View {
  typealias Body = Never
  let button: Alert.Button

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let after = context.environment.afterButton
    let button = view.button
    let action: @MainActor () -> Void = {
      button.action?()
      after?()
    }
    context.writeDialogButton(isCancel: button.role == .cancel, action)
    context.open(.button)
    if let role = button.role { context.writer.set(.buttonRole, role) }
    context.handler(.onTap, .action(action))
    context.descend(1) { Text._emit(button.label, context) }
    context.close { _ in 0 }
  }
}

extension View {
  /// Shows an alert while a condition holds; the alert is made while it is shown.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      _OldDialog(modality: .alert, isPresented: isPresented) {
        let alert = content()
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Shows an alert while there is an item; the alert is made while it is shown.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      _OldDialog(modality: .alert, isPresented: Binding(isPresent: item)) {
        guard let value = item.wrappedValue else { return (Text(""), nil, []) }
        let alert = content(value)
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Shows a choice of actions while a condition holds; it is made while it is shown.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      _OldDialog(modality: .confirmation, isPresented: isPresented) {
        let sheet = content()
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }
}

/// Makes the value only while it is shown, as SwiftUI does.
nonisolated struct _OldDialog: ViewModifier {
  typealias Body = Never
  let modality: Modality
  let isPresented: Binding<Bool>
  let make: () -> (Text, Text?, [Alert.Button])

  nonisolated init(
    modality: Modality, isPresented: Binding<Bool>,
    make: @escaping () -> (Text, Text?, [Alert.Button])
  ) {
    self.modality = modality
    self.isPresented = isPresented
    self.make = make
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard modifier.isPresented.wrappedValue else { return content() }
    let (title, message, buttons) = modifier.make()
    _DialogModifier._emit(
      _DialogModifier(
        modifier.modality, isPresented: modifier.isPresented, title: title,
        actions: { _OldButtons(buttons: buttons) }, message: { message }),
      context, content: content)
  }
}

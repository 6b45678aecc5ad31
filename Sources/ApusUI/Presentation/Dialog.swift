import ViewGraph

/// An alert or a dialog: title, message, buttons.
nonisolated struct _DialogModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never
  let modality: Modality
  let isPresented: Binding<Bool>
  let title: Text
  let hidesTitle: Bool
  /// Whether a dialog without actions gets a button.
  let addsButtons: Bool
  let actions: () -> Actions
  let message: () -> Message

  nonisolated init(
    _ modality: Modality, isPresented: Binding<Bool>, title: Text, hidesTitle: Bool = false,
    addsButtons: Bool = true, actions: @escaping () -> Actions, message: @escaping () -> Message
  ) {
    self.modality = modality
    self.isPresented = isPresented
    self.title = title
    self.hidesTitle = hidesTitle
    self.addsButtons = addsButtons
    self.actions = actions
    self.message = message
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let isPresented = modifier.isPresented
    guard isPresented.wrappedValue else { return }
    let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
    context.outsideOfItems {
      context.descend(0xD1A6) { emit(modifier, dismiss, context) }
    }
  }

  @MainActor private static func emit(
    _ modifier: Self, _ dismiss: @escaping @MainActor () -> Void, _ context: EmissionContext
  ) {
    let actions = context.descend(3) {
      composite(_Deferred { modifier.actions() }.environment(\.afterButton, dismiss), context)
    }
    let buttons = context.preference(DialogButtons.self, of: actions)
    context.open(.modal)
    context.writer.set(.modality, modifier.modality)
    context.writer.set(.traits, Traits.modal)
    let title = modifier.title.resolved(in: context.environment)
    context.writer.set(.label, title)
    // Without a button, an alert of UIKit stays until the app takes it away.
    if modifier.addsButtons || modifier.modality == .confirmation || !buttons.isEmpty,
      let cancel = buttons.cancelling(modifier.modality, instead: dismiss)
    {
      context.handler(.onDismiss, .action(cancel))
    }
    if !modifier.hidesTitle {
      context.descend(1) {
        context.open(.modalTitle)
        context.writer.set(.text, title)
        context.close { _ in 0 }
      }
    }
    if Message.self != EmptyView.self {
      context.descend(2) {
        let child = composite(_Deferred { modifier.message() }, context)
        context.open(.modalMessage)
        context.place(child)
        context.close { _ in 0 }
      }
    }
    context.descend(3) {
      context.open(.modalActions)
      // Two buttons of an alert stand beside each other.
      if modifier.modality == .alert, buttons.count == 2 { context.writer.set(.axis, .horizontal) }
      context.place(actions)
      if !modifier.addsButtons {
        // The app brings every button.
      } else if modifier.modality == .alert && buttons.isEmpty {
        context.descend(1) { emitButton(context.ownWords[.okay], role: nil, dismiss, context) }
      } else if modifier.modality == .confirmation && !buttons.contains(where: \.isCancel) {
        context.descend(1) {
          emitButton(context.ownWords[.cancel], role: .cancel, dismiss, context)
        }
      }
      context.close { _ in 0 }
    }
    context.close { _ in 0 }
  }

  @MainActor private static func emitButton(
    _ title: String, role: ElementButtonRole?, _ action: @escaping @MainActor () -> Void,
    _ context: EmissionContext
  ) {
    context.open(.button)
    if let role { context.writer.set(.buttonRole, role) }
    context.handler(.onTap, .action(action))
    context.descend(1) {
      context.open(.text)
      context.writer.set(.text, title)
      context.close { _ in 0 }
    }
    context.close { _ in 0 }
  }
}

extension View {
  // MARK: Alerts

  /// Shows an alert while a condition holds; each of its buttons ends it.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert, whose title is shown as given, while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a condition holds; each of its buttons ends it.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _DialogModifier(.alert, isPresented: isPresented, title: title, actions: actions) {
        EmptyView()
      })
  }

  /// Shows an alert with a localized title and a message while a condition holds.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a condition holds; its title is shown as given.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a condition holds; each of its buttons ends it.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _DialogModifier(
        .alert, isPresented: isPresented, title: title, actions: actions, message: message))
  }

  /// Shows an alert for some data, with a localized title, while a condition holds.
  ///
  /// - Parameter data: What buttons and message are made of; without it there is “OK” alone.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows an alert for some data while a condition holds; its title is shown as given.
  ///
  /// - Parameter data: What buttons and message are made of; without it there is “OK” alone.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert for some data while a condition holds.
  ///
  /// - Parameter data: What buttons and message are made of; without it there is “OK” alone.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows an alert without a message for some data while a condition holds.
  ///
  /// - Parameter data: What the buttons are made of; without it there is “OK” alone.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented) {
      if let data { actions(data) }
    }
  }

  /// Shows an alert that has the description of an error as its title while a condition holds.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message that has the description of an error as its title while a
  /// condition holds.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }

  // MARK: Dialogs

  /// Shows a choice of actions while a condition holds.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Shows a choice of actions while a condition holds; the title is shown as given.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions while a condition holds. If none of them cancels, “Cancel” is added.
  ///
  /// - Parameter titleVisibility: The title is shown only if this is `.visible`; assistive
  ///   technology reads it anyway.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      _DialogModifier(
        .confirmation, isPresented: isPresented, title: title,
        hidesTitle: titleVisibility != .visible, actions: actions
      ) { EmptyView() })
  }

  /// Shows a choice of actions with a localized title and a message while a condition holds.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Shows a choice of actions with a message while a condition holds; the title is shown as given.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Shows a choice of actions with a message while a condition holds.
  ///
  /// - Parameter titleVisibility: The title is shown unless this is `.hidden`; assistive technology
  ///   reads it anyway.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _DialogModifier(
        .confirmation, isPresented: isPresented, title: title,
        hidesTitle: titleVisibility == .hidden, actions: actions, message: message))
  }
}

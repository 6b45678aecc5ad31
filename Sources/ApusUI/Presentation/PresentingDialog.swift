extension View {
  /// Shows a choice of actions for some data while a condition holds.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows a choice of actions without a message for some data while a condition holds.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    }
  }

  /// Shows a choice of actions while there is an item; it is made while it is shown.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _OldDialog(modality: .confirmation, isPresented: Binding(isPresent: item)) {
        guard let value = item.wrappedValue else { return (Text(""), nil, []) }
        let sheet = content(value)
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }
}

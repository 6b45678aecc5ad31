import ApusCoreTransferable
import ApusFoundation
import ApusUniformTypeIdentifiers

/// Hands dropped items to an action.
nonisolated private struct ItemDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  init(
    _ types: [UTType], _ isTargeted: Binding<Bool>?,
    _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    (self.types, self.isTargeted, self.action) = (types, isTargeted, action)
  }

  @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// Hands dropped values to an action.
nonisolated private struct ValueDelegate<T: Transferable>: DropDelegate {
  let action: ([T], CGPoint) -> Bool
  let setTargeted: (Bool) -> Void

  init(
    _ action: @escaping ([T], CGPoint) -> Bool, _ setTargeted: @escaping (Bool) -> Void
  ) {
    (self.action, self.setTargeted) = (action, setTargeted)
  }

  @MainActor func dropEntered(info: DropInfo) { setTargeted(true) }
  @MainActor func dropExited(info: DropInfo) { setTargeted(false) }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    setTargeted(false)
    info.content.read(T.self) { values in
      if !values.isEmpty { _ = action(values, info.location) }
    }
    return true
  }
}

extension View {
  /// Takes content that is dropped on this view, in a way that a delegate decides.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the content that the view takes.
  ///   - delegate: Decides.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _DropModifier> {
    modifier(_DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Takes content that is dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the content that the view takes.
  ///   - isTargeted: True while content of these types is over the view.
  ///   - action: Takes the items. It returns whether it has taken them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _DropModifier> {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes content that is dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the content that the view takes.
  ///   - isTargeted: True while content of these types is over the view.
  ///   - action: Takes the items, and the place of the drop in points from the view's corner. It returns whether it
  ///     has taken them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> ModifiedContent<Self, _DropModifier> {
    modifier(
      _DropModifier(
        types: supportedContentTypes,
        delegate: ItemDelegate(supportedContentTypes, isTargeted, action)))
  }

  /// Takes values that are dropped on this view.
  ///
  /// ```swift
  /// Column().dropDestination(for: Task.self) { tasks, _ in
  ///   board.move(tasks, to: column)
  ///   return true
  /// } isTargeted: { isLit = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, and the place of the drop in points from the view's corner. It returns whether it
  ///     has taken them.
  ///   - isTargeted: Is told whether content that has such values is over the view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ModifiedContent<Self, _DropModifier> {
    modifier(
      _DropModifier(types: T.types(.reading), delegate: ValueDelegate(action, isTargeted)))
  }

  // MARK: Types by their identifiers

  /// Takes content that is dropped on this view, in a way that a delegate decides.
  @available(*, deprecated, message: "Use types of UTType.")
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _DropModifier> {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Takes content that is dropped on this view.
  @available(*, deprecated, message: "Use types of UTType.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _DropModifier> {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes content that is dropped on this view.
  @available(*, deprecated, message: "Use types of UTType.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> ModifiedContent<Self, _DropModifier> {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}

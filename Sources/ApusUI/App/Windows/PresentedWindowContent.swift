import ViewGraph

/// A view of a window for a value.
nonisolated public struct PresentedWindowContent<
  Data: Decodable & Encodable & Hashable, Content: View
>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(_ value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  /// The view.
  @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    title: Text? = nil, id: String? = nil, presenting type: D.Type,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title, id: id,
      values: .init(type: type) { value in
        AnyView(PresentedWindowContent(value.base as? D, content: content))
      }
    ) {
      PresentedWindowContent(nil, content: content)
    }
  }

  private init<D: Codable & Hashable, C: View>(
    title: Text? = nil, id: String? = nil, presenting type: D.Type,
    _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, presenting: type) { value in
      content(
        Binding {
          value.wrappedValue ?? defaultValue()
        } set: {
          value.wrappedValue = $0
        })
    }
  }

  /// A window for a value of a type; nil where the window is the app's page.
  ///
  /// ```swift
  /// WindowGroup(for: Message.ID.self) { $id in MessageView(id: id) }
  /// ```
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(presenting: type, content)
  }

  /// A titled window for a value of a type; nil where the window is the app's page.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, presenting: type, content)
  }

  /// A window with a localized title for a value of a type; nil where the window is the app's page.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), presenting: type, content)
  }

  /// A window for a value of a type; nil where the window is the app's page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), presenting: type, content)
  }

  /// A window for a value of a type; nil where the window is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, presenting: type, content)
  }

  /// A titled window for a value of a type; nil where the window is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, presenting: type, content)
  }

  /// A window with a localized title for a value of a type; nil where the window is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, presenting: type, content)
  }

  /// A window for a value of a type, or for a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(presenting: type, content, defaultValue)
  }

  /// A window for a value of a type, or for a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, presenting: type, content, defaultValue)
  }

  /// A window with a localized title for a value of a type, or for a default value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, presenting: type, content, defaultValue)
  }
}

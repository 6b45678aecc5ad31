// Links of the generation before values: active while a selection is theirs.

extension Binding where Value == Bool {
  /// True while `selection` is `tag`; false takes the selection away.
  init<Tag: Hashable>(_ selection: Binding<Tag?>, is tag: Tag) {
    self.init(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink {
  /// A link to a page given as a view, which is shown while `selection` is `tag`.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination, isActive: Binding(selection, is: tag)), label: label())
  }

  /// A link to a page that is shown while `selection` is `tag`.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination(), isActive: Binding(selection, is: tag)), label: label())
  }

  /// > Note: Has no meaning on a page: a `NavigationView` has one column.
  nonisolated public func isDetailLink(
    _ isDetailLink: Bool, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("isDetailLink(_:)", _file, _line)
    return self
  }
}

extension NavigationLink where Label == Text {
  /// A link with a localized title to a page that is shown while a condition holds.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: Text(titleKey))
  }

  /// A link to a page that is shown while a condition holds; the title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: Text(title))
  }

  /// A link with a localized title to a page given as a view, shown while a condition holds.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination, isActive: isActive), label: Text(titleKey))
  }

  /// A link to a page given as a view, shown while a condition holds; the title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination, isActive: isActive), label: Text(title))
  }

  /// A link with a localized title to a page given as a view, shown while `selection` is `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a localized title to a page that is shown while `selection` is `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}

// Controls whose label is a title beside a picture of an asset catalogue.

extension Button where Label == ApusUI.Label<Text, Image> {
  /// A button with a localized title and a picture of a catalogue.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { ApusUI.Label(titleKey, image: image) }
  }

  /// A button with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { ApusUI.Label(title, image: image) }
  }

  /// A button with a role, with a localized title and a picture of a catalogue.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ApusUI.Label(titleKey, image: image) }
  }

  /// A button with a role, with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ApusUI.Label(title, image: image) }
  }
}

extension Menu where Label == ApusUI.Label<Text, Image> {
  /// A menu with a localized title and a picture of a catalogue.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ApusUI.Label(titleKey, image: image) }
  }

  /// A menu with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ApusUI.Label(title, image: image) }
  }

  /// A menu that runs an action when it is tapped, with a localized title and a picture of a catalogue.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ApusUI.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// A menu that runs an action when it is tapped, with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ApusUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

extension Toggle where Label == ApusUI.Label<Text, Image> {
  /// A toggle with a localized title and a picture of a catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ApusUI.Label(titleKey, image: image) }
  }

  /// A toggle with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ApusUI.Label(title, image: image) }
  }

  /// A toggle for several sources, with a localized title and a picture of a catalogue.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ApusUI.Label(titleKey, image: image) }
  }

  /// A toggle for several sources, with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ApusUI.Label(title, image: image) }
  }
}

extension Picker where Label == ApusUI.Label<Text, Image> {
  /// A picker with a localized title and a picture of a catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ApusUI.Label(titleKey, image: image) }
  }

  /// A picker with a picture of a catalogue, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ApusUI.Label(title, image: image) }
  }
}

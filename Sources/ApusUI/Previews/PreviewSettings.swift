import ViewGraph

/// How one view of a preview is to be shown; nil leaves it to the gallery.
package struct PreviewSettings: Equatable, Sendable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?

  package init(
    displayName: String? = nil, layout: PreviewLayout? = nil, device: PreviewDevice? = nil,
    orientation: InterfaceOrientation? = nil
  ) {
    self.displayName = displayName
    self.layout = layout
    self.device = device
    self.orientation = orientation
  }

  /// These settings, and where there are none, the others.
  func or(_ others: PreviewSettings) -> PreviewSettings {
    PreviewSettings(
      displayName: displayName ?? others.displayName, layout: layout ?? others.layout,
      device: device ?? others.device, orientation: orientation ?? others.orientation)
  }
}

/// Settings noted on a view. They change nothing about the view; the gallery reads them.
struct PreviewSettingsModifier: ViewModifier {
  typealias Body = Never
  let settings: PreviewSettings

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
  }
}

extension View {
  /// The size that this view gets in the gallery of previews.
  ///
  /// Has a meaning in a ``PreviewProvider`` alone; ``Preview(_:traits:body:)`` has traits.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(layout: value)))
  }

  /// The name beside this view in the gallery of previews; nil for the type's name.
  ///
  /// Has a meaning in a ``PreviewProvider`` alone; ``Preview(_:traits:body:)`` takes a name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(displayName: value)))
  }

  /// The device that this view is shown as in the gallery of previews; nil leaves the choice to
  /// the gallery.
  ///
  /// Has a meaning in a ``PreviewProvider`` alone.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(device: value)))
  }

  /// How the device is held that this view is shown as in the gallery of previews.
  ///
  /// Has a meaning in a ``PreviewProvider`` alone; ``Preview(_:traits:body:)`` has traits.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(orientation: value)))
  }
}

import ViewGraph

/// A link to an address outside of the screen.
///
/// ```swift
/// struct Imprint: View {
///   var body: some View { Link("Imprint", destination: URL(string: "https://example.org")!) }
/// }
/// ```
nonisolated public struct Link<Label: View>: View {
  public typealias Body = Never
  let destination: URL
  let label: Label

  /// A link with any view as its label. The browser opens it, or the `openURL` action that a view
  /// set.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let style = context.styleValue(of: ButtonStyles.self)
    let look = (style as? any _DrawnButtonStyle).map { type(of: $0).look } ?? .automatic
    // Frames and padding surround the border of a bordered link.
    if look.rawValue >= ControlLook.bordered.rawValue, context.pending.hasLayout {
      return context.box { _emit(view, context) }
    }
    context.open(.link, naming: view.label)
    if look != .automatic {
      context.writer.set(.look, look)
      context.writeSize(ofButton: look)
    }
    context.writer.set(.address, view.destination.absoluteString)
    if let open = context.environment.customOpenURL {
      let destination = view.destination
      context.handler(.onOpen, .event { _ in open(destination) })
    }
    if let style = style as? any ButtonStyle {
      context.writer.set(.look, ControlLook.plain)
      context.emitLabel(view.label, in: style)
    } else {
      context.emit(1, view.label)
    }
    context.close()
  }
}

extension Link where Label == Text {
  /// A link with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

import ViewGraph

/// A window above the page, as it is when the page is drawn. The page does not keep the window itself.
struct ShownWindow: Identifiable {
  let view: WindowView
  /// Whether a finger reaches the page where nothing of the window is drawn.
  let passesTouches: Bool
  let ground: UIColor

  var id: ObjectIdentifier { ObjectIdentifier(view.content) }

  @MainActor
  init(_ window: UIWindow) {
    view = WindowView(window)
    passesTouches = window.passesTouches
    ground = window.ground
  }
}

extension UIWindow {
  /// An app lets touches through by an override of `hitTest(_:with:)` or `point(inside:with:)`, which are asked about
  /// the middle of the window as if nothing stood there.
  fileprivate var passesTouches: Bool {
    !isUserInteractionEnabled
      || hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) == nil
  }

  /// The colour behind the content. A hosting controller is opaque until its view has another colour.
  fileprivate var ground: UIColor {
    let root = rootViewController?.view
    let ofRoot = root?.isHosting == true ? root?.backgroundColor ?? .systemBackground : nil
    return ofRoot ?? backgroundColor ?? .clear
  }
}

/// Shows windows above a page, the uppermost last.
nonisolated struct WindowsAbove: ViewModifier {
  typealias Body = Never
  let windows: [ShownWindow]

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    guard !modifier.windows.isEmpty else { return }
    context.descend(0x31D0) {
      emitComposite(ForEach(modifier.windows) { WindowFrame(shown: $0) }, context)
    }
  }
}

/// A window around the content of its controller: a layer over the page, or what covers it.
private struct WindowFrame: View {
  typealias Body = Never
  let shown: ShownWindow

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let axis = context.axis
    context.axis = 1
    let child = composite(_PageContent(content: view.shown.view), context)
    context.open(.modal)
    context.enterAtOnce()
    context.writer.set(.modality, view.shown.passesTouches ? Modality.window : .fullScreen)
    if !view.shown.passesTouches { context.writer.set(.traits, Traits.modal) }
    AnyShapeStyle(Color(view.shown.ground))._fill(in: context.environment)
      .write(context.writer, paint: .background, gradient: .backgroundGradient)
    context.place(child, endsPreferences: true)
    context.close { _ in 0 }
    context.axis = axis
  }
}

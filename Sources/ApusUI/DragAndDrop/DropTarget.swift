import ApusUniformTypeIdentifiers
import ViewGraph

/// The content over a view that takes drops.
@MainActor
private final class DropState: DropEffectState {
  private var isOver = false
  private var files: [PickedFile] = []

  /// A file of content from outside has come.
  func receive(_ file: ChosenFile) { files.append(PickedFile(file)) }

  /// Follows a step of the content.
  func follow(
    _ sample: DropSample, _ types: [UTType], _ delegate: any DropDelegate, in session: Session
  ) {
    guard let content = content(of: sample, in: session) else { return leave() }
    let info = DropInfo(content: content, location: CGPoint(x: sample.x, y: sample.y))
    switch sample.phase {
    case .entered:
      leave()
      guard content.conforms(to: types), delegate.validateDrop(info: info) else {
        return show(.refused)
      }
      isOver = true
      delegate.dropEntered(info: info)
      propose(info, delegate)
    case .moved:
      if isOver { propose(info, delegate) }
    case .exited:
      if isOver { delegate.dropExited(info: info) }
      leave()
    case .dropped:
      // A file that is too large, or of another type than was told, did not come.
      let takesIt =
        isOver && effect != .forbidden && !content.providers.isEmpty && content.conforms(to: types)
      if takesIt {
        _ = delegate.performDrop(info: info)
      } else if isOver {
        delegate.dropExited(info: info)
      }
      leave()
      session.dragged = nil
    }
  }

  private func propose(_ info: DropInfo, _ delegate: any DropDelegate) {
    switch delegate.dropUpdated(info: info)?.operation {
    case .move, .delete: show(.move)
    case .copy: show(.copy)
    case .forbidden, .cancel: show(.forbidden)
    case nil: show(effect ?? .copy)
    }
  }

  private func leave() {
    isOver = false
    files = []
    show(nil)
  }

  private func content(of sample: DropSample, in session: Session) -> DraggedContent? {
    if sample.types.isEmpty { return session.dragged as? DraggedContent }
    return DraggedContent(types: sample.types, files: files, text: sample.text)
  }
}

/// A view that takes drops.
nonisolated public struct _DropModifier: ViewModifier {
  public typealias Body = Never
  let types: [UTType]
  let delegate: any DropDelegate

  // The largest file in bytes, as for a chosen one.
  private static let largestFile = 8 << 20

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard context.environment.isEnabled else { return content() }
    let owner = context.component!
    let state = context.slot(0xD209) { DropSlot(DropState(owner: owner)) }.state
    let session = context.graph.session
    context.box {
      context.open(.box)
      context.writer.set(.isDropTarget, true)
      if let effect = state.readEffect() { context.writer.set(.dropEffect, effect) }
      context.writer.set(.maximum, Double(largestFile))
      context.handler(
        .onDrop,
        .event { action in
          guard case .drop(let sample) = action else { return }
          state.follow(sample, modifier.types, modifier.delegate, in: session)
        })
      context.handler(
        .onFile,
        .event { action in
          switch action {
          case .file(let file): state.receive(file)
          case .oversizedFile:
            session.perform(.notice(message: PageWords.current[.fileTooLarge], id: ""))
          default: break
          }
        })
      context.takingTouches(content)
      context.close()
    }
  }
}

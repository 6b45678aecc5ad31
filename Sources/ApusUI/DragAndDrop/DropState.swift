import ApusUniformTypeIdentifiers
import ViewGraph

/// The content over a view that takes drops.
@MainActor
final class DropState: DropEffectState {
  /// The effect that stands for a copy, such as the place of inserted rows.
  var placing = DropEffect.copy
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
    case .copy: show(placing)
    case .forbidden, .cancel: show(.forbidden)
    case nil: show(effect ?? placing)
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

extension EmissionContext {
  /// The largest file that a drop brings in bytes, as for a chosen one.
  private static let largestFile = 8 << 20

  /// Lets the element that was just opened take drops.
  /// - Parameter takesFiles: Whether content from outside of the page may come.
  @MainActor
  func takeDrops(
    _ state: DropState, takesFiles: Bool = true, _ follow: @escaping @MainActor (DropSample) -> Void
  ) {
    writer.set(.isDropTarget, true)
    if let effect = state.readEffect() { writer.set(.dropEffect, effect) }
    handler(.onDrop, .event { if case .drop(let sample) = $0 { follow(sample) } })
    guard takesFiles else { return }
    let session = graph.session
    writer.set(.maximum, Double(Self.largestFile))
    handler(
      .onFile,
      .event { action in
        switch action {
        case .file(let file): state.receive(file)
        case .oversizedFile:
          session.perform(.notice(message: PageWords.current[.fileTooLarge], id: ""))
        default: break
        }
      })
  }
}

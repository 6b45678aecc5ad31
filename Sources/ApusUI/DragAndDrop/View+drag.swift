import ApusCoreTransferable
import ApusFoundation
import ViewGraph

/// Makes the content of a view when a person begins to drag it.
nonisolated protocol DragSource {
  @MainActor func content() -> DraggedContent
}

nonisolated private struct ItemSource: DragSource {
  let item: () -> NSItemProvider

  @MainActor func content() -> DraggedContent { DraggedContent(item()) }
}

nonisolated private struct ValueSource<T: Transferable>: DragSource {
  let value: () -> T

  @MainActor func content() -> DraggedContent {
    let value = value()
    let provider = NSItemProvider()
    // A provider's name has no ending, which each form adds.
    provider.suggestedName = value.suggestedFilename.map {
      ($0 as NSString).deletingPathExtension
    }
    // A provider's reader may be another thread, as with Apple's.
    nonisolated(unsafe) let shared = value
    provider.register(forms: T.types(.writing)) { shared }
    return DraggedContent(provider, value: value)
  }
}

/// A view whose content a person can drag.
nonisolated public struct _DragModifier: ViewModifier {
  public typealias Body = Never
  let source: any DragSource

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard context.environment.isEnabled else { return content() }
    let session = context.graph.session
    context.box {
      context.open(.box)
      context.writer.set(.isDraggable, true)
      context.writer.set(.hint, PageWords.current[.dragHint])
      context.handler(
        .onDrag,
        .event { action in
          guard case .drag(let begins) = action else { return }
          session.dragged = begins ? modifier.source.content() : nil
        })
      context.takingTouches(content)
      context.close()
    }
  }
}

extension View {
  /// Lets a person drag an item that this view stands for.
  ///
  /// ```swift
  /// TaskRow(task).onDrag {
  ///   dragged = task
  ///   return NSItemProvider(object: task.id as NSString)
  /// }
  /// ```
  ///
  /// - Parameter data: Called when the person begins to drag.
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider
  ) -> ModifiedContent<Self, _DragModifier> {
    modifier(_DragModifier(source: ItemSource(item: data)))
  }

  /// Lets a person drag an item that this view stands for.
  ///
  /// - Parameters:
  ///   - data: Called when the person begins to drag.
  ///   - preview: A browser draws this view under the pointer.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _DragModifier> {
    notDrawn("onDrag(_:preview:)", "the view itself is drawn under the pointer", _file, _line)
    return onDrag(data)
  }

  /// Lets a person drag a value that this view stands for.
  ///
  /// ```swift
  /// ForEach(tasks) { task in Text(task.title).draggable(task) }
  /// ```
  ///
  /// - Parameter payload: The value, which is made when the person begins to drag.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> ModifiedContent<Self, _DragModifier> {
    modifier(_DragModifier(source: ValueSource(value: payload)))
  }

  /// Lets a person drag a value that this view stands for.
  ///
  /// - Parameters:
  ///   - payload: The value, which is made when the person begins to drag.
  ///   - preview: A browser draws this view under the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _DragModifier> {
    notDrawn("draggable(_:preview:)", "the view itself is drawn under the pointer", _file, _line)
    return draggable(payload())
  }
}

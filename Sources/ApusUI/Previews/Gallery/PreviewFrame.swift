import ViewGraph

/// A frame with another page of this server. It fills its room.
struct PreviewFrame: View {
  typealias Body = Never
  let request: PreviewRequest
  /// What assistive technology calls the frame.
  let label: String

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.frame) { writer in
      writer.set(.source, view.request.address)
      writer.set(.label, view.label)
    }
    context.close { _ in 0 }
  }
}

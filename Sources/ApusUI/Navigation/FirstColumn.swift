import ViewGraph

/// A view builder's content that is several views.
@MainActor
protocol SeveralViews {
  func emitFirst(_ context: EmissionContext)
}

/// The first of several views: a `NavigationView` has the others in columns beside it.
struct _FirstColumn<Content: View>: View {
  typealias Body = Never
  let content: Content

  static func _emit(_ view: Self, _ context: EmissionContext) {
    if let several = view.content as? any SeveralViews {
      several.emitFirst(context)
    } else {
      Content._emit(view.content, context)
    }
  }
}

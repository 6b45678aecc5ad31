import ViewGraph

/// A view in a container. It shows the view, and knows what that tells the container.
///
/// Statements, groups, conditions and `ForEach` are looked into. A view of the app is one subview, whatever its
/// body is made of.
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never

  /// What tells subviews of a container apart.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The place of a subview in a section.
  struct Mark {
    enum Part { case header, content, footer }
    let section: ID
    let part: Part
    var values = ContainerValues()
  }

  /// The identity of the subview in its container. It stays the same while the view is there.
  public let id: ID
  /// The values that the view tells its container.
  public internal(set) var containerValues = ContainerValues()
  /// The id of its element in a `ForEach`, as what it stands for without a tag.
  var elementTag: AnyHashable?
  var content: AnyView
  var mark: Mark?

  init(_ content: AnyView, at path: [AnyHashable]) {
    self.content = content
    id = ID(path: path)
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    IDView<AnyView, ID>._emit(IDView(content: view.content, id: view.id), context)
  }

  /// The value of a selection's type that it stands for.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    containerValues.tag(for: type) ?? elementTag?.tag(as: type)
  }

  /// The views that a view stands for.
  @MainActor
  static func all<Content: View>(in view: Content, at path: [AnyHashable] = []) -> [Subview] {
    if let source = view as? any SubviewSource { return source.subviews(at: path) }
    return [Subview(AnyView(view), at: path)]
  }
}

/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias Body = Never
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: [Subview]

  init(_ views: [Subview]) { self.views = views }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }

  /// Shows them all, one after another.
  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    SubviewsCollectionSlice._emit(view[...], context)
  }

  @MainActor public static var _isSeveral: Bool { true }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    SubviewsCollectionSlice._emitEach(view[...], modifier, context)
  }
}

/// Some of the views that a container was given.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias Body = Never
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: ArraySlice<Subview>

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }

  private var each: ForEach<ArraySlice<Subview>, Subview.ID, Subview> {
    ForEach(data: views, content: { $0 }, id: \.id, source: nil)
  }

  /// Shows them all, one after another.
  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    ForEach<ArraySlice<Subview>, Subview.ID, Subview>._emit(view.each, context)
  }

  @MainActor public static var _isSeveral: Bool { true }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    ForEach<ArraySlice<Subview>, Subview.ID, Subview>._emitEach(view.each, modifier, context)
  }
}

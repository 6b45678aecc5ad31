import ViewGraph

/// A view that contributes several subviews.
@MainActor
protocol SubviewSource {
  /// - Parameter path: What tells the view from others in the same container.
  func subviews(at path: [AnyHashable]) -> [Subview]
}

extension EmptyView: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] { [] }
}

extension TupleView: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    var found: [Subview] = []
    for (index, view) in views.enumerated() {
      func add<Content: View>(_ view: Content) {
        found += Subview.all(in: view, at: path + [index])
      }
      add(view)
    }
    return found
  }
}

extension Group: SubviewSource where Content: View {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    Subview.all(in: content, at: path)
  }
}

extension Optional: SubviewSource where Wrapped: View {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    map { Subview.all(in: $0, at: path) } ?? []
  }
}

extension _ConditionalContent: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    switch storage {
    case .trueContent(let content): Subview.all(in: content, at: path + [true])
    case .falseContent(let content): Subview.all(in: content, at: path + [false])
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    source?.track(0..<data.count)
    var seen: Set<ID> = []
    return (source?.data() ?? data).flatMap { element -> [Subview] in
      let id = self.id(element)
      guard seen.insert(id).inserted else { return [] }
      return Subview.all(in: content(element), at: path + [id]).map { view in
        var view = view
        view.elementTag =
          view.elementTag ?? AnyHashable(SelectionTag(value: id, includesOptional: false))
        return view
      }
    }
  }
}

extension AnyView: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    func all<Content: View>(in view: Content) -> [Subview] { Subview.all(in: view, at: path) }
    return all(in: content)
  }
}

extension IDView: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    Subview.all(in: content, at: path + [id])
  }
}

extension SubviewsCollection: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] { views }
}

extension SubviewsCollectionSlice: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] { Array(views) }
}

extension Subview: SubviewSource {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] { [self] }
}

/// A modifier of several views modifies each view.
extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    let inside = Subview.all(in: content, at: path)
    return inside.map { view in
      var view = view
      if let writing = modifier as? any ContainerValueWriting {
        writing.write(&view.containerValues)
        if var mark = view.mark {
          writing.write(&mark.values)
          view.mark = mark
        }
      }
      let isWhole = inside.count == 1 && view.mark == nil
      view.content = isWhole ? AnyView(self) : AnyView(view.content.modifier(modifier))
      return view
    }
  }
}

/// A container that knows no sections shows the header, the rows and the footer one after another.
extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  @MainActor func subviews(at path: [AnyHashable]) -> [Subview] {
    let section = Subview.ID(path: path)
    func part(_ part: Subview.Mark.Part, _ views: [Subview]) -> [Subview] {
      views.map { view in
        var view = view
        view.mark = Subview.Mark(section: section, part: part)
        return view
      }
    }
    return part(.header, Subview.all(in: header, at: path + ["header"]))
      + part(.content, Subview.all(in: content, at: path + ["content"]))
      + part(.footer, Subview.all(in: footer, at: path + ["footer"]))
  }
}

import ViewGraph

/// A section that a container was given, or views that stand in none.
nonisolated public struct SectionConfiguration: Identifiable {
  /// What tells sections of a container apart.
  public struct ID: Hashable {
    let section: Subview.ID
  }

  /// The identity of the section in its container.
  public let id: ID
  /// The values that the section tells its container.
  public internal(set) var containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views in the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// - Parameter views: Of the same section, at least one.
  fileprivate init(_ views: [Subview]) {
    let mark = views[0].mark
    id = ID(section: mark?.section ?? views[0].id)
    containerValues = mark?.values ?? ContainerValues()
    func part(_ part: Subview.Mark.Part) -> SubviewsCollection {
      SubviewsCollection(views.filter { ($0.mark?.part ?? .content) == part })
    }
    header = part(.header)
    content = part(.content)
    footer = part(.footer)
  }
}

/// The sections that a container was given.
nonisolated public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  init(_ views: [Subview]) {
    var groups: [[Subview]] = []
    for view in views {
      if let last = groups.last?.last, last.mark?.section == view.mark?.section {
        groups[groups.count - 1].append(view)
      } else {
        groups.append([view])
      }
    }
    sections = groups.map(SectionConfiguration.init)
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The subviews that a `ForEach` makes views of.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let views: [Subview]

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
}

/// The sections that a `ForEach` makes views of.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let sections: SectionCollection

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The views that a function makes of a view's subviews.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public var body: Content {
    transform(SubviewsCollection(Subview.all(in: subviews)))
  }
}

/// The views that a function makes of a view's sections.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  @MainActor public var body: Content {
    transform(SectionCollection(Subview.all(in: sections)))
  }
}

extension Group where Content: View {
  /// The views that a function makes of a view's subviews.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder let content: Content
  ///   var body: some View {
  ///     Group(subviews: content) { cards in
  ///       if let first = cards.first { first.font(.title) }
  ///       HStack { cards.dropFirst() }
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }

  /// The views that a function makes of a view's sections. Views beside sections count as one without a header.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}

extension ForEach where Content: View {
  /// A view for each subview of a view.
  @MainActor @preconcurrency
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(views: Subview.all(in: view)), content: content,
      id: { $0.id }, source: nil)
  }

  /// A view for each section of a view. Views beside sections count as one without a header.
  @MainActor @preconcurrency
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(sections: SectionCollection(Subview.all(in: view))),
      content: content, id: { $0.id }, source: nil)
  }
}

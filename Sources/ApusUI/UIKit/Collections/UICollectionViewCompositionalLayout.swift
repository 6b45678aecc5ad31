import Foundation

/// Makes the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// The direction and the distances of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance of sections.
  open var interSectionSpacing: CGFloat = 0

  /// Sections below each other.
  public override init() { super.init() }
}

/// Sections that are composed of groups of items, or lists.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { section, environment in
///   section == 0 ? banners() : grid(columns: environment.container.contentSize.width > 600 ? 5 : 3)
/// }
/// ```
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The direction and the distances.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// The looks of a layout of lists.
  private(set) var look: UICollectionLayoutListConfiguration?

  /// The same section everywhere.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(flow: FlowMeasures())
  }
  /// The same section everywhere.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init(flow: FlowMeasures())
  }
  /// Sections that a closure makes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(flow: FlowMeasures())
  }
  /// Sections that a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init(flow: FlowMeasures())
  }
  /// Nil: there are no archives of layouts here.
  public required init?(coder: NSCoder) { nil }

  /// Lists of one look.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.look = configuration
    return layout
  }

  func section(_ number: Int, _ room: CGSize) -> NSCollectionLayoutSection? {
    provider(number, PageEnvironment(room, UITraitCollection.current))
  }
}

extension UICollectionView {
  /// A section of a compositional layout; nil: the layout is another one.
  func composed(_ section: KeptItemSection) -> NSCollectionLayoutSection? {
    var answers = answers(of: section)
    if let composed = answers.composed { return composed }
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let number = sections.firstIndex(where: { $0 === section })
    else { return nil }
    answers.composed = whileDrawing { layout.section(number, bounds.size) }
    section.ends = answers
    return answers.composed
  }

  /// The looks of a list in a section.
  func listLook(of section: KeptItemSection) -> UICollectionLayoutListConfiguration {
    composed(section)?.look ?? UICollectionLayoutListConfiguration(appearance: .plain)
  }

  /// The looks of a collection whose sections are lists; nil: one is no list.
  var listLook: UICollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return nil
    }
    if let look = layout.look { return look }
    let looks = sections.map { composed($0)?.look }
    if looks.contains(where: { $0 != nil }), looks.contains(where: { $0 == nil }) {
      notDrawn(
        "NSCollectionLayoutSection.list(using:layoutEnvironment:)",
        "rows between sections of other kinds have no lines and no swipe actions")
      return nil
    }
    return looks.first ?? nil
  }
}

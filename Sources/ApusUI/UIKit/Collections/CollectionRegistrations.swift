import Foundation

extension UICollectionView {
  /// A class of cells, and what an item gives a cell.
  ///
  /// ```swift
  /// let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, path, photo in
  ///   cell.title.text = photo.title
  /// }
  /// ```
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Brings a cell up to date for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let name = RegistrationNames.next()
    let handler: Handler

    /// The registration of a class, which the closure names.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers or other views of a kind, and what a section gives a view.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Brings a view up to date for a section.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let name = RegistrationNames.next()
    let kind: String
    let handler: Handler

    /// The registration of a class, which the closure names.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// An unused cell of the registration's class, or a new one, for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    reusables.cellClasses[registration.name] = Cell.self
    let view = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("\(Cell.self) cannot be made by `init(frame:)`.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of the registration's class for a section.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.name)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath)
    guard let made = view as? Supplementary else {
      preconditionFailure("\(Supplementary.self) cannot be made by `init(frame:)`.")
    }
    registration.handler(made, registration.kind, indexPath)
    return made
  }
}

/// The names of registrations, of which none comes twice.
@MainActor
private enum RegistrationNames {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}

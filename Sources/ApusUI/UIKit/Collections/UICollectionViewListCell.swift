import Foundation

/// A row of a list in a collection, with accessories at its edges.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// A cell of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// The signs and views at the edges.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for old in oldValue { if case .view(let view) = old.kind { view.superview = nil } }
      for new in accessories { if case .view(let view) = new.kind { view.superview = self } }
      changed()
    }
  }
  /// An empty configuration of words and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background of a row in a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  override func makeContent() -> AnyView {
    AnyView(ListCellContent(cell: self, version: version))
  }
}

/// The content of a cell between its accessories.
private struct ListCellContent: View {
  let cell: UICollectionViewListCell
  let version: Int

  var body: some View {
    let cell = cell
    let shown = cell.accessories.filter { $0.isShown(isEditing: cell.isEditing) }
    if shown.isEmpty {
      ItemContent(cell: cell, version: version)
    } else {
      HStack(spacing: 12) {
        signs(shown.filter(\.isLeading))
        ItemContent(cell: cell, version: version)
          .frame(maxWidth: .infinity, alignment: .leading)
        signs(shown.filter { !$0.isLeading })
      }
      .padding(.trailing, cell.isEdgeToEdge ? 16 : 0)
    }
  }

  private func signs(_ shown: [UICellAccessory]) -> some View {
    ForEach(Array(shown.enumerated()), id: \.offset) { _, accessory in
      ShownAccessory(accessory: accessory)
    }
  }
}

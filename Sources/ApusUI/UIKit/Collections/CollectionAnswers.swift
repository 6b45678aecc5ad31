import Foundation

/// The answers of a delegate for an item.
@MainActor
struct ItemAnswers {
  /// The size in a flow; nil: that of the content.
  var size: CGSize?
  var menu: UIMenu?
  var isTappable: Bool
}

/// The answers of a data source and a delegate for a section.
@MainActor
struct SectionAnswers {
  var flow: FlowMeasures
  /// The headers, the footers and other views, by their kinds.
  var views: [String: UICollectionReusableView] = [:]
  /// The section of a compositional layout.
  var composed: NSCollectionLayoutSection?
}

extension UICollectionView {
  /// The answers of the delegate for an item.
  func answers(of item: KeptItem, _ path: IndexPath) -> ItemAnswers {
    if let answers = item.answers { return answers }
    let answers = whileDrawing {
      ItemAnswers(
        size: flowSize(path),
        menu: itemsDelegate?.collectionView(
          self, contextMenuConfigurationForItemAt: path, point: .zero)?.actionProvider?([]),
        isTappable: itemsDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true)
    }
    item.answers = answers
    return answers
  }

  /// The size of an item in a flow; nil: that of the content.
  func size(of item: KeptItem, _ path: IndexPath) -> CGSize? { answers(of: item, path).size }

  private func flowSize(_ path: IndexPath) -> CGSize? {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return nil }
    if layout.flow.estimatedSize != .zero { return nil }
    let size =
      flowDelegate?.collectionView(self, layout: layout, sizeForItemAt: path)
      ?? layout.flow.itemSize
    let isAutomatic = max(size.width, size.height) >= CGFloat.greatestFiniteMagnitude
    return isAutomatic ? nil : size
  }

  /// The answers of the delegate for a section.
  func answers(of section: KeptItemSection) -> SectionAnswers {
    if let answers = section.ends { return answers }
    var answers = SectionAnswers(flow: collectionViewLayout.flow)
    if let delegate = flowDelegate, let number = sections.firstIndex(where: { $0 === section }),
      collectionViewLayout is UICollectionViewFlowLayout
    {
      let layout = collectionViewLayout
      whileDrawing {
        answers.flow.inset = delegate.collectionView(
          self, layout: layout, insetForSectionAt: number)
        answers.flow.lineSpacing = delegate.collectionView(
          self, layout: layout, minimumLineSpacingForSectionAt: number)
        answers.flow.itemSpacing = delegate.collectionView(
          self, layout: layout, minimumInteritemSpacingForSectionAt: number)
        answers.flow.header = delegate.collectionView(
          self, layout: layout, referenceSizeForHeaderInSection: number)
        answers.flow.footer = delegate.collectionView(
          self, layout: layout, referenceSizeForFooterInSection: number)
      }
    }
    section.ends = answers
    return answers
  }

  /// A header or a footer. The data source makes it on demand.
  func view(_ kind: String, of section: KeptItemSection) -> UICollectionReusableView? {
    var answers = answers(of: section)
    if let view = answers.views[kind] { return view }
    guard let dataSource, let number = sections.firstIndex(where: { $0 === section }) else {
      return nil
    }
    return whileDrawing {
      let path = IndexPath(item: 0, section: number)
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      view.superview = self
      itemsDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      answers.views[kind] = view
      section.ends = answers
      return view
    }
  }
}

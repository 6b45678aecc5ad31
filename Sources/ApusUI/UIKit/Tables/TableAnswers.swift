import Foundation

/// The answers of a data source and a delegate for a row.
@MainActor
struct RowAnswers {
  var height: CGFloat
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var menu: UIMenu?
  var canDelete: Bool
  var canMove: Bool
  var isTappable: Bool
}

/// The header and the footer of a section.
@MainActor
struct SectionEnds {
  struct End {
    var view: UIView?
    var words: String?
    var height: CGFloat
  }
  var header, footer: End
}

extension UITableView {
  /// The answers of the data source and the delegate for a row.
  func answers(of row: KeptTableRow, _ path: IndexPath) -> RowAnswers {
    if let answers = row.answers { return answers }
    let delegate = rowsDelegate
    let answers = RowAnswers(
      height: delegate?.tableView(self, heightForRowAt: path) ?? rowHeight,
      leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
      trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
      menu: delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?
        .actionProvider?([]),
      canDelete: canDelete(path),
      canMove: isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true,
      isTappable: delegate?.tableView(self, shouldHighlightRowAt: path) ?? true)
    row.answers = answers
    return answers
  }

  private func canDelete(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    (isAnsweredByDefault, isStyledByDefault) = (false, rowsDelegate == nil)
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    let style = rowsDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if style == .insert {
      notDrawn("UITableViewCell.EditingStyle.insert", "a row that is edited can be deleted alone")
    }
    let isSaid = isEditing || !isAnsweredByDefault || !isStyledByDefault
    return canEdit && style == .delete && isSaid && !(isEditing && choosesSeveral)
  }

  /// The header and the footer of a section.
  func ends(of section: KeptTableSection) -> SectionEnds {
    if let ends = section.ends { return ends }
    loadIfDue()
    let none = SectionEnds.End(height: 0)
    guard let number = sections.firstIndex(where: { $0 === section }) else {
      return SectionEnds(header: none, footer: none)
    }
    let delegate = rowsDelegate
    let ends = SectionEnds(
      header: SectionEnds.End(
        view: delegate?.tableView(self, viewForHeaderInSection: number),
        words: dataSource?.tableView(self, titleForHeaderInSection: number),
        height: delegate?.tableView(self, heightForHeaderInSection: number) ?? sectionHeaderHeight),
      footer: SectionEnds.End(
        view: delegate?.tableView(self, viewForFooterInSection: number),
        words: dataSource?.tableView(self, titleForFooterInSection: number),
        height: delegate?.tableView(self, heightForFooterInSection: number) ?? sectionFooterHeight))
    for view in [ends.header.view, ends.footer.view] { view?.superview = self }
    section.ends = ends
    return ends
  }
}

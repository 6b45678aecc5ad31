/// The content and the accessory of a cell.
struct CellContent: View {
  let cell: UITableViewCell
  let version: Int

  var body: some View {
    let cell = cell
    HStack(spacing: 8) {
      main.frame(maxWidth: .infinity, alignment: .leading)
      if hasSign {
        CellSign(cell: cell, version: version)
          .padding(.trailing, cell.isEdgeToEdge ? 16 : 0)
      }
    }
    .frame(minHeight: cell.isEdgeToEdge ? 44 : nil)
  }

  private var hasSign: Bool {
    cell.isEditing
      ? cell.editingAccessoryView != nil || cell.editingAccessoryType != .none
      : cell.accessoryView != nil || cell.accessoryType != .none
  }

  @ViewBuilder private var main: some View {
    if let drawn = cell.contentConfiguration as? any DrawnConfiguration {
      drawn.content
    } else if let view = cell.shownConfiguredView {
      ConfiguredView(view: view, version: version)
    } else if cell.hasOwnViews {
      OwnViews(cell: cell, version: version)
    } else {
      CellLabels(cell: cell, version: version)
    }
  }
}

/// The view that a configuration of the app has made.
private struct ConfiguredView: View {
  let view: UIView
  let version: Int

  var body: some View {
    let _ = (view.fillsWidth = true, view.fillsHeight = false)
    ShownView(view)
  }
}

/// The views that a subclass has put into a cell, over the labels of the style.
private struct OwnViews: View {
  let cell: UITableViewCell
  let version: Int

  var body: some View {
    let cell = cell
    let content = cell.contentView
    let over = cell.subviews.filter { $0 !== content }
    let layout = cell.constraintLayout(over)
    let _ = prepare(content, over)
    ZStack(alignment: .leading) {
      if cell.shownLabels.text?.text != nil || cell.shownLabels.picture?.image != nil {
        CellLabels(cell: cell, version: version).padding(.horizontal, 16)
      }
      if !content.subviews.isEmpty { ShownView(content) }
      if !over.isEmpty {
        layout { ForEach(over, id: \.self) { ShownView($0) } }
      }
    }
  }

  private func prepare(_ content: UIView, _ over: [UIView]) {
    (content.fillsWidth, content.fillsHeight) = (true, false)
    (cell.fillsWidth, cell.fillsHeight) = (true, false)
    for view in over { (view.fillsWidth, view.fillsHeight) = (true, true) }
  }
}

/// The labels and the picture of a style.
private struct CellLabels: View {
  let cell: UITableViewCell
  let version: Int

  var body: some View {
    let labels = cell.shownLabels
    HStack(spacing: 15) {
      if let picture = labels.picture, let image = picture.image {
        ShownView(picture).frame(width: image.size.width, height: image.size.height)
      }
      switch cell.style {
      case .default: CellLabel(label: labels.text, version: version)
      case .subtitle:
        VStack(alignment: .leading, spacing: 3) {
          CellLabel(label: labels.text, version: version)
          CellLabel(label: labels.detail, version: version)
        }
      case .value1:
        CellLabel(label: labels.text, version: version)
        CellLabel(label: labels.detail, version: version, isNarrow: true)
      case .value2:
        CellLabel(label: labels.text, version: version).frame(width: 91)
        CellLabel(label: labels.detail, version: version)
      }
    }
  }
}

private struct CellLabel: View {
  let label: UILabel?
  let version: Int
  var isNarrow = false

  var body: some View {
    if let label, label.text?.isEmpty == false {
      ShownView(label).fixedSize(horizontal: isNarrow, vertical: true)
    }
  }
}

/// The accessory of a row.
private struct CellSign: View {
  let cell: UITableViewCell
  let version: Int

  var body: some View {
    let cell = cell
    if let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView {
      SizedView(view: view)
    } else {
      switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator: DisclosureSign()
      case .checkmark: CheckmarkSign()
      case .detailButton: details
      case .detailDisclosureButton:
        HStack(spacing: 12) {
          details
          DisclosureSign()
        }
      }
    }
  }

  private var details: some View {
    DetailsSign { (cell.superview as? UITableView)?.tappedAccessory(of: cell) }
  }
}

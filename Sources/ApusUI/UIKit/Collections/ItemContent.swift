/// The content of a cell of a collection.
struct ItemContent: View {
  let cell: UICollectionViewCell
  let version: Int

  var body: some View {
    let cell = cell
    if cell.isRow {
      main
    } else {
      main.background {
        if let ground = cell.backgroundConfiguration {
          ConfiguredGround(ground: ground)
        } else {
          if let view = cell.backgroundView { ShownView(view) }
          if cell.isSelected, let view = cell.selectedBackgroundView { ShownView(view) }
        }
      }
    }
  }

  @ViewBuilder private var main: some View {
    if let drawn = cell.contentConfiguration as? any DrawnConfiguration {
      cell.isRow ? drawn.content : drawn.contentOfCell
    } else if let view = cell.shownConfiguredView {
      let _ = (view.fillsWidth = cell.fillsWidth, view.fillsHeight = cell.fillsHeight)
      ShownView(view)
    } else {
      ItemViews(cell: cell, version: version)
    }
  }
}

/// The views that a subclass has put into a cell.
private struct ItemViews: View {
  let cell: UICollectionViewCell
  let version: Int

  var body: some View {
    let cell = cell
    let over = cell.viewsOver
    let layout = cell.constraintLayout(over)
    let _ = prepare(over)
    ZStack {
      ShownView(cell.contentView)
      if !over.isEmpty {
        layout { ForEach(over, id: \.self) { ShownView($0) } }
      }
    }
  }

  private func prepare(_ over: [UIView]) {
    let content = cell.contentView
    (content.fillsWidth, content.fillsHeight) = (cell.fillsWidth, cell.fillsHeight)
    for view in over { (view.fillsWidth, view.fillsHeight) = (true, true) }
  }
}

/// The background that a configuration describes.
struct ConfiguredGround: View {
  let ground: UIBackgroundConfiguration

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: ground.cornerRadius)
    ZStack {
      shape.fill(ground.backgroundColor.map { Color($0) } ?? .clear)
      if let view = ground.customView { ShownView(view) }
    }
    .clipShape(shape)
    .overlay {
      if ground.strokeWidth > 0 {
        shape.strokeBorder(
          ground.strokeColor.map { Color($0) } ?? .clear, lineWidth: ground.strokeWidth)
      }
    }
    .padding(ground.backgroundInsets.edges)
  }
}

import ViewGraph

/// An item of a bar, on the page.
struct BarItemView: View {
  let item: UIBarButtonItem

  var body: some View {
    let item = item
    let _ = item.changes.count
    if item.isHidden {
      EmptyView()
    } else if item.systemItem == .flexibleSpace {
      Spacer()
    } else if item.systemItem == .fixedSpace {
      Color.clear.frame(width: item.width, height: 1).accessibilityHidden(true)
    } else if let view = item.customView {
      ShownTree(view).fixedSize()
    } else if item.primaryAction == nil, item.action == nil, let menu = item.menu {
      Menu {
        MenuItems(menu: menu)
      } label: {
        BarItemLabel(item: item)
      }
      .modifier(BarItemLook(item: item))
    } else {
      Button(action: item.pressed) { BarItemLabel(item: item) }
        .modifier(BarItemLook(item: item))
    }
  }
}

/// The words or the picture of an item.
private struct BarItemLabel: View {
  let item: UIBarButtonItem

  var body: some View {
    let _ = item.changes.count
    if let image = item.image ?? (item.title == nil ? item.primaryAction?.image : nil) {
      Image(uiImage: image)
    } else if let title = item.title ?? item.primaryAction?.title {
      Text(verbatim: title)
    } else if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol)
    } else if let words = item.systemItem?.words {
      Text(own: words)
    }
  }
}

private struct BarItemLook: ViewModifier {
  let item: UIBarButtonItem

  private var name: Text? {
    if let label = item.accessibilityLabel { return Text(verbatim: label) }
    if item.image != nil { return item.title.map { Text(verbatim: $0) } }
    return item.systemItem?.symbol == nil ? nil : item.systemItem?.words.map { Text(own: $0) }
  }

  func body(content: Content) -> some View {
    let _ = item.changes.count
    content
      .disabled(!item.isEnabled)
      .fontWeight(item.style == .done ? .semibold : nil)
      .tint(item.tintColor.map { Color($0) })
      .modifier(Word(word: name) { AnyView($0.accessibilityLabel($1)) })
      .modifier(
        Word(word: item.accessibilityHint) { AnyView($0.accessibilityHint(Text(verbatim: $1))) }
      )
      .modifier(
        Word(word: item.accessibilityIdentifier) { AnyView($0.accessibilityIdentifier($1)) })
  }
}

/// Items at an end of a bar.
struct BarItemViews: View {
  let items: [UIBarButtonItem]

  var body: some View {
    ForEach(items, id: \.identity) { BarItemView(item: $0) }
  }
}

extension UIBarButtonItem {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

import ViewGraph

/// An item of a bar, on the page.
struct BarItemView: View {
  let item: UIBarButtonItem
  /// The colour of the bar's items; nil for the tint around.
  var tint: UIColor?

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
      .modifier(BarItemLook(item: item, tint: item.tintColor ?? tint))
    } else {
      Button(action: item.pressed) { BarItemLabel(item: item) }
        .modifier(BarItemLook(item: item, tint: item.tintColor ?? tint))
    }
  }
}

/// The words or the picture of an item.
private struct BarItemLabel: View {
  let item: UIBarButtonItem

  var body: some View {
    let _ = item.changes.count
    if let image = item.image ?? (item.words == nil ? item.primaryAction?.image : nil) {
      Image(uiImage: image)
    } else if let title = item.words {
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
  let tint: UIColor?

  private var name: Text? {
    if let label = item.accessibilityLabel { return Text(verbatim: label) }
    if item.image != nil { return item.words.map { Text(verbatim: $0) } }
    return item.words != nil || item.systemItem?.symbol == nil
      ? nil : item.systemItem?.words.map { Text(own: $0) }
  }

  func body(content: Content) -> some View {
    let _ = item.changes.count
    content
      .disabled(!item.isEnabled)
      .fontWeight(item.style == .done ? .semibold : nil)
      .tint(tint.map { Color($0) })
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
  var tint: UIColor?

  var body: some View {
    ForEach(items, id: \.identity) { BarItemView(item: $0, tint: tint) }
  }
}

extension UIBarButtonItem {
  /// The title of the item or of its action, unless it is empty.
  fileprivate var words: String? {
    [title, primaryAction?.title].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

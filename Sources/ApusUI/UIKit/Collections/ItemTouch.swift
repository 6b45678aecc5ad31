/// The touches of an item: a tap chooses the item, and a long press opens its menu.
struct ItemTouch: ViewModifier {
  let collection: UICollectionView
  let item: KeptItem
  let cell: UICollectionViewCell
  let answers: ItemAnswers

  func body(content: Content) -> some View {
    if let menu = answers.menu {
      tappable(content).contextMenu { MenuItems(menu: menu) }
    } else {
      tappable(content)
    }
  }

  @ViewBuilder private func tappable(_ content: Content) -> some View {
    let (collection, id) = (collection, item.id)
    if let isChosen = collection.isChosen(id) {
      if cell.holdsControls {
        content
          .contentShape(Rectangle())
          .onTapGesture { collection.tapped(id) }
      } else {
        Button {
          collection.tapped(id)
        } label: {
          content
        }
        .buttonStyle(ItemStyle())
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
    } else {
      content
    }
  }
}

/// An item that is a button looks as its cell says.
private struct ItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

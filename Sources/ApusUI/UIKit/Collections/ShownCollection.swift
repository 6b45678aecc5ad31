import Foundation

/// A collection on a page.
struct ShownCollection: View {
  let collection: UICollectionView
  /// Another one when the collection has changed, so that it is drawn again.
  let version: Int

  var body: some View {
    let (collection, version) = (collection, version)
    ScrollViewReader { proxy in
      GeometryReader { room in
        let _ = collection.take(room.size)
        CollectionBody(collection: collection, version: version, room: room.size)
      }
      .modifier(RefreshedRows(control: collection.refreshControl))
      .background { if let view = collection.backgroundView { ShownView(view) } }
      .overlay {
        if !collection.subviews.isEmpty {
          SubviewsView(view: collection, version: version, isOverContent: true)
        }
      }
      .onAppear {
        collection.scroller = { id, anchor in proxy.scrollTo(id, anchor: anchor) }
        if let (id, anchor) = collection.dueScroll {
          collection.dueScroll = nil
          proxy.scrollTo(id, anchor: anchor)
        }
      }
      .onDisappear { collection.scroller = nil }
    }
  }
}

/// The items of a collection, as its layout places them.
private struct CollectionBody: View {
  let collection: UICollectionView
  let version: Int
  let room: CGSize

  var body: some View {
    if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout {
      collection.followed(
        ScrollView(
          layout.scrollDirection == .vertical ? .vertical : .horizontal,
          showsIndicators: layout.scrollDirection == .vertical
            ? collection.showsVerticalScrollIndicator : collection.showsHorizontalScrollIndicator
        ) {
          FlowSections(collection: collection, layout: layout, version: version, room: room)
            .padding(collection.contentInset.edges)
        })
    } else if let look = collection.listLook {
      CollectionList(collection: collection, look: look, version: version)
    } else if let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout {
      let isVertical = layout.configuration.scrollDirection == .vertical
      collection.followed(
        ScrollView(
          isVertical ? .vertical : .horizontal,
          showsIndicators: isVertical
            ? collection.showsVerticalScrollIndicator : collection.showsHorizontalScrollIndicator
        ) {
          ComposedSections(collection: collection, layout: layout, version: version, room: room)
            .padding(collection.contentInset.edges)
        })
    }
  }
}

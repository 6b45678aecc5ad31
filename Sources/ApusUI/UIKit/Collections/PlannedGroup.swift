import Foundation

/// The sizes and the order of a group's items in a room.
@MainActor
indirect enum PlannedPart {
  case item(room: LayoutRoom, insets: NSDirectionalEdgeInsets)
  case group(PlannedGroup)

  var count: Int {
    switch self {
    case .item: 1
    case .group(let group): group.count
    }
  }
}

@MainActor
struct PlannedGroup {
  let room: LayoutRoom
  let insets: NSDirectionalEdgeInsets
  let isHorizontal: Bool
  let spacing: CGFloat
  let isFlexible: Bool
  let parts: [PlannedPart]
  /// Whether the content says how many items are in a line, so that lines are filled by what is measured.
  let isFlowing: Bool

  var count: Int { parts.reduce(0) { $0 + $1.count } }

  init(_ group: NSCollectionLayoutGroup, in outer: LayoutRoom) {
    let room = group.layoutSize.room(in: outer)
    let insets = group.contentInsets
    let inner = LayoutRoom(
      width: room.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: room.height.map { max(0, $0 - insets.top - insets.bottom) })
    let isHorizontal = group.isHorizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    self.room = room
    self.insets = insets
    self.isHorizontal = isHorizontal
    self.spacing = spacing
    isFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
    isFlowing =
      isHorizontal && group.count == nil && room.height == nil
      && group.subitems.allSatisfy {
        $0.layoutSize.widthDimension.isEstimated && !($0 is NSCollectionLayoutGroup)
      }
    var parts: [PlannedPart] = []
    if let count = group.count, let subitem = group.subitems.first {
      var share: CGFloat?
      if group.isShared, let length = inner.length(isHorizontal) {
        share = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      }
      parts = Array(
        repeating: Self.part(subitem, inner, share, isHorizontal), count: max(1, count))
    } else {
      var left = inner.length(isHorizontal)
      filling: while !group.subitems.isEmpty {
        for subitem in group.subitems {
          let part = Self.part(subitem, inner, nil, isHorizontal)
          let length = Self.length(subitem, inner, isHorizontal)
          if let rest = left {
            if !parts.isEmpty, length > rest + 0.01 { break filling }
            left = rest - length - spacing
          }
          parts.append(part)
        }
        // Without an end, the items are repeated once.
        if left == nil || parts.count > 500 { break }
      }
    }
    self.parts = parts
  }

  private static func part(
    _ item: NSCollectionLayoutItem, _ inner: LayoutRoom, _ share: CGFloat?, _ isHorizontal: Bool
  ) -> PlannedPart {
    if let group = item as? NSCollectionLayoutGroup {
      return .group(PlannedGroup(group, in: inner))
    }
    var room = item.layoutSize.room(in: inner)
    if let share { if isHorizontal { room.width = share } else { room.height = share } }
    return .item(room: room, insets: item.contentInsets)
  }

  private static func length(
    _ item: NSCollectionLayoutItem, _ inner: LayoutRoom, _ isHorizontal: Bool
  ) -> CGFloat {
    let size = item.layoutSize
    let dimension = isHorizontal ? size.widthDimension : size.heightDimension
    return max(1, dimension.length(in: inner) ?? dimension.dimension)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these places to before the one that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var behind: [Element] = []
    for (place, element) in enumerated() {
      if source.contains(place) {
        moved.append(element)
      } else if place < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + behind {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

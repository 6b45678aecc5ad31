import ApusUI

/// Content whose things are changed. Not for apps.
nonisolated public struct _ChangedMapContent<Content: MapContent>: MapContent {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout MapThing) -> Void

  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {
    var own = _MapThings()
    Content._collect(content.content, into: &own)
    for thing in own.things {
      var thing = thing
      content.change(&thing)
      things.things.append(thing)
    }
    if own.hasUser { things.hasUser = true }
  }
}

extension MapContent {
  /// Fills areas on the map in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let style = AnyShapeStyle(style)
    return changed { if $0.fill == nil { $0.fill = style } }
  }

  /// Draws lines, and the edges of areas, in a style.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines, and the edges of areas, in a style and a form.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    let stroke = AnyShapeStyle(content)
    return changed {
      if $0.stroke == nil { $0.stroke = stroke }
      if $0.style == nil { $0.style = style }
    }
  }

  /// Draws lines, and the edges of areas, in a width.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines, and the edges of areas, in a form.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    changed { if $0.style == nil { $0.style = style } }
  }

  /// Puts lines and areas below the names of the map's pictures. A page draws them over the pictures.
  public func mapOverlayLevel(
    level: MKOverlayLevel, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some MapContent {
    if level == .aboveRoads {
      notDrawn("mapOverlayLevel(level:)", "lines lie over the pictures", _file, _line)
    }
    return changed { _ in }
  }

  /// Names things for the selection of a map.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    _ChangedMapContent(content: self) { thing in
      if thing.tag == nil { thing.tag = AnyHashable(tag) }
    }
  }

  private func changed(_ change: @escaping (inout MapOutline) -> Void) -> some MapContent {
    _ChangedMapContent(content: self) { thing in
      if var outline = thing.outline {
        change(&outline)
        thing.outline = outline
      }
    }
  }
}

/// Whether lines and areas lie over the names of the map's pictures.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

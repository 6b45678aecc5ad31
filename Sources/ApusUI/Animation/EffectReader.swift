import ViewGraph

/// Reads what modifiers say of opacity, size, place, turns and blur, without a view that they are on.
@MainActor
enum EffectReader {
  /// The attributes of each modifier, the innermost first.
  typealias Looks = [[StoredAttribute]]

  /// The effects at one end of a way, whose other end is `identity`.
  nonisolated static func difference(_ active: Looks, _ identity: Looks) -> [AnyTransition.Effect] {
    active.enumerated().flatMap { index, attributes -> [AnyTransition.Effect] in
      let other = identity.indices.contains(index) ? identity[index] : []
      return attributes == other ? [] : effects(attributes)
    }
  }

  nonisolated private static func effects(
    _ attributes: [StoredAttribute]
  ) -> [AnyTransition.Effect] {
    func numbers(_ key: AttributeKey) -> [Double]? {
      guard let value = attributes.first(where: { $0.key == key })?.value else { return nil }
      switch value {
      case .number(let number): return [number]
      case .numbers(let numbers): return numbers
      default: return nil
      }
    }
    let anchor = numbers(.anchor) ?? [0.5, 0.5]
    var found: [AnyTransition.Effect] = []
    if let opacity = numbers(.opacity)?.first, opacity < 1 { found.append(.opacity) }
    if let scale = numbers(.scale)?.first {
      found.append(.scale(scale, x: anchor[0], y: anchor[1]))
    }
    if let degrees = numbers(.rotation)?.first {
      found.append(.rotation(degrees, x: anchor[0], y: anchor[1]))
    }
    if let offset = numbers(.offset), offset.count == 2 {
      found.append(.offset(x: offset[0], y: offset[1]))
    }
    if let radius = numbers(.blur)?.first { found.append(.blur(radius)) }
    return found
  }

  /// The looks that a modifier gives to its content.
  static func looks<M: ViewModifier>(of modifier: M) -> Looks {
    if let attributes = (modifier as? any AttributeBearing)?.attributes { return [attributes] }
    guard M.Body.self != Never.self else { return [] }
    return looks(of: modifier.body(content: _ViewModifier_Content(emit: { _ in })))
  }

  /// The looks that the modifiers of a view give to unknown content.
  static func looks(of view: some View) -> Looks {
    (view as? any EffectBearing)?.looks ?? []
  }
}

/// A modifier that only sets attributes.
nonisolated protocol AttributeBearing {
  var attributes: [StoredAttribute] { get }
}

extension _AttributeModifier: nonisolated AttributeBearing {
  nonisolated var attributes: [StoredAttribute] { (first.map { [$0] } ?? []) + others }
}

/// A view whose modifiers are known by its type.
@MainActor
protocol EffectBearing {
  var looks: EffectReader.Looks { get }
}

extension ModifiedContent: EffectBearing where Content: View, Modifier: ViewModifier {
  var looks: EffectReader.Looks {
    EffectReader.looks(of: content) + EffectReader.looks(of: modifier)
  }
}

extension _ConditionalContent: @MainActor EffectBearing {
  @MainActor var looks: EffectReader.Looks {
    switch storage {
    case .trueContent(let content): EffectReader.looks(of: content)
    case .falseContent(let content): EffectReader.looks(of: content)
    }
  }
}

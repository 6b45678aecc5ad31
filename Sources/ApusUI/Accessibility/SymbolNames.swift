import ViewGraph

/// A view that may show a symbol and nothing else.
protocol SymbolView {
  /// The view's symbol; nil: it shows other things, or has a name.
  nonisolated var onlySymbol: String? { get }
}

extension Image: SymbolView {
  nonisolated var onlySymbol: String? {
    guard case .symbol(let name) = source, label == nil else { return nil }
    return name
  }
}

extension ModifiedContent: SymbolView {
  nonisolated var onlySymbol: String? {
    if let own = modifier as? any SymbolNaming, own.namesOrAddsViews { return nil }
    return (content as? any SymbolView)?.onlySymbol
  }
}

extension _ConditionalContent: SymbolView {
  nonisolated var onlySymbol: String? {
    switch storage {
    case .trueContent(let content): (content as? any SymbolView)?.onlySymbol
    case .falseContent(let content): (content as? any SymbolView)?.onlySymbol
    }
  }
}

/// A modifier that may name a view, or show others with it.
protocol SymbolNaming {
  nonisolated var namesOrAddsViews: Bool { get }
}

extension _SpokenModifier: SymbolNaming {
  nonisolated var namesOrAddsViews: Bool { true }
}

extension _LayerModifier: SymbolNaming {
  // A layer in front may have words, as a badge has.
  nonisolated var namesOrAddsViews: Bool { !isBehind }
}

extension EmissionContext {
  /// Opens a control. Without another name it has that of the symbol that is all of its label.
  ///
  /// ```swift
  /// Button(action: add) { Image(systemName: "plus") }  // “Add”
  /// ```
  func open<Label: View>(_ role: Role, naming label: Label) {
    open(role) { writer in
      guard let symbol = (label as? any SymbolView)?.onlySymbol else { return }
      name(writer, by: symbol)
    }
  }

  /// Writes the name of a symbol, in the visitor's language.
  func name(_ writer: ElementWriter, by symbol: String) {
    writer.set(.label, SymbolWords.name(of: symbol) { ownWords[$0] })
  }
}

/// A layout of the app on the screen.
@MainActor
package final class CustomLayout {
  package let arrangement: any ViewArrangement
  package let memory = ArrangementMemory()
  /// What it answers, for a host that cannot ask it.
  package private(set) var answers: LayoutAnswers?
  /// Writes its answers among the elements.
  package var write: () -> Void = {}
  /// Whether a host has measured something since the last answers.
  package private(set) var isDue = false

  package init(_ arrangement: any ViewArrangement) { self.arrangement = arrangement }

  /// Takes what a host tells.
  package func take(_ report: LayoutReport) {
    memory.take(report)
    isDue = true
  }

  /// - Returns: Whether these are other answers than before.
  package func answer(_ answers: LayoutAnswers) -> Bool {
    isDue = false
    guard self.answers != answers else { return false }
    self.answers = answers
    return true
  }
}

/// What a layout of the app answers to the questions of a host that cannot ask it.
package struct LayoutAnswers: Hashable, Sendable {
  /// Lists of numbers: for each proposal the layout's size; for some of them the places of all views, as in
  /// ``ArrangedPlace``; and which sizes of views that depends on: place among the views, proposal and size. See
  /// ``ArrangedLength``.
  package var sizes, places, needs: [Double]
  /// Guides that are elsewhere than those of its views.
  package var guides: [ElementGuide]
  /// Whether no distance is usual beside it.
  package var isOpen: Bool

  package init(
    sizes: [Double], places: [Double], needs: [Double], guides: [ElementGuide], isOpen: Bool
  ) {
    self.sizes = sizes
    self.places = places
    self.needs = needs
    self.guides = guides
    self.isOpen = isOpen
  }

  /// As the attribute `.arranged` has it: lists of numbers, which semicolons part.
  package var text: String {
    [sizes, places, needs].map { $0.map(Self.text).joined(separator: ",") }
      .joined(separator: ";") + (isOpen ? ";1" : "")
  }

  private static func text(_ number: Double) -> String {
    // Code of the app may put a view at any distance.
    let most = ArrangedLength.ideal
    let number = number.isNaN ? 0 : max(-most, min(most, number))
    let parts = Int((number.magnitude * 64).rounded())
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: 64)
    var text = (number < 0 && parts > 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var decimals = String(1_000_000 + rest * 15625).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }
}

/// Lengths as numbers that are told: a million stands for infinity, two for an ideal length.
package enum ArrangedLength {
  package static let endless = 1_000_000.0
  package static let ideal = 2_000_000.0

  package static func number(_ length: Double?) -> Double {
    length.map { min($0, endless) } ?? ideal
  }

  package static func length(_ number: Double) -> Double? {
    number > endless ? nil : number == endless ? .infinity : number
  }
}

/// What a host tells a layout of the app: the proposal for which it is placed, those for which there was
/// no answer, and sizes of views that are others than the answers say.
package struct LayoutReport: Hashable, Sendable {
  package struct Measured: Hashable, Sendable {
    package let view: NodeID
    package let offer: ArrangedOffer
    package let size: ArrangedSize
  }

  package var placed: ArrangedOffer
  package var questions: [ArrangedOffer] = []
  package var measured: [Measured] = []

  /// From the proposal's two numbers, the count of other proposals, two numbers of each, and five of each
  /// size: view, proposal, size. Nil if the numbers are no report.
  package init?(_ numbers: [Double]) {
    guard numbers.count >= 3, numbers.allSatisfy({ 0...ArrangedLength.ideal ~= $0 }),
      let count = Int(exactly: numbers[2]), count <= 16, numbers.count >= 3 + 2 * count,
      (numbers.count - 3 - 2 * count).isMultiple(of: 5)
    else { return nil }
    func offer(_ index: Int) -> ArrangedOffer {
      ArrangedOffer(
        ArrangedLength.length(numbers[index]), ArrangedLength.length(numbers[index + 1]))
    }
    placed = offer(0)
    questions = (0..<count).map { offer(3 + 2 * $0) }
    for index in stride(from: 3 + 2 * count, to: numbers.count, by: 5) {
      guard let view = NodeID(exactly: numbers[index]),
        let width = ArrangedLength.length(numbers[index + 3]),
        let height = ArrangedLength.length(numbers[index + 4])
      else { return nil }
      measured.append(
        Measured(view: view, offer: offer(index + 1), size: ArrangedSize(width, height)))
    }
  }
}

/// What a layout of the app knows from hosts that cannot ask it.
package final class ArrangementMemory {
  /// Proposals for which it was placed, the newest first.
  package private(set) var placed: [ArrangedOffer] = []
  /// Others that it was asked, the newest first.
  package private(set) var questions: [ArrangedOffer] = []
  private var measured: [NodeID: [ArrangedOffer: ArrangedSize]] = [:]

  func take(_ report: LayoutReport) {
    Self.add([report.placed], to: &placed, limit: 3)
    Self.add(report.questions, to: &questions, limit: 16)
    for one in report.measured {
      var sizes = measured[one.view] ?? [:]
      if sizes.count >= 24 { sizes = [:] }
      sizes[one.offer] = one.size
      measured[one.view] = sizes
    }
  }

  private static func add(
    _ fresh: [ArrangedOffer], to known: inout [ArrangedOffer], limit: Int
  ) {
    known = Array((fresh + known.filter { !fresh.contains($0) }).prefix(limit))
  }

  package func size(of view: NodeID, _ offer: ArrangedOffer) -> ArrangedSize? {
    measured[view]?[offer]
  }

  /// Forgets views that are gone.
  package func keep(_ views: [NodeID]) {
    guard !measured.isEmpty else { return }
    let views = Set(views)
    measured = measured.filter { views.contains($0.key) }
  }
}

import Synchronization

/// The fonts of an app, by the names by which its code asks for them: that of a font (`Lora-Bold`, `Lora Bold`), or
/// that of its family (`Lora`).
package final class AppFonts: Sendable {
  /// A font's file, and where a page loads it from.
  package struct Font: Sendable {
    package let file: FontFile
    package let address: String

    package init(file: FontFile, address: String) {
      self.file = file
      self.address = address
    }
  }

  /// For which weights, upright or slanted, a name means a font.
  package struct Face: Sendable {
    package let font: Font
    package let weights: ClosedRange<Int>
    package let isItalic: Bool
  }

  package static let shared = AppFonts()

  private struct State {
    var fonts: [Font] = []
    var faces: [String: [Face]] = [:]
  }
  private let state = Mutex(State())

  package init() {}

  package func add(_ font: Font) {
    state.withLock { state in
      guard !state.fonts.contains(where: { $0.address == font.address }) else { return }
      state.fonts.append(font)
      state.faces = [:]
    }
  }

  /// The files of all fonts.
  package var files: [FontFile] { state.withLock { $0.fonts.map(\.file) } }

  /// What a name means, that which is meant unless something else is asked for first; empty: no font of the app.
  package func faces(named name: String) -> [Face] {
    state.withLock { state in
      guard !state.fonts.isEmpty else { return [] }
      if let known = state.faces[name] { return known }
      let found = Self.faces(named: name, in: state.fonts)
      if state.faces.count < 1000 { state.faces[name] = found }
      return found
    }
  }

  /// The file of a name in a weight.
  package func file(named name: String, weight: Int) -> FontFile? {
    let faces = faces(named: name)
    return (faces.first { !$0.isItalic && $0.weights.contains(weight) } ?? faces.first)?.font.file
  }

  private static func faces(named name: String, in fonts: [Font]) -> [Face] {
    if let font = fonts.first(where: { $0.file.names.contains(name) }) {
      return faces(of: font, in: fonts)
    }
    let family = fonts.filter { $0.file.family == name }
    let upright = spread(family.filter { !$0.file.isItalic }, isItalic: false)
    return upright.sorted { distance($0) < distance($1) }
      + spread(family.filter(\.file.isItalic), isItalic: true)
  }

  private static func distance(_ face: Face) -> Int {
    face.weights.contains(400)
      ? 0 : min(abs(face.weights.lowerBound - 400), abs(face.weights.upperBound - 400))
  }

  /// Fonts of one family that together serve all weights: no browser makes letters bold by itself.
  private static func spread(_ fonts: [Font], isItalic: Bool) -> [Face] {
    let sorted = fonts.sorted { $0.file.weights.lowerBound < $1.file.weights.lowerBound }
    return sorted.enumerated().map { index, font in
      let own = font.file.weights
      let first = index == 0 ? 1 : own.lowerBound
      let last = index == sorted.count - 1 ? 1000 : own.upperBound
      return Face(font: font, weights: first...max(first, last), isItalic: isItalic)
    }
  }

  /// A font that is asked for by its own name stands for all weights, but for a bold and a slanted one of its
  /// family.
  private static func faces(of font: Font, in fonts: [Font]) -> [Face] {
    let family = fonts.filter { $0.file.family == font.file.family }
    func bold(isItalic: Bool) -> Font? {
      guard font.file.weights.upperBound < 600 else { return nil }
      return family.filter {
        $0.file.isItalic == isItalic && $0.file.weights.upperBound >= 600
      }.min { abs($0.file.weights.lowerBound - 700) < abs($1.file.weights.lowerBound - 700) }
    }
    func pair(_ plain: Font, isItalic: Bool) -> [Face] {
      guard let bold = bold(isItalic: plain.file.isItalic) else {
        return [Face(font: plain, weights: 1...1000, isItalic: isItalic)]
      }
      return [
        Face(font: plain, weights: 1...599, isItalic: isItalic),
        Face(font: bold, weights: 600...1000, isItalic: isItalic),
      ]
    }
    let slanted =
      font.file.isItalic
      ? font
      : family.first { $0.file.isItalic && $0.file.weights == font.file.weights }
    return pair(font, isItalic: false) + (slanted.map { pair($0, isItalic: true) } ?? [])
  }
}

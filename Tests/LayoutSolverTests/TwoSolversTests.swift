import Foundation
import LayoutSolver
import Testing

/// The solver against a second one, which is written in another language: on thousands of random trees
/// of all containers and modifiers, every frame is the same.
struct TwoSolversTests {
  private static let seeds = 0..<3000

  private func node(_ script: String) throws -> Process {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", root.appendingPathComponent(script).path]
    return process
  }

  private func screen(_ seed: Int) -> LayoutFrame {
    let (width, height) = [(390, 844), (1024, 768), (120, 300)][seed % 3]
    return LayoutFrame(width: Double(width), height: Double(height))
  }

  /// What bars cover of it.
  private func insets(_ seed: Int) -> LayoutInsets {
    seed % 2 == 0
      ? LayoutInsets() : LayoutInsets(top: 47, leading: 10, bottom: 34, trailing: 20)
  }

  /// What the second solver answers, a line for each tree.
  private func answers() throws -> [[[Double]]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let questions = folder.appendingPathComponent("trees")
    let frames = folder.appendingPathComponent("frames")
    var lines = ["[\(RandomTrees.customGuides)]"]
    for seed in Self.seeds {
      var random = RandomTrees(seed: UInt64(seed))
      let (screen, bars) = (screen(seed), insets(seed))
      let sides = [bars.top, bars.leading, bars.bottom, bars.trailing]
      lines.append(
        #"{"width":\#(screen.width),"height":\#(screen.height),"insets":\#(sides),"#
          + #""tree":\#(random.tree(6).json)}"#)
    }
    try lines.joined(separator: "\n").write(to: questions, atomically: true, encoding: .utf8)
    try Data().write(to: frames)
    let process = try node("Client/layout/solve.mjs")
    process.standardInput = try FileHandle(forReadingFrom: questions)
    process.standardOutput = try FileHandle(forWritingTo: frames)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "scripts/setup test installs node")
    return try String(contentsOf: frames, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode([[Double]].self, from: Data($0.utf8))
    }
  }

  @Test func bothSayTheSame() throws {
    let answers = try answers()
    try #require(answers.count == Self.seeds.count)
    var boxes = 0
    for seed in Self.seeds {
      var random = RandomTrees(seed: UInt64(seed))
      let tree = random.tree(6)
      tree.node.layOut(in: screen(seed), safe: screen(seed).inset(by: insets(seed)))
      let frames = tree.node.allFrames
      boxes += frames.count
      let same =
        frames.count == answers[seed].count
        && zip(frames, answers[seed]).allSatisfy { own, other in
          zip(own, other).allSatisfy { abs($0 - $1) <= 1.0 / 64 }
        }
      #expect(same, "seed \(seed): \(tree.json)")
      if !same { break }
    }
    // Trees that are no more than a leaf would prove nothing.
    #expect(boxes > 20 * Self.seeds.count)
  }
}

extension LayoutNode {
  /// Of it and all inside of it, in the order of reading.
  var allFrames: [[Double]] { [box] + children.flatMap(\.allFrames) }
}

import Foundation
import FuzzTargets
import Testing

/// What `scripts/fuzz` reads for hours, a moment of it: the inputs that were kept, and random changes of them.
@MainActor @Suite struct FuzzSeedTests {
  private static let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fuzz/Seeds").standardizedFileURL

  private func seeds(of target: FuzzTarget) throws -> [Data] {
    let folder = Self.seeds.appendingPathComponent(target.rawValue)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func keptInputsAndChangesOfThemAreSurvived(_ target: FuzzTarget) async throws {
    let seeds = try seeds(of: target)
    #expect(!seeds.isEmpty)
    var generator = Numbers(state: 11)
    for seed in seeds {
      seed.withUnsafeBytes { target.run($0) }
      for _ in 0..<(target == .text ? 2 : 20) {
        var bytes = Array(seed)
        for _ in 0...Int(generator.next() % 4) {
          let place = bytes.isEmpty ? 0 : Int(generator.next() % UInt64(bytes.count))
          switch generator.next() % 3 {
          case 0 where !bytes.isEmpty: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
          case 1 where !bytes.isEmpty: bytes.remove(at: place)
          default: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
          }
        }
        bytes.withUnsafeBytes { target.run($0) }
        // Others wait for the main actor, some of them with a limit of time.
        await Task.yield()
      }
    }
  }
}

/// Numbers that are the same in each run.
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 20
  }
}

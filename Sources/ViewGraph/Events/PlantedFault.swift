import Foundation

/// Faults that a test plants to prove that it would notice them: `APUS_PLANTED_FAULT=disabled`.
///
/// They exist in debug builds alone, and are read once, when the process starts.
enum PlantedFault: String {
  /// An event for a disabled control is carried out.
  case disabled

  #if DEBUG
    private static let planted = ProcessInfo.processInfo.environment["APUS_PLANTED_FAULT"]

    var isPlanted: Bool { Self.planted == rawValue }
  #else
    var isPlanted: Bool { false }
  #endif
}

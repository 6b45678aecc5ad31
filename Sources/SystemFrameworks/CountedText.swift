#if canImport(Darwin)
  import SwiftUI

  extension View {
    /// The view itself, because a phone draws each count at once.
    nonisolated package func countsCharacters(upTo limit: Int) -> some View { self }
  }
#endif

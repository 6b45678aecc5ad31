#if canImport(Darwin)
  import SwiftUI

  extension View {
    /// The view itself, because a phone draws each count at once.
    nonisolated package func countsCharacters(upTo limit: Int) -> some View { self }

    /// The view itself, because a phone asks the field's binding at once.
    nonisolated package func masksInput(_ pattern: String?) -> some View { self }
  }
#endif

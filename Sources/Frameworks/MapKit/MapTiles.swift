import ApusUI
import Foundation

/// Pictures of the earth that a host has.
struct MapTiles: Sendable {
  let address: String
  let credit: String

  func url(_ tile: MapTile) -> URL? {
    URL(
      string: address.replacing("{z}", with: "\(tile.level)")
        .replacing("{x}", with: "\(tile.column)").replacing("{y}", with: "\(tile.row)"))
  }
}

private struct MapTilesKey: EnvironmentKey { static var defaultValue: MapTiles? { nil } }

extension EnvironmentValues {
  var mapTiles: MapTiles? {
    get { self[MapTilesKey.self] }
    set { self[MapTilesKey.self] = newValue }
  }
}

extension View {
  /// Names the pictures of which the maps in this view are made.
  ///
  /// An addition of Apus, because Apple's pictures are not for pages. Outside of a debug run, `PictureHosts` has
  /// to name the host as well.
  ///
  /// - Parameters:
  ///   - address: The address of a tile, in which `{z}`, `{x}` and `{y}` stand for its level, column and row.
  ///   - credit: The words at the map's lower edge that say whose the pictures are.
  nonisolated public func mapTiles(_ address: String, credit: String) -> some View {
    environment(\.mapTiles, MapTiles(address: address, credit: credit))
  }
}

import Foundation
import ScreenLayout
import ViewGraph

extension Screen {
  /// Ends the loading of the pictures of an address, on a screen whose pictures are `.loading`: they
  /// are there, or cannot be shown. A failure of the test if none of it is being loaded.
  public func finishLoading(
    _ url: URL, isLoaded: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let waiting = present.all { $0.has(.onPicture) && $0[.source] == url.absoluteString }
    if waiting.isEmpty {
      ScreenFailure.report(
        ScreenFailure(
          message: "No picture of \(url.absoluteString) is being loaded.", screen: dump),
        ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    for node in waiting { _ = perform(.picture(isLoaded), on: node) }
  }
}

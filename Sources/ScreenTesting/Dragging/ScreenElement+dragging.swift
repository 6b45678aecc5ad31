import ApusUI
import Foundation
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Begins to drag the content of this element, or of the view around it that a person can drag.
  ///
  /// - Returns: The content. An element without content, or with another one in front, fails the test.
  public func beginDrag(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> ScreenDrag {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "drag") else { return ScreenDrag(on: screen, from: nil) }
    guard let source = node.lineage.first(where: { $0.has(.onDrag) }) else {
      fail(.wrongAction, on: node, to: "drag", place)
      return ScreenDrag(on: screen, from: nil)
    }
    let touched = frame.flatMap { screen.touched(at: CGPoint(x: $0.midX, y: $0.midY)) }
    guard let touched, touched.lineage.contains(where: { $0 === source }) else {
      fail(touched == nil ? .untouchable : .covered, on: node, to: "drag", place)
      return ScreenDrag(on: screen, from: nil)
    }
    if let refusal = screen.perform(.drag(true), on: source) {
      fail(refusal, on: node, to: "drag", place)
    }
    return ScreenDrag(on: screen, from: source.id)
  }

  /// Drags the content of this element to another one, and drops it there.
  ///
  /// ```swift
  /// screen.element("task.1").drag(to: screen.element("done"))
  /// ```
  ///
  /// - Parameters:
  ///   - target: An element that takes the content, itself or by a view around it; another one fails the test.
  ///   - place: Where the content is dropped, as a part of the target's size.
  public func drag(
    to target: ScreenElement, at place: UnitPoint = .center, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let drag = beginDrag(fileID: fileID, filePath: filePath, line: line, column: column)
    finish(drag, on: target, at: place, fileID, filePath, line, column)
  }

  /// Drops a text from another app on this element.
  public func drop(
    text: String, at place: UnitPoint = .center, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let isAddress = URL(string: text)?.scheme != nil
    let types = isAddress ? ["text/uri-list", "text/plain"] : ["text/plain"]
    let drag = ScreenDrag(
      on: screen, from: nil, content: OutsideContent(types: types, text: text))
    finish(drag, on: self, at: place, fileID, filePath, line, column)
  }

  /// Drops a file from another app on this element.
  ///
  /// - Parameter type: What the file's content is, as a MIME type.
  public func drop(
    file: URL, type: String, at place: UnitPoint = .center, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = (attributes?[.size] as? NSNumber)?.intValue else {
      return fail(
        "There is no file at \(file.path) for \(description).",
        ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    let chosen = ChosenFile(
      name: file.lastPathComponent, type: type, path: file.path, size: size)
    let drag = ScreenDrag(
      on: screen, from: nil, content: OutsideContent(types: [type, "Files"], file: chosen))
    finish(drag, on: self, at: place, fileID, filePath, line, column)
  }

  private func finish(
    _ drag: ScreenDrag, on target: ScreenElement, at place: UnitPoint, _ fileID: String,
    _ filePath: String, _ line: Int, _ column: Int
  ) {
    drag.move(
      over: target, at: place, fileID: fileID, filePath: filePath, line: line, column: column)
    let taken = drag.drop()
    if !taken, let node = target.node {
      target.fail(
        .impossibleValue, on: node, to: "drop something on",
        ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}

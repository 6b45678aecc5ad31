/// The icons that we draw ourselves, under the names of SF Symbols.
///
/// One grid of 24 × 24, one stroke with round ends, everything inside a margin of two units. A
/// filled form is the same drawing, painted; what lies on a filled disc is cut out of it.
enum OwnIcons {
  static let icons: [String: Icon] = {
    var sheet = Sheet()
    drawSigns(on: &sheet)
    drawControls(on: &sheet)
    drawPeopleAndMessages(on: &sheet)
    drawPlaces(on: &sheet)
    drawDocuments(on: &sheet)
    drawObjects(on: &sheet)
    drawShapes(on: &sheet)
    drawArithmetic(on: &sheet)
    drawNature(on: &sheet)
    drawLife(on: &sheet)
    drawPlay(on: &sheet)
    drawEveryday(on: &sheet)
    return sheet.drawings.mapValues(\.icon)
  }()

  /// What stands where no icon is known: a dashed square with a question mark.
  static let placeholder: Icon = {
    let border = Icon.Shape(drawn: IconPath.box(3, 3, 18, 18, 4), .dashedStroke)
    let question = IconDrawing().questionMark()
    return Icon(viewBox: (0, 0, 24, 24), shapes: [border] + question.shapes)
  }()

  struct Sheet {
    fileprivate(set) var drawings: [String: IconDrawing] = [:]

    /// The board for `name`. A name is drawn once; drawing it again is a mistake of ours.
    subscript(name: String) -> IconDrawing {
      get { drawings[name] ?? IconDrawing() }
      set {
        precondition(drawings[name] == nil, "\(name) is drawn twice")
        drawings[name] = newValue
      }
    }
  }
}

extension IconDrawing {
  func questionMark() -> IconDrawing {
    line("M9.4 9.6A2.65 2.65 0 1 1 13.5 11.8C12.5 12.4 12 13 12 13.9").dot(12, 16.9)
  }
}

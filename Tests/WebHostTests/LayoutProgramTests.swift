import LayoutSolver
import ScreenLayout
import Testing
import ViewGraph

@testable import PageClient
@testable import WebHost

/// The text of layout programs, which the script of a page reads.
@Suite struct LayoutProgramTests {
  private struct Attributes: AttributeReading {
    var values: [AttributeKey: AttributeValue] = [:]
    func stored(_ key: AttributeKey) -> AttributeValue? { values[key] }

    func with<Value: AttributeType>(_ attribute: Attribute<Value>, _ value: Value) -> Self {
      var copy = self
      copy.values[attribute.key] = value.attributeValue
      return copy
    }
  }

  private let none = Attributes()

  @Test func aTextWithoutModifiersHasNoProgram() {
    #expect(LayoutProgram.text(.text, none) == nil)
    for role in Role.allCases where role != .text && role != .textRun {
      #expect(LayoutProgram.text(role, none) != nil, "\(role)")
    }
  }

  /// The style sheet lays out these roles. The list gets shorter with each of them that becomes a program.
  @Test func fewRolesStandInThePagesOwnFlow() {
    let flowing = Role.allCases.filter { LayoutProgram.text($0, none) == "u" }
    print("roles in the page's own flow: \(flowing.count)")
    #expect(
      Set(flowing) == [
        .window, .sectionHeader, .sectionFooter, .option, .page, .column, .bar, .barTitle, .tab,
        .tabContent, .modal, .modalTitle, .modalMessage, .modalActions, .menuBar,
      ])
  }

  @Test func controlsSayHowTheyAreMeasuredAndWhatTheyAreInRows() {
    #expect(LayoutProgram.text(.box, none) == "k")
    #expect(LayoutProgram.text(.row, none) == "e")
    #expect(LayoutProgram.text(.button, none) == "k0")
    #expect(LayoutProgram.text(.button, none.with(.look, .link)) == "k0 5")
    #expect(LayoutProgram.text(.toggle, none) == "a 46")
    #expect(LayoutProgram.text(.stepper, none.with(.hidesLabel, true)) == "a1 46")
    #expect(LayoutProgram.text(.textField, none) == "v4")
    #expect(LayoutProgram.text(.image, none.with(.isResizable, true)) == "v3")
    #expect(LayoutProgram.text(.list, none.with(.look, .sidebar)) == "n12")
    #expect(LayoutProgram.text(.text, none.with(.isSpokenOnly, true)) == "3")
  }

  @Test func aBarAtTheBottomLaysOutItsItems() {
    let bottom = none.with(.barArea, BarArea.bottom)
    #expect(LayoutProgram.text(.barItems, bottom) == "~T28,16 p0,16,0,16 m,,1e999,53,,53")
    #expect(LayoutProgram.text(.barItems, none.with(.barArea, BarArea.leading)) == "01")
    #expect(LayoutProgram.text(.picker, none) == "a 7")
    #expect(LayoutProgram.text(.picker, none.with(.look, .segmented)) == "h32,1 7")
  }

  @Test func containersSayHowTheyLayOutTheirChildren() {
    #expect(LayoutProgram.text(.stack, none) == "s1")
    let row = none.with(.axis, .horizontal).with(.spacing, 1.0 / 3)
    #expect(LayoutProgram.text(.stack, row) == "s0,,0.33333")
    let leading = none.with(.alignment, ElementAlignment(.leading, .firstTextBaseline))
    #expect(LayoutProgram.text(.stack, leading) == "s1,0")
    #expect(LayoutProgram.text(.stack, leading.with(.axis, .horizontal)) == "s0,6")
    #expect(LayoutProgram.text(.zstack, leading) == "z0,6")
    #expect(LayoutProgram.text(.scroll, none.with(.scrollAxes, .horizontal)) == "c1")
  }

  @Test func modifiersStandFromInsideToOutside() {
    let framed = none.with(.maximumWidth, .infinity).with(.padding, [8, 16, 8, 16])
      .with(.layoutPriority, -1).with(.fixedSize, .vertical)
    #expect(LayoutProgram.text(.text, framed) == "p8,16,8,16 x2 m,,1e999 i-1")
    // A frame of given lengths has no limits beside them.
    let fixed = framed.with(.width, 40).with(
      .frameAlignment, ElementAlignment(.center, .bottom))
    #expect(LayoutProgram.text(.text, fixed) == "p8,16,8,16 x2 w40,,,5 i-1")
  }

  @Test func aStepThatPagesSeldomNeedMarksItsProgram() {
    #expect(LayoutProgram.text(.grid, none) == "~G")
    #expect(LayoutProgram.text(.text, none.with(.ignoresSafeArea, EdgeParts(rawValue: 1))) == "~S1")
    for code in LayoutCode.allCases {
      #expect(code.isSeldom == ("A"..."Z").contains(code.rawValue))
    }
  }

  @Test func aGuideOfTheAppBringsItsValue() {
    enum Third {}
    let guide = GuideNumber.custom(Third.self, isHorizontal: true) {
      ElementGuide($0, constant: 2, perWidth: 1.0 / 3)
    }
    let aligned = none.with(.alignment, ElementAlignment(.custom(guide), .center))
    #expect(LayoutProgram.text(.stack, aligned) == "s1,\(guide.rawValue)/2/0.33333/0/0")
  }

  @Test func numbersThatAreNoneDoNoHarm() {
    let odd = none.with(.width, .nan).with(.height, 1e12)
    #expect(LayoutProgram.text(.shape, odd) == "f w,1000000")
    #expect(LayoutProgram.text(.shape, none.with(.matched, [1, .infinity, 0.5, 0.5, 0])) == "f")
  }

  /// The style sheet and the script name no unknown figure, and each figure has a reader.
  @Test func figuresAreKnownToThePage() throws {
    let sheet = String(decoding: StyleSheet.parts, as: UTF8.self)
    let named = Set(sheet.matches(of: /figure\((\w+)\)/).map { String($0.output.1) })
    let script = ClientScript.modules.map(\.body).joined()
    let asked = Set(script.matches(of: /Figure\.(\w+)/).map { String($0.output.1) })
    let known = Set(NamedFigures.all.map(\.name))
    #expect(named.union(asked).subtracting(known) == [])
    #expect(known.subtracting(named.union(asked)) == [])
    #expect(!String(decoding: StyleSheet.written, as: UTF8.self).contains("figure("))
  }
}

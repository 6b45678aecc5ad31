import Testing
import ViewGraph

@Suite struct GuideListTests {
  private func isKept<List: NumberList>(_ list: List) -> Bool {
    List(list.attributeValue) == list
  }

  @Test func guidesAreKept() {
    let first = ElementGuide(
      GuideNumber(0), constant: -20, perWidth: 0.5,
      terms: [.init(GuideNumber(6), factor: 2), .init(GuideNumber(17), factor: -1)])
    let second = ElementGuide(GuideNumber(17), perHeight: 1.0 / 3)
    #expect(isKept(ElementGuides([first, second])))
    #expect(
      ElementGuides([first]).numbers == [0, -20, 0.5, 0, -7, 2, 0, 0, -18, -1, 0, 0])
    for numbers: [Double] in [[], [0, 1, 2], [-7, 1, 0, 0], [0.5, 0, 0, 0], [.nan, 0, 0, 0]] {
      #expect(ElementGuides(numbers: numbers) == nil, "\(numbers)")
    }
  }

  @Test func framesInContainersAreKept() {
    let length = ContainerFrame.Length(factor: 0.5, constant: -4)
    #expect(isKept(ContainerFrame(width: length)))
    #expect(isKept(ContainerFrame(height: length)))
    #expect(isKept(ContainerFrame(width: length, height: .init(factor: 0, constant: 9))))
    for numbers: [Double] in [[], [1, 1, 0], [-1, 0, 0, 0, 0], [0.5, 0, 0, 0, 0]] {
      #expect(ContainerFrame(numbers: numbers) == nil, "\(numbers)")
    }
  }

  @Test func alignmentsAreKept() {
    let own = GuideNumber(16)
    let vertical = GuideNumber(31)
    let all: [ElementAlignment] = [
      ElementAlignment(.trailing, .lastTextBaseline), ElementAlignment(.custom(own), .top),
      ElementAlignment(.leading, .custom(vertical)),
      ElementAlignment(.custom(own), .custom(vertical)),
    ]
    for alignment in all {
      #expect(ElementAlignment(rawValue: alignment.rawValue) == alignment)
      #expect(ElementAlignment(alignment.attributeValue) == alignment)
    }
    // An odd number is a vertical guide.
    #expect(ElementAlignment.Horizontal(rawValue: 17) == nil)
    #expect(ElementAlignment.Vertical(rawValue: 16) == nil)
    #expect(ElementAlignment(rawValue: 3) == nil)
    #expect(ElementAlignment(rawValue: -1) == nil)
    #expect(ElementAlignment.Vertical.top.guide == GuideNumber(3))
    #expect(ElementAlignment.Vertical.custom(vertical).guide == vertical)
  }

  @Test func anAppsGuidesHaveNumbersByTheirType() {
    enum One {}
    enum Two {}
    func number(_ type: Any.Type, _ isHorizontal: Bool) -> GuideNumber {
      .custom(type, isHorizontal: isHorizontal) { ElementGuide($0, perWidth: 0.25) }
    }
    let one = number(One.self, true)
    #expect(one == number(One.self, true))
    #expect(one != number(Two.self, true))
    #expect(one.isHorizontal)
    #expect(!number(One.self, false).isHorizontal)
    #expect(one.standard == ElementGuide(one, perWidth: 0.25))
    #expect(GuideNumber.all.contains(one))
  }
}

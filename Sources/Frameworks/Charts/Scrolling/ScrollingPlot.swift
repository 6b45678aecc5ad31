import ApusUI
import Foundation

/// A plot of which a part is seen. The labels of an axis that does not scroll stand beside it.
struct ScrollingPlot<Content: View>: View {
  let plan: ChartPlan
  /// The plot that stands still, with the app's style.
  @ViewBuilder let content: () -> Content

  var body: some View {
    let rooms = AxisRooms(plan: plan, content: content)
    switch plan.settings.scrolling.partial {
    case .horizontal:
      rooms.across(beside: rooms.stacked { content() }.overlay { scroller })
    case .vertical:
      rooms.down(beside: rooms.lined { content() }.overlay { scroller })
    default:
      rooms.down(beside: rooms.lined { content() }).overlay { scroller }
    }
  }

  private var scroller: some View {
    GeometryReader { room in
      PlotScroller(plan: plan, room: room.size)
    }
  }
}

/// The moving part of a plot.
private struct PlotScroller: View {
  private struct Mover: Hashable {}

  /// The place to scroll to in a room of a size, which is known once the page has measured it.
  private struct Wish: Equatable {
    let values: [_PlottedValue?]
    let room: CGSize
  }

  /// A requested place, until the plot stands there. A slow page reports other places before.
  private final class Approach {
    var isDue = false
    var last = CGPoint.zero

    func begin(to place: CGPoint) { isDue = !Self.isNear(last, place) }

    /// - Returns: Whether a place counts.
    func moved(to new: CGPoint, requested place: CGPoint) -> Bool {
      // A page mends the estimate in its first HTML by parts of a point.
      guard max(abs(new.x - last.x), abs(new.y - last.y)) >= 1 else { return false }
      last = new
      if isDue { isDue = !Self.isNear(new, place) }
      return !isDue
    }

    private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) <= 2 && abs(one.y - other.y) <= 2
    }
  }

  let plan: ChartPlan
  let room: CGSize
  @State private var approach = Approach()
  /// The values that the person scrolled to last.
  @State private var told: [_PlottedValue?] = [nil, nil]

  private var scrolling: ChartScrolling { plan.settings.scrolling }
  private var axes: Axis.Set { scrolling.partial }

  /// The size of the whole plot with the labels that move with it.
  private var whole: CGSize {
    CGSize(
      width: room.width * scrolling.factor(plan.xDomain, isX: true),
      height: room.height * scrolling.factor(plan.yDomain, isX: false))
  }

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(axes) {
        moving
          .frame(width: whole.width, height: whole.height)
          .overlay(alignment: .topLeading) { begin }
          .background(alignment: .topLeading) { targets }
      }
      .scrollDisabled(scrolling.axes.isEmpty)
      .modifier(ChartTargets(targets: scrolling.targets))
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, new in
        if approach.moved(to: new, requested: offset) { tell(new) }
      }
      .onScrollPhaseChange { _, new in
        // A person scrolls somewhere else.
        if new == .interacting { approach.isDue = false }
      }
      .onChange(of: Wish(values: wanted, room: room), initial: true) { old, new in
        guard new.values != [nil, nil], new.values != told || old.room != new.room else { return }
        told = new.values
        approach.begin(to: offset)
        reader.scrollTo(Mover(), anchor: .topLeading)
      }
    }
  }

  @ViewBuilder
  private var moving: some View {
    let rooms = AxisRooms(plan: plan) { PlotView(plan: plan, layer: .moving(axes)) }
    switch axes {
    case .horizontal: rooms.stacked { PlotView(plan: plan, layer: .moving(axes)) }
    case .vertical: rooms.lined { PlotView(plan: plan, layer: .moving(axes)) }
    default: rooms
    }
  }

  // MARK: Where it begins

  private var wanted: [_PlottedValue?] { [scrolling.x?.value() ?? nil, start] }

  /// The lower end of a rising y axis, unless the app says otherwise.
  private var start: _PlottedValue? {
    guard axes.contains(.vertical) else { return nil }
    if let position = scrolling.y { return position.value() }
    switch plan.yDomain {
    case .number(let range): return .number(range.lowerBound)
    case .date(let range): return .date(range.lowerBound)
    default: return nil
    }
  }

  private var offset: CGPoint {
    let values = wanted
    let x = values[0].flatMap { plan.xScale(whole.width)?.scrolled(to: $0, seen: room.width) }
    let y = values[1].flatMap { plan.yScale(whole.height)?.scrolled(to: $0, seen: room.height) }
    return CGPoint(x: x ?? 0, y: y ?? 0)
  }

  /// A point of the plot that is brought to the corner.
  private var begin: some View {
    Color.clear
      .frame(width: 1, height: 1)
      .id(Mover())
      .offset(x: offset.x, y: offset.y)
      .accessibilityHidden(true)
  }

  private func tell(_ offset: CGPoint) {
    let x = plan.xScale(whole.width)?.first(scrolledBy: offset.x, seen: room.width)
    let y = plan.yScale(whole.height)?.first(scrolledBy: offset.y, seen: room.height)
    if axes.contains(.horizontal), let x, let report = scrolling.x?.report {
      told[0] = x
      report(x)
      told = wanted
    }
    if axes.contains(.vertical), let y, let report = scrolling.y?.report {
      told[1] = y
      report(y)
      told = wanted
    }
  }

  // MARK: Where it rests

  /// Rooms in a row, each from one value at which scrolling rests to the next.
  @ViewBuilder
  private var targets: some View {
    if let targets = scrolling.targets, axes == .horizontal || axes == .vertical {
      let isX = axes == .horizontal
      let lengths = Self.lengths(
        isX ? plan.xScale(whole.width) : plan.yScale(whole.height),
        targets, isX: isX, whole: isX ? whole.width : whole.height, calendar: plan.calendar)
      if isX {
        HStack(spacing: 0) {
          ForEach(Array(lengths.enumerated()), id: \.offset) { _, length in
            Color.clear.frame(width: length, height: 1)
          }
        }
        .scrollTargetLayout()
        .accessibilityHidden(true)
      } else {
        VStack(spacing: 0) {
          ForEach(Array(lengths.enumerated()), id: \.offset) { _, length in
            Color.clear.frame(width: 1, height: length)
          }
        }
        .scrollTargetLayout()
        .accessibilityHidden(true)
      }
    }
  }

  private static func lengths(
    _ scale: PositionScale?, _ targets: ValueAlignedChartScrollTargetBehavior, isX: Bool,
    whole: CGFloat, calendar: Calendar
  ) -> [CGFloat] {
    guard let scale else { return [] }
    let places = targets.values(in: scale.domain, isX: isX, calendar: calendar)
      .compactMap(scale.edge).sorted()
    let ends = ([0] + places + [whole]).withoutDuplicates()
    return zip(ends, ends.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
  }
}

/// The rest of a scroll view at the values of a chart.
private struct ChartTargets: ViewModifier {
  let targets: ValueAlignedChartScrollTargetBehavior?

  func body(content: Content) -> some View {
    if let targets { content.scrollTargetBehavior(targets) } else { content }
  }
}

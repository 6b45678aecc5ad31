/// What an element shows or holds.
extension Attribute {
  @inlinable package static var text: Attribute<String> { .init(.text) }
  @inlinable package static var value: Attribute<String> { .init(.value) }
  @inlinable package static var prompt: Attribute<String> { .init(.prompt) }
  @inlinable package static var symbol: Attribute<String> { .init(.symbol) }
  @inlinable package static var source: Attribute<String> { .init(.source) }
  /// Of a picture: its addresses by scale, as in an `srcset`.
  @inlinable package static var sources: Attribute<String> { .init(.sources) }
  /// Of a picture: its own width and height in points, known before anybody loads it.
  @inlinable package static var naturalSize: Attribute<[Double]> { .init(.naturalSize) }
  /// Of a picture: it is drawn in the foreground colour.
  @inlinable package static var isTemplate: Attribute<Bool> { .init(.isTemplate) }
  /// Of a site: its scripts may run.
  @inlinable package static var runsScripts: Attribute<Bool> { .init(.runsScripts) }
  @inlinable package static var address: Attribute<String> { .init(.address) }
  @inlinable package static var number: Attribute<Double> { .init(.number) }
  @inlinable package static var minimum: Attribute<Double> { .init(.minimum) }
  @inlinable package static var maximum: Attribute<Double> { .init(.maximum) }
  @inlinable package static var step: Attribute<Double> { .init(.step) }
  @inlinable package static var count: Attribute<Int> { .init(.count) }
  @inlinable package static var index: Attribute<Int> { .init(.index) }
  @inlinable package static var start: Attribute<Int> { .init(.start) }
  @inlinable package static var estimate: Attribute<Double> { .init(.estimate) }
  /// Bounds of a date field, in the form of its value.
  @inlinable package static var earliest: Attribute<String> { .init(.earliest) }
  @inlinable package static var latest: Attribute<String> { .init(.latest) }
  /// What a `datePicker` lets a person choose.
  @inlinable package static var components: Attribute<DateParts> { .init(.components) }
  @inlinable package static var accept: Attribute<String> { .init(.accept) }
  /// How a `modal` covers the screen.
  @inlinable package static var modality: Attribute<Modality> { .init(.modality) }
  /// The heights of a sheet that a person drags, smallest first. Values up to 1 are parts of the window's height,
  /// larger values are points. `.number` is the index of the present height.
  @inlinable package static var detents: Attribute<[Double]> { .init(.detents) }
  /// Of a sheet: the page behind it can be used.
  @inlinable package static var isModeless: Attribute<Bool> { .init(.isModeless) }
  /// Of a sheet with several heights: its content scrolls before the sheet grows.
  @inlinable package static var scrollsFirst: Attribute<Bool> { .init(.scrollsFirst) }
  /// Of a `bar`: its title is small, and between its tools.
  @inlinable package static var hasInlineTitle: Attribute<Bool> { .init(.hasInlineTitle) }
  /// Of `barItems`: where in the bar, or in the row.
  @inlinable package static var barArea: Attribute<BarArea> { .init(.barArea) }
  /// Of `barItems` in a row, or in its menu: they are uncovered by a swipe.
  @inlinable package static var swipe: Attribute<SwipeArea> { .init(.swipe) }
  @inlinable package static var buttonRole: Attribute<ElementButtonRole> { .init(.buttonRole) }
  @inlinable package static var shape: Attribute<[Double]> { .init(.shape) }
  /// Of a `grid`. One without has `gridRow`s.
  @inlinable package static var columns: Attribute<GridTracks> { .init(.columns) }
  /// Of a shape.
  @inlinable package static var gradient: Attribute<ElementGradient> { .init(.gradient) }
  /// What a text counts while time passes, for the host to count on: see `RunningTime`.
  @inlinable package static var runningTime: Attribute<String> { .init(.runningTime) }
}

// Enumerations of the vocabulary. A raw value is private to a process, but part of the names of the
// classes on a page.

// MARK: Meaning

/// What assistive technology makes of an element's children.
package enum ChildrenBehavior: UInt8, AttributeChoice {
  /// One element of all of them.
  case combine = 1
  /// One element, without them.
  case ignore
  /// A group of them.
  case contain
}

/// What a control is for that the screen did not ask for by itself.
package enum ControlPurpose: UInt8, AttributeChoice {
  /// The menu of the actions on a view, or on a row of a list.
  case actions = 1
  /// The button of a page's bar that refreshes the page.
  case refresh
}

/// The result of a drop on an element.
package enum DropEffect: UInt8, AttributeChoice {
  /// The content is dropped as a copy, as far as is known.
  case copy = 1
  case move
  /// A row is moved to in front of the element, or behind it.
  case before, after
  /// The element takes no drop at the place.
  case forbidden
  /// The element takes none of the content; an element around may.
  case refused
}

package enum ElementLayoutDirection: UInt8, AttributeChoice { case leftToRight = 1, rightToLeft }

/// Edges of a view: 1 top, 2 leading, 4 bottom, 8 trailing.
package struct EdgeParts: OptionSet, AttributeChoice {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

// MARK: Content

/// The ways in which a `modal` element covers the screen.
package enum Modality: UInt8, AttributeChoice {
  case sheet, fullScreen, alert, confirmation, popover
  /// A layer over the screen that covers nothing where it is empty.
  case window

  /// Whether it asks something, and waits for an answer.
  package var isQuestion: Bool { self == .alert || self == .confirmation }
}

/// Where tools stand in a bar, or controls in a row.
package enum BarArea: UInt8, AttributeChoice {
  case back, leading, principal, trailing, bottom
  /// Over the end of a row's content, without taking room: for a pointer, the keyboard and assistive
  /// technology.
  case over
  /// Not in a bar of the page: see `Role.keyboardBar`.
  case keyboard
}

/// The edge of a row at which a swipe uncovers actions, and whether a full swipe performs the first of
/// them.
package enum SwipeArea: UInt8, AttributeChoice {
  case leading = 1, leadingFull, trailing, trailingFull

  package init(isLeading: Bool, isFull: Bool) {
    self = isLeading ? (isFull ? .leadingFull : .leading) : (isFull ? .trailingFull : .trailing)
  }
  package var isLeading: Bool { self == .leading || self == .leadingFull }
}

package enum ElementButtonRole: UInt8, AttributeChoice {
  case cancel = 1, destructive, close, confirm
}

/// What a date picker lets a person choose.
package struct DateParts: OptionSet, AttributeChoice {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let date = DateParts(rawValue: 1)
  package static let time = DateParts(rawValue: 2)
}

// MARK: Text input

/// Which keyboard a field asks for.
package enum InputKind: UInt8, AttributeChoice {
  case text, ascii, number, decimal, phone, email, url, search, numbersAndPunctuation, namePhone
  case twitter
}

/// What the Return key says.
package enum SubmitKind: UInt8, AttributeChoice {
  case done = 1, go, send, join, route, search, `return`, next, `continue`
}

package enum Autocapitalization: UInt8, AttributeChoice { case never, words, sentences, characters }

// MARK: Layout

package enum ElementAxis: UInt8, AttributeChoice { case horizontal, vertical }

package struct AxisSet: OptionSet, AttributeChoice {
  package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
}

/// What views stand on where an app paints it itself.
package enum ElementGround: UInt8, AttributeChoice { case dark = 1, light }

/// What the last child of a `box` is to the others.
package enum Layering: UInt8, AttributeChoice {
  /// A layer of their size behind them.
  case behind = 1
  /// A layer of their size in front of them.
  case inFront
  /// A bar along `.edge`.
  case bar
}

/// How the rows of a table are sorted by a column.
package enum ColumnOrder: UInt8, AttributeChoice { case ascending = 1, descending }

package enum BarEdge: UInt8, AttributeChoice { case top = 1, leading, bottom, trailing }

package enum ElementContentMode: UInt8, AttributeChoice { case fit = 1, fill }

package struct PinnedParts: OptionSet, AttributeChoice {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let headers = PinnedParts(rawValue: 1)
  package static let footers = PinnedParts(rawValue: 2)
}

// MARK: Style

package enum ElementMaterial: UInt8, AttributeChoice {
  case ultraThin = 1, thin, regular, thick, ultraThick, bar
}

package enum ElementColorScheme: UInt8, AttributeChoice { case light = 1, dark }

package enum ElementControlSize: UInt8, AttributeChoice {
  case mini, small, regular, large, extraLarge
}

package enum ElementBorderShape: UInt8, AttributeChoice {
  case capsule = 1, roundedRectangle, circle
}

/// How a control is drawn; which values are meant depends on the role.
package enum ControlLook: UInt8, AttributeChoice {
  // Buttons
  case automatic, plain, borderless, bordered, borderedProminent, link
  // Fields
  case roundedBorder = 20
  // Pickers
  case menu = 30, segmented, inline, wheel, navigationLink, radioGroup
  // Lists
  case insetGrouped = 40, grouped, inset, sidebar, plainList
  // Tables
  case borderedTable = 45
  // Progress
  case linear = 50, circular
  // Toggles
  case toggleSwitch = 60, toggleButton, toggleCheckbox
  // Labels
  case titleAndIcon = 70, titleOnly, iconOnly
  // Date pickers
  case compact = 80, graphical, dateWheel
  // Tabs
  case page = 90, sidebarTabs
}

// MARK: Text

/// Text styles; raw values follow `Font.TextStyle`'s order.
package enum FontStyle: UInt8, AttributeChoice {
  case largeTitle = 1, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2
}

package enum FontDesign: UInt8, AttributeChoice { case standard, rounded, serif, monospaced }

package enum FontLeading: UInt8, AttributeChoice { case tight = 1, loose }

/// The letters that are drawn as small capitals.
package struct SmallCapitals: OptionSet, AttributeChoice {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let lowercase = SmallCapitals(rawValue: 1)
  package static let uppercase = SmallCapitals(rawValue: 2)
}

package enum ElementTextAlignment: UInt8, AttributeChoice { case leading, center, trailing }

package enum ElementTextCase: UInt8, AttributeChoice {
  /// As it was written, whatever holds further out.
  case unchanged, uppercase, lowercase
}

package enum Truncation: UInt8, AttributeChoice { case head = 1, middle, tail }

/// The pattern of a line under or through text.
package enum LinePattern: UInt8, AttributeChoice {
  case solid = 1, dot, dash, dashDot, dashDotDot
}

/// How words and symbols change into others: they fade, and new words come from below, from above, or from where
/// the number in them says.
package enum ElementContentTransition: UInt8, AttributeChoice, CaseIterable {
  case fade = 1, fromBelow, fromAbove, byNumber
}

package enum ElementBlendMode: UInt8, AttributeChoice {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  /// In a mask, the view makes a hole in the views behind it.
  case destinationOut
}

import ViewGraph

/// The messages between a page and its session. All are JSON arrays.
///
/// # From the page
///
/// | message | meaning |
/// |---|---|
/// | `["j", token, received, [languages, zone, dark, still, width], address, fresh, [key, json, …], [key, json, …]]` | joins: which session, the last sequence number received from it, the person's surroundings, where the page is, whether it was just loaded, values kept by the browser, values kept by the tab |
/// | `[ack]` | all messages up to `ack` arrived |
/// | `[seq, known, kind, node, value…]` | an event, see ``EventKind``; `known` is the last message that the page had when it was done, and acknowledges up to that |
///
/// Events of one session are numbered 1, 2, 3 …. An event is carried out if its number follows that
/// of the last; a number that was seen already is acknowledged again and nothing else; a gap closes
/// the socket (4002), after which the page joins anew and repeats what was not acknowledged.
///
/// An event that is longer than ``PageMessage/maximumLength`` comes in several messages: all but the
/// last begin with `+`, and together, without it, they are the event. Each is answered by `[ack]`, so
/// that a page on a slow line knows that it is heard.
///
/// Before its first socket is open, a page may send its join and the events so far by a request, one
/// message in a line each (see ``PostedEvents``); the answer has the messages to the page in lines.
/// Then the socket joins, with what it has received, like one that comes back.
///
/// # To the page
///
/// | message | meaning |
/// |---|---|
/// | `["a", token, seq, base]` | joined: the session goes on; it has received events up to `seq`, and its next message is the one after `base` |
/// | `["n", token, build, partial, act]` | a new session: numbers begin anew on both sides, the screen follows. `build` 1: the program is the one of the session before. `partial` 1: a person had changed something that is lost. `act`: the last event of the session before that the screen shows the consequences of; later ones by which the person did more than enter something are lost |
/// | `["w", seq]` | the text that event `seq` changes is not known: that event is wanted again with the whole text, and all that followed it; nothing from it on was carried out |
/// | `[ack]` | all events up to `ack` were received, and there is nothing to show for it |
/// | `[seq, ack, [op, …], …]` | changes, see ``Operation``, made after all events up to `ack` |
///
/// Messages to the page are numbered 1, 2, 3 … and kept until they are acknowledged, so that a page
/// that comes back receives each exactly once. A page writes into a field only if the message's `ack`
/// covers the newest thing that the person did to that field.
package enum EventKind: Int, CaseIterable {
  /// `node`
  case tap = 0
  /// `node, text`: the whole of it
  case edit = 1
  case submit = 2
  /// `node, 0 or 1`
  case focus = 3
  /// `node, index`
  case select = 4
  /// `node, 0 or 1`
  case toggle = 5
  /// `node, text`
  case date = 6
  /// `node, number`
  case number = 7
  case increment = 8
  case decrement = 9
  case dismiss = 10
  case back = 11
  /// `node, first, count, how many in a line`
  case window = 12
  case refresh = 13
  /// `node, 0 or 1`
  case hover = 16
  case longPress = 17
  /// `node, address`
  case open = 18
  /// The browser's Back or Forward: `0, address`
  case address = 20
  /// `0, languages, zone, dark, still, width`
  case surroundings = 21
  /// Another tab changed a value of the browser: `0, key, json or null`
  case storage = 22
  /// `0, request, latitude, longitude, accuracy`, or `0, request, 1` denied, `0, request, 2` no fix
  case location = 23
  /// Asks for permission to send a file: `node, name, size`
  case file = 24
  /// A pointer is held down: `node, 0 or 1`
  case press = 25
  /// Where an element is: `node, x, y, width, height`
  case geometry = 26
  /// A picture was loaded, or cannot be: `node, 0 or 1`
  case picture = 27
  /// As `edit`, of a long text, in UTF-16 units: `node, place, removed count, inserted text,
  /// length and checksum of the text before`; see ``TextChange``
  case change = 28
  /// What the page measured for a layout of the app: `node, number…`; see ``LayoutReport``
  case arrange = 29
  /// A key that an element asks for: `node, text`; see ``KeyStroke``
  case key = 30
  /// A row is chosen beside others: `node, 0 alone, 1 toggles or 2 extends`
  case choose = 31
  /// A film or a sound: `0, player, order, state, time, duration or -1, rate`; see `MediaReport`
  case media = 32
  /// The page is hidden, or seen again: `0, 0 or 1`
  case sight = 33
  /// A part of a text is chosen, or the caret moved, in UTF-16 units: `node, begin, end`
  case caret = 34
  /// The page cannot read a layout program: `0, program`
  case unreadable = 35
  /// As `tap`, of an element that asks for the place: `node, x, y` from its corner, `x, y` from the
  /// window's
  case tapAt = 36
  /// Fingers do something on an element that follows them: `node, phase, number…`; see `GestureSample`
  case gesture = 37
  /// The element's content is dragged: `node, 0 or 1`
  case drag = 38
  /// Content is over an element or dropped on it: `node, text`; see `DropSample`
  case drop = 39
  /// As `hover`, of an element that asks for the place: `node, x, y` from its corner, `x, y` from the
  /// window's
  case hoverAt = 40
}

extension EventKind {
  package var form: EventForm {
    switch self {
    case .tap: .plain(.tap)
    case .tapAt:
      .numbers(like: [0, 0, 0, 0]) {
        .tapAt(TouchedPoint(x: $0[0], y: $0[1], pageX: $0[2], pageY: $0[3]))
      }
    case .edit: .text(Event.Action.edit)
    case .submit: .plain(.submit)
    case .focus: .flag(Event.Action.focus)
    case .select: .integer(Event.Action.select)
    case .toggle: .flag(Event.Action.toggle)
    case .date: .text(Event.Action.date)
    case .number: .number(Event.Action.number)
    case .increment: .plain(.increment)
    case .decrement: .plain(.decrement)
    case .dismiss: .plain(.dismiss)
    case .back: .plain(.back)
    case .window:
      .integers(like: [0, 0, 1]) { values in
        let (first, count, line) = (values[0], values[1], values[2])
        guard (0...1_000_000_000).contains(first), (0...10_000).contains(count),
          (1...10_000).contains(line)
        else { return nil }
        return .window(first..<(first + count), line: line)
      }
    case .refresh: .plain(.refresh)
    case .hover: .flag(Event.Action.hover)
    case .hoverAt:
      .numbers(like: [0, 0, 0, 0]) {
        .hoverAt(TouchedPoint(x: $0[0], y: $0[1], pageX: $0[2], pageY: $0[3]))
      }
    case .longPress: .plain(.longPress)
    case .open: .text(Event.Action.open)
    case .key: .text { .key(KeyStroke($0)) }
    case .choose: .integers(like: [0]) { RowChoice(rawValue: $0[0]).map(Event.Action.choose) }
    case .caret:
      .integers(like: [0, 0]) { values in
        guard 0 <= values[0], values[0] <= values[1], values[1] <= Control.textLimit else {
          return nil
        }
        return .caret(values[0]..<values[1])
      }
    case .press: .flag(Event.Action.press)
    case .gesture:
      .list(like: Array(repeating: 0, count: 12)) { GestureSample($0).map(Event.Action.gesture) }
    case .drag: .flag(Event.Action.drag)
    case .drop: .text { DropSample($0).map(Event.Action.drop) }
    case .geometry:
      .numbers(like: [0, 0, 0, 0, 0]) {
        var place = MeasuredPlace(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        place.isFollowed = $0[4] != 0
        return .geometry(place)
      }
    case .picture: .flag(Event.Action.picture)
    case .arrange: .list(like: [0, 0, 0]) { LayoutReport($0).map(Event.Action.arrange) }
    case .address, .surroundings, .storage, .location, .file, .change, .media, .sight,
      .unreadable:
      .page
    }
  }

  /// The letters of `data-on`: events that the client sends only where they are asked for.
  package static let letters: [(AttributeKey, Character)] = [
    (.onTap, "t"), (.onFocus, "f"), (.onSubmit, "s"), (.onHover, "h"), (.onLongPress, "l"),
    (.onRefresh, "r"), (.onWindow, "w"), (.onDismiss, "x"), (.asksToDismiss, "X"), (.onOpen, "o"),
    (.onBack, "b"),
    (.onPress, "p"), (.onGeometry, "g"), (.tracksPlace, "G"), (.onPicture, "i"),
    (.tellsTapPlace, "T"), (.tellsHoverPlace, "M"),
    (.onKey, "k"), (.onChoose, "m"), (.onCaret, "c"), (.onGesture, "d"), (.tapsFirst, "H"),
    (.onDrag, "D"), (.onDrop, "O"),
  ]
}

/// A step that the page carries out. `part` is left out where it is 0: the element itself.
package enum Operation: Int, CaseIterable {
  /// `node, text, part`
  case text = 0
  /// `node, name, value or null, part`
  case attribute = 1
  /// One class of a kind instead of another: `node, prefix, suffix or null, part`
  case style = 2
  /// What a field or select holds: `node, value, part`
  case value = 3
  /// `node, 0 or 1, part`
  case checked = 4
  /// `parent, part, after, first number, element…`
  case insert = 5
  /// `node`
  case remove = 6
  /// `node, after`
  case move = 7
  /// Rules for the sheet: `rule…`
  case rules = 8
  /// `node, part, element or nothing`
  case drawing = 9
  /// The keyboard goes there: `node or 0`, and behind it the control whose event is answered by that,
  /// if it was another one. What was done to that control since then is void: see ``HandedOver``.
  case focus = 10
  /// The whole screen: `first number, element…`
  case screen = 11

  /// `address, 0 or 1 replaces`
  case address = 12
  /// `title`
  case title = 13
  /// `0 app or 1 scene, key, json or null`
  case store = 14
  /// `address`
  case open = 15
  /// What the browser is to ask for by itself, whose answer sets a cookie: `address`
  case visit = 16
  /// `text, 0 or 1 assertive`
  case announce = 17
  /// `text`
  case copy = 18
  /// `request`
  case locate = 19
  /// `node`, and perhaps the point of the element that comes to the same point of the scroll view:
  /// thousandths across and down; and perhaps a kind. With 1 in it the numbers are how far the element begins before the
  /// scroll view, in thousandths of points, -1 as far as it is; with 2 in it the way is shown
  case scroll = 20
  /// `message, id`
  case notice = 21
  /// Permission to send a file: `node, address`
  case upload = 22
  /// What follows moves from what is seen now to what it makes of it, all at the same time: numbers of an
  /// ``ElementAnimation``, or nothing where only what the elements say themselves moves
  case motion = 23
  /// Opens the browser's sheet to share: `title, text, address`, or copies the latter two
  case share = 24
  /// Hands a file to the person: `address`
  case download = 25
  /// A film or a sound: `player, order, address, rate, volume, time or -1`, the numbers in thousandths
  case media = 26
  /// Shows why the next build of the app does not replace this one: `text or null`
  case build = 27
}

/// Why a socket was closed by the session.
package enum CloseReason {
  /// Not what a page sends: malformed, too long, or not expected.
  package static let malformed: UInt16 = 4000
  /// The token is forged, or too old: the page has to be loaded again.
  package static let token: UInt16 = 4001
  /// Events were missing.
  package static let gap: UInt16 = 4002
  /// Another socket took the session over.
  package static let replaced: UInt16 = 4003
  /// No room for another session now.
  package static let full: UInt16 = 4004
  /// The page did not acknowledge for too long.
  package static let slow: UInt16 = 4005
}

// What the client's scripts know beside what a browser declares: the properties that they add to elements,
// and the shapes of what they pass to each other. No script declares a property of an element elsewhere.
// Properties of our own begin with `_`; the page that is served has short names for them.

/**
 * An element of the page. A selector says what kind of element it finds, and its type cannot. So elements have the
 * properties of all kinds that the client asks; where an element may be of another kind, the client asks first.
 */
interface PageElement extends HTMLInputElement {
  /** Of a dialog or of details. */
  open: boolean
  showModal(): void
  popover: string | null
  showPopover(): void
  hidePopover(): void
  close(): void
  /** Of a picture. */
  decode(): Promise<void>
  /** Of a link. */
  href: string
  /** In browsers as strings; TypeScript 4.8 does not know it. */
  ariaInvalid: string | null
  readonly parentElement: PageElement | null
  readonly nextElementSibling: PageElement | null
  readonly previousElementSibling: PageElement | null
  readonly children: HTMLCollectionOf<PageElement>
  cloneNode(deep?: boolean): PageElement
  /** Whether it is drawn. TypeScript 4.8 does not know it. */
  checkVisibility(): boolean
}

/** A field: an input, a textarea or a select. */
type Control = PageElement

/** Start, end and direction of what is selected in a text. */
type Selected = [start: number, end: number, direction?: 'forward' | 'backward' | 'none']

/** Where texts differ: the place, what was there, and what is there now. */
type Difference = [place: number, gone: string, come: string]

/** One step of what can be undone, with the selections before and after it and the kind of edit. */
type Step = [place: number, gone: string, come: string, before: Selected, after: Selected, kind: string]

/** An element as the session sends it: its tag, names and values of attributes in turn, and children. */
type Markup = [tag: string, attributes: (string | null)[], ...children: (string | Markup)[]]

// Elements.

interface Element {
  /** The session's number of the element. */
  _n: number
  /** Number of the newest event that this control caused. */
  _seq: number
  /** Whether a list may be open, which attributes would close. */
  _open: boolean
  /** Attributes that wait until the list is closed. */
  _waiting: [name: string, value: string | null][]
  /** What the session wrote while a text was being composed, or while a list was open. */
  _later: [value: string, ack: number]
  /** Of a live region: what it says in the next frame. */
  _said: Set<string>
  /** What the session knows of the text. */
  _sent: string
  /** Whether the person entered something. */
  _dirty: boolean
  /** The text as the history of edits has it. */
  _text: string
  /** The text before the person entered anything. */
  _was: string
  /** Texts that a field held before. */
  _past: string[]
  _isLong: boolean
  /** The selection before the edit that is being made. */
  _before: Selected
  /** Whether an `input` event told of the value already. */
  _isTold: boolean
  /** Where the person stands in the text, as the session knows. */
  _caret: string
  /** The `data-caret` that was obeyed last. */
  _caretPlaced: string
  /** On which side of separators the caret stays; see `align`. */
  _bias: number
  /** Whether the list is closed and keys choose in it. */
  _isChosenByKey: boolean
  /** What can be undone and done again, and how much of it is done. */
  _steps: Step[]
  _done: number
  /** Whether a composition begins with the next edit. */
  _begins: boolean
  /** How far each property went in the last frame of a motion that the app makes itself. */
  _frames: Record<string, number[]>
  /** The file that was chosen and is not yet asked for. */
  _file: File
  /** Ends the wait for the file that is sent. */
  _fileEnds: () => void
  /** Of a dialog: the order in which it came, what had the keyboard before, and how a question is taken back. */
  _since: number
  /** Of a sheet: its height when it was seen last, and the timer of its way back. */
  _height: number
  _settles: number
  _opener: Control
  _keep: () => void
  /** Of a page that is not shown: what had the keyboard, and how far it was scrolled. */
  _held: Control | null
  _top: number
  /** Of pages to swipe: the page that the session has chosen, and the event that asked for another one; 0: none. */
  _chosen: number
  _asked: number
  /** Whether the page itself scrolls to another one. */
  _turns: boolean
  /** The last width of pages, in points. */
  _wide: number
  /** The option that a wheel was turned to. */
  _turned: Control
  /** Of rows: their distance, the rows that were asked for, and those that were there then. */
  _pitch: number
  _window: string
  _present: string
  /** Place and size as they were told. */
  _place: string
  /** What was told of a layout of the app, and how often since something else changed on the page. */
  _arranged: string
  _rounds: number
  /** Where the solver put it, as it was written. */
  _at: string
  /** The size of its letters as a factor, and whether lines of it are cut. */
  _scale: number
  _isCut: boolean
  /** Whether it is kept in one line. */
  _isLine: boolean
  /** What of it the solver places, and whether it knows all of that; undefined: something has changed. */
  _placed: PageElement[] | undefined
  _isKnown: boolean | undefined
  /** The box for which it and all in it were marked. */
  _marked: LayoutBox | null
  /** Whether a browser leaves out what is in it, until it comes near the window. */
  _isFar: boolean
  _isHollow?: boolean
  /** Of a page: the scroll view that reaches behind its large title. */
  _lead?: PageElement | null
  /** The frame that was written, of which box it was counted, and in which turn. */
  _written: [frame: number[], x: number, y: number, turn: number] | null
  /** Of a root: the room for which what is in it stands where it stands. */
  _room: string
  /** Of a root: the lengths of its room, as they were read last; null: they have to be read. */
  _read: number[] | null
  /** Of what a row holds: what it is tapped for, if it fills the row: `cell`, or `way` to a page. */
  _cell: string
  /** The field of a dialog that gets the keyboard when the dialog opens. */
  _first: PageElement | null
  /** Of a row: where the line below it begins, and where the one above it does, as they were written. */
  _line: string | undefined
  _above: string | undefined
  /** Of a row: what holds its content and marks. */
  _content: LayoutView
  /** Its layout; null: it is a layer on another one. */
  _box: LayoutBox | null
  _leaf: Leaf
  /** Of what is gone for the session: whether it is being seen to leave. */
  _leaves: boolean
}

// Motion.

/** How something moves, as the browser takes it. */
interface Motion {
  _easing: string
  /** The part of each repetition in which nothing moves yet. */
  _pause: number
  _options: KeyframeAnimationOptions
}

/** What was seen of an element. */
interface Seen {
  _look: Record<string, string>
  _x: number
  _y: number
  _width: number
  _height: number
  /** What it said of how its changes move. */
  _scopes: string | undefined
  _parent: PageElement | null
  /** The drawing of a shape as text. */
  _outline: string
  /** Of words or a symbol that change into others. */
  _copy: PageElement | null
}

/** A drawing on its way. */
interface Redrawing {
  _class: string
  _line: Element | undefined
  /** The drawings that are still to come. */
  _rest: string[]
}

/** An animation, the properties that it moves, and what it moves them to. */
interface Run {
  _animation: Animation
  _names: string[]
  /** Of a place that the solver gave, of one that the browser's own flow gave, or of a look. */
  _kind: string
  /** What said what it goes to. */
  _target: string
  _isEndless: boolean
  /** Its looks at the beginning and at the end, and its timing. */
  _ends: [Record<string, string>, Record<string, string>, Motion]
}

// Layout.

/** A step of a layout program: its letter, its numbers, and what code of the app answers. */
type LayoutStep = [code: string, numbers: any[], answers: number[][]]

/** What the session says of an element's layout: see LayoutProgram.swift. */
interface LayoutProgram {
  /** How it lays out what is in it. */
  _own: LayoutStep | undefined
  /** Where a layer or a bar stands beside what it belongs to. */
  _place: LayoutStep | undefined
  /** Its modifiers, from inside to outside. */
  _around: LayoutStep[]
  /** What it tells the elements around, with numbers, by the codes of its steps. */
  _said: Record<string, any[]>
}

/** The views of an element: with its frame and padding, and without. */
interface LayoutBox {
  outer: LayoutView
  core: LayoutView
  /** The direction of the stack around. */
  axis: number
  program: LayoutProgram
  classes: string
  isOutdated: boolean
  isLeaf: boolean
}

/** A width and a height. */
interface Measured extends Array<number> {
  /** Whether lines of a text are cut; undefined: it is an estimate. */
  _isCut?: boolean
}

/** What a swipe uncovers at one edge of a row. */
interface Strip {
  _strip: PageElement
  /** The sign of the way that the row goes: 1 to the right. */
  _way: number
  /** How wide it is, in points. */
  _length: number
  /** Whether a full swipe performs the first action. */
  _fills: boolean
  _first: Control
}

/** A finger on a row that can be dragged aside. */
/** A sheet that a finger or a mouse may take along. */
interface SheetDrag {
  _sheet: PageElement
  /** What the finger came down on. */
  _target: PageElement
  _x: number
  _y: number
  /** Where the sheet was then, in points below its place. */
  _from: number
  /** Where the finger was last, and when. */
  _last: number
  _time: number
  /** Points in a millisecond. */
  _speed: number
  _isMoving: boolean
}

interface Drag {
  _row: PageElement
  _id: number
  /** Where it came down. */
  _x: number
  _y: number
  /** Where the row was then. */
  _from: number
  /** Where the finger was last, and when. */
  _last: number
  _time: number
  /** Points in a millisecond. */
  _speed: number
  _isMoving: boolean
}

/** A view that hears of a finger: see client_fingers.js. */
interface Follower {
  _number: number
  /** `n`: it comes after views inside. `h`: before them. `s`: beside all others. */
  _priority: string
  /** How far the finger moves before the view follows. */
  _distance: number
  /** Whether it hears of a finger that comes down. */
  _hears: boolean
  /** Whether it matters that no other tap follows. */
  _counts: boolean
  /** Times for which a finger stays, in seconds. */
  _holds: number[]
  /** The box when the finger came down. */
  _placeOf: (x: number, y: number) => number[]
  _hasBegun: boolean
  _follows: boolean
  _isHeld: boolean
  /** The number of the last event, and what it told. */
  _sent: number
  _at?: number[]
}

/** What the session answered to a finger, and what the element was by that. */
interface Moment {
  _finger: number[]
  _values: number[]
}

/** How an element goes on while the session has not answered: see client_forecasts.js. */
interface Forecast {
  _moments: Moment[]
  /** For each value the number of the finger that it follows, and how fast; null: none. */
  _laws: ({ _by: number, _slope: number } | null)[]
}

/** A finger that is down on a view whose content it can drag. */
interface Lift {
  _source: Control
  /** The view under the finger at first, which hears of the touch to its end. */
  _target: PageElement
  _id: number
  _start: [number, number]
  _x: number
  _y: number
  _isUp: boolean
  /** What the finger carries, once it has gone on. */
  _image: PageElement | null
  _frame: number
  _timer: number
}

/** A finger that is down on views that hear of it. */
interface FingerDown {
  /** What it came down on; none on a trackpad. */
  _target?: PageElement
  _id: number
  _start: [number, number]
  _x: number
  _y: number
  _time: number
  /** Where it was a moment ago, and when. */
  _last: [number, number, number]
  /** Points in a second. */
  _speed: [number, number]
  /** How far it has been from its start. */
  _way: number
  _scale: number
  _angle: number
  /** The distance of two fingers at first, and the direction of the second one. */
  _apart?: number[]
  _beside: Follower[]
  /** One of them hears of it: the first. */
  _exclusive: Follower[]
  _timers: number[]
  _frame: number
  /** Whether the page scrolls with the finger. */
  _scrolls?: boolean
}

/** What is placed by itself: all that is in an element of the page's own flow, or an element in one. */
interface Root {
  _element: PageElement
  /** What is placed in it, and how that is marked: see `mark`. */
  _inside: PageElement[]
  _place: string
  _view?: LayoutView
  /** How high it is where it has no place yet. */
  _height?: number
  /** What is proposed: a width, or null for the ideal one, and a height, or infinity for the one that it gets without. */
  _offer: [width?: number, height?: number]
  /** Where the safe area begins and ends, where the root ends, the height of the bar above, where the safe area ends below, and
   * the height of the tabs there. */
  _sides: number[]
  /** Its views, which are made without a change of the page. */
  _make(): LayoutView
  /** Changes itself, before its room is read. */
  _begin(): void
  /** Reads its room, and says what of it counts. */
  _look(): string
  /** Writes where all stands, given the frame around it. Returns what its next look will say if nothing changes. */
  _write(frame: number[]): string
}

/** What the browser measures. */
interface Leaf extends Letters {
  _element: PageElement
  /** Whether it takes the width that it is offered. */
  _fills: boolean
  /** Whether it lays out by itself what is in it. */
  _isPane: boolean
  _isOutdated: boolean
  /** By width; null: the ideal one. */
  _sizes: Map<number | null, Measured>
  _view: LayoutView
  /** The baselines' distances: of the first one from the top, of the last one from the bottom. */
  _first: number | null
  _last: number | null
  /** Fields that get the size of this one, and whether it gets that of another one. */
  _alike: Leaf[]
  _isTwin: boolean
  /** Where the words of a label begin. */
  _inset: number
  /** Of a text: the size of its letters as a factor, the least that it may have, and itself in other sizes. */
  _scale: number
  _least: number
  _smaller: Map<number, Leaf>
  /** The width of three dots. */
  _dots: number
  _isText: boolean
  /** The way in which it is measured: see LeafKind. */
  _kind: number
  /** Whether it scrolls across. */
  _isAcross: boolean
  /** Of a text that fits into one line: its size there. */
  _line: Measured | null
}

/** What the letters of a text are like. */
interface Letters {
  /** The height of one line, and the distance of the next. */
  _letters: number
  _pitch: number
  /** Whether it may be cut. */
  _isClipped: boolean
  /** As a canvas takes it; empty: no canvas measures it. */
  _font: string
}

interface ParentNode {
  querySelector(selectors: string): PageElement | null
  querySelectorAll(selectors: string): NodeListOf<PageElement>
  /** Moves a child without taking it out; not in every browser. */
  moveBefore?(node: Node, child: Node | null): void
}

interface Element {
  checkVisibility(): boolean
  closest(selectors: string): PageElement | null
}

interface ElementWalker {
  nextNode(): PageElement | null
}

interface Document {
  getElementById(id: string): PageElement | null
  createElement(tag: 'canvas'): HTMLCanvasElement
  createElement(tag: string): PageElement
  createElementNS(namespace: string, tag: string): PageElement
  createTreeWalker(root: PageElement, what: number, filter: (found: PageElement) => number): ElementWalker
}

// Events of the page.

interface PageEvents extends Omit<WindowEventMap, 'input'> {
  input: InputEvent
  visibilitychange: Event
  contentvisibilityautostatechange: Event & { skipped: boolean }
  cancel: Event
  scrollend: Event
}

/** Events of a page have an element as their target, or the page itself, which lacks its functions. */
type PageEvent<Kind> = Kind & { readonly target: Control } &
  (Kind extends MouseEvent ? { readonly relatedTarget: Element | null } : unknown)

/** The order of a player: its number, the address of the film or sound, and in thousandths the rate, the volume and the
 * second to go to, or -1. */
type MediaOrder = [number: number, address: string, rate: number, volume: number, time: number]

type Listen = <Name extends keyof PageEvents>(
  name: Name, listener: (event: PageEvent<PageEvents[Name]>) => void, options?: boolean | AddEventListenerOptions,
) => void

// What the parts of the client pass to each other.

type Value = string | number

/** What goes along with an event or a change: other values for each kind, as the messages are described. */
type Values = any[]

/** An event that the session has not acknowledged. */
type Waiting = [
  number: number, kind: number, node: number, values: Values, wasSent: boolean, key: string, seen: number,
]

/** A message of the session, as it comes. */
type Message = [first: any, ...rest: Values]

/** What the session changes on the page: the number of an operation, and its values. */
type Change = [code: number, ...values: Values]

/** What all parts know of the session. */
interface Session {
  _isJoined: boolean
  /** Events that the session has not acknowledged. */
  _queue: Waiting[]
  /** Whether the session is gone, and its successor's screen is on its way. */
  _isOrphan: boolean
  /** Whether it is of the same program as the one before. */
  _isSame: boolean
  /** Whether not all of its screen came back. */
  _isPartial: boolean
  /** What it was told of the person's surroundings. */
  _told: Value[] | null
  /** What came after a credential that is on its way to the browser, or waits for the second script. */
  _held: Message[] | null
}

/** What all parts know of the keyboard: who has it, and who will. */
interface Keyboard {
  /** The element that an answer wants to have it, and which element's event it answers, if any. */
  _wanted: [element: PageElement, origin: number] | null
  /** The page that came, or came back, with the changes that are being applied. */
  _arrived: PageElement | null
  /** What had it until it was disabled, and the selection there. */
  _parked: [element: Control, selection?: Selected] | null
  /** What had it before the dialog that has just gone. */
  _opener: Control | null
  /** Where an answer took it. */
  _landing: Control | null
  /** What can be done only when an answer is there: the newest event, and what to do. */
  _postponed: [number: number, act: () => void] | null
  /** The field in which a text is being composed. */
  _composing: Control | null
  /** Number of the event to come when the person last chose a place for it. */
  _chosen: number
}

/** What was typed: the name of a key or a text, whether it is a text, and whether Shift was held. */
type Key = [name: string, isText?: boolean, isBack?: boolean]

/** An action whose answer may take the keyboard elsewhere, where the keyboard was, and what was typed since. */
type Hold = [number: number, from: Control, keys: Key[], isChosen?: boolean]

/** What a person entered into a control, to come back after a reload or in another session. */
interface Entry {
  address: string
  key: string
  kind: string
  name: string
  value: string | boolean
  past: string[]
  isSecret: boolean
  isLost: boolean
}

/** Where a person was on a screen. */
interface Standing {
  focus?: [key: string, part: string] | null
  selection?: Selected | null
  /** Keys of areas, and how far they are scrolled. */
  areas?: [key: string, top: number, left: number][]
  scroll?: number
  /** Where the page was scrolled to meanwhile. */
  at?: number | null
}

/** The same, with what was done and not answered. */
interface Unfinished extends Standing {
  queue?: (Waiting | [number: number, kind: number])[]
  held?: [number: number, keys: Key[]][]
}

/** An entry of the browser's history: its place, how many dialogs lie over its page, and the address. */
interface Visit {
  at: number
  over: number
  address: string
}

// What the session tells.

/** The values of each operation; see Protocol/Messages.swift. A part is left out where it is the element itself. */
interface OperationValues {
  text: [node: number, text: string, part?: number]
  attribute: [node: number, name: string, value: string | null, part?: number]
  style: [node: number, prefix: string, suffix: string | null, part?: number]
  value: [node: number, value: string, part?: number]
  checked: [node: number, isOn: number, part?: number]
  insert: [parent: number, part: number, after: number, first: number, ...elements: Markup[]]
  remove: [node: number]
  move: [node: number, after: number]
  rules: string[]
  drawing: [node: number, part: number, drawing?: Markup]
  focus: [node: number, origin?: number]
  screen: [first: number, ...elements: Markup[]]
  address: [address: string, replaces: number]
  title: [title: string]
  store: [area: number, key: string, json: string | null]
  open: [address: string]
  visit: [address: string]
  announce: [text: string, isAssertive: number]
  copy: [text: string]
  locate: [request: number]
  media: [player: number, ...order: MediaOrder]
  share: [title: string, text: string, address: string]
  download: [address: string]
  scroll: [node: number, x?: number, y?: number]
  notice: [message: string, id?: string]
  build: [text: string | null]
  upload: [node: number, address: string]
  motion: [numbers: string]
}

type OperationNumbers = typeof import('../Resources/client_vocabulary.js').Operation

/** What carries them out: one function for each operation, and none for anything else. Motion is the second script's. */
type Operations = {
  [Name in Exclude<keyof OperationNumbers, 'motion'> as OperationNumbers[Name]]: (ack: number, ...values: OperationValues[Name]) => void
}

/** The functions of the second script. */
type Later = typeof import('../Resources/client_second_functions.js').functions
/** What the script of what pages seldom have brings. */
type Seldom = typeof import('../Resources/client_rare_steps.js').seldomFunctions

// What browsers have, and TypeScript 4.8 does not declare.

interface Array<T> {
  findLast(predicate: (value: T, index: number) => unknown): T | undefined
}

interface CSSStyleDeclaration {
  contentVisibility: string
}

interface HTMLElement {
  ariaLabel: string | null
}

type Timeouts = typeof AbortSignal & { timeout(milliseconds: number): AbortSignal }

/** The line to the session that the page opened before the script was there. */
declare var line: WebSocket | undefined

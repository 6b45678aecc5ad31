// What the solver and the rules of layout pass to each other.

/** A length in points, Infinity for as much as it wants, or null for its ideal length. */
type Length = number

/** What a parent proposes: a width and a height. */
type Offer = Length[]

/** A width and a height that a view chose, and the guides that are known for them: null where it has none. */
type Chosen = number[] & { _guides?: number[] }

/** The number of a guide: its place in `guides`. */
type Guide = number

/** The left, upper, right and lower side of the safe area, the right, lower, left and upper side of the screen, and the height of a
 * window that scrolls. */
type Area = number[]

/** A view as it is written: its kind and what the rule of this kind reads. */
interface LayoutTree {
  kind: string
  /** Tabs below a view over their lower edge. */
  _tabs?: PageElement
  children?: LayoutTree[]
  /** Whether leading is right. */
  isRightToLeft?: boolean
  /** One guide across a stack, a row or a bar; two of all else: a horizontal and a vertical one. */
  alignment?: any
  /** 0 horizontal, 1 vertical. */
  axis?: number
  spacing?: any
  /** Of a leaf: its size for a proposal, and its first and last baseline, if it has text. */
  measure?(width: Length, height: Length): number[]
  baselines?(size: number[]): number[]
  /** Of what has a size of its own, or an ideal one. */
  own?: number[]
  ideal?: number[]
  minimum?: number
  thickness?: number
  width?: number
  height?: number
  /** Horizontal and vertical: minimum, ideal, maximum. */
  limits?: number[][]
  /** Above, before, below, behind. */
  insets?: number[]
  /** In which directions: horizontal, vertical. */
  axes?: boolean[]
  /** Where smaller content of a scroll view stands, as fractions of the room that it leaves. */
  anchor?: number[]
  ratio?: number
  fills?: boolean
  by?: number[]
  /** Of a view that follows another one: the number of both, and the other one's frame. */
  number?: number
  target?: number[]
  at?: number[]
  /** Of a frame in its container, horizontal and vertical: points for each point of the container, and points. */
  parts?: [factor?: number, constant?: number][]
  guide?: Guide
  /** Of a guide: a constant and factors of the width and the height. Of a priority: itself. */
  value?: any
  /** Of a guide: numbers and factors of others that it depends on. */
  terms?: number[][]
  items?: TrackItem[]
  /** Of a cell. */
  span?: number
  column?: Guide
  unsized?: boolean[]
  /** Whether it leaves the safe area: above, before, below, behind. */
  edges?: boolean[]
  /** The place of a bar in this order. */
  edge?: number
  /** Of what code of the app lays out: sizes and places by proposal, and what they depend on. */
  answers?: number[][]
}

/** A column of a lazy grid, or a row of one that grows across. */
interface TrackItem {
  fixed?: number
  minimum?: number
  maximum?: number
  /** Of a column of a table. */
  ideal?: number
  isAdaptive?: boolean
  spacing?: number
  alignment?: Guide[]
}

interface Track {
  start: number
  length: number
  alignment?: any
}

/** A cell of a grid that is not lazy. */
interface Cell {
  view: LayoutView
  row: number
  column: number
  span: number
  said: LayoutTree
  /** Of its whole column. */
  alignment?: Guide
}

interface LayoutView extends LayoutTree {
  rule: LayoutRule
  parent: LayoutView
  children: LayoutView[]
  /** What its parent chose for it: a size, the proposal for which it has it, and a place in the parent's box. */
  size: Chosen
  offer: Offer
  x: number
  y: number
  /** Its left and upper side on the screen, its width and its height. */
  frame: number[]
  /** Whether its parent shows it: one of several that fit is. */
  isShown: boolean
  /** What it chose, and for which widths and heights: -1 stands for the ideal one. */
  _sizes: Chosen[]
  _offers: number[]
  /** Of a text in one line: its size wherever it is offered that much. */
  _fit: Chosen | null
  /** Of a stack: distances before its children, and their priorities. */
  _line: [gaps: number[], priorities: number[]]
  /** Of what code of the app lays out: proposals without an answer. */
  _missed?: Offer[]
  /** Places, proposals and sizes of views inside whose sizes are others than the answers say. */
  _changed?: number[][]
  /** A bit for each guide that has a value inside. */
  _guides: number
  /** Box and proposal for which what is inside was placed, and the area; undefined: it has to be. */
  _settled: number[]
  _area: Area
  /** Of a container: its size, views whose sizes depend on it, and what finds its size. */
  _contained?: Offer
  _dependents?: Set<LayoutView>
  _room?: () => Offer
}

/** What stands in a frame. */
type Around = Pick<LayoutView, 'children' | 'frame' | 'isRightToLeft'>

interface LayoutRule {
  size(view: LayoutView, width: Length, height: Length): number[]
  place?(view: LayoutView, size: number[], offer: Offer): void
  /** The value of a guide that has one of its own inside. */
  guide?(view: LayoutView, guide: Guide, size: Chosen, offer: Offer): number
  /** A bit for each guide that the view itself gives values. */
  guides?(view: LayoutView): number
  /** The frame of what reaches out of its box. */
  stretch?(view: LayoutView, box: number[], area: Area): number[]
  /** The safe area of the first view inside. */
  narrow?(view: LayoutView, area: Area, isReversed?: boolean): Area
  priority?(view: LayoutView): number
  /** Whether no distance lies beside it. */
  isOpen?: boolean
  /** Whether its only child's priority and distances do not show through. */
  isOpaque?: boolean
  /** Whether those of the first child of several do. */
  isLayered?: boolean
}

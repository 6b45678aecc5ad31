// Made by scripts/vocabulary from Attributes+….swift and Event.swift; changes belong there.

/// The name of an attribute, whatever the type of its values. Raw values are private to a process.
package enum AttributeKey: UInt16, Sendable, CaseIterable {
  case identifier = 1
  case label
  case hint
  case spokenValue
  case traits
  case purpose
  case headingLevel
  case isHidden
  case isAccessibilityHidden
  case sortPriority
  case isDisabled
  case isSelected
  case sortOrder
  case isOn
  case isInvalid
  case errorText
  case help
  case childrenBehavior
  case removedTraits
  case isSpokenOnly
  case stableKey
  case hitTesting
  case canIncrement
  case canDecrement
  case layoutDirection
  case tapCount
  case pressDuration
  case text
  case value
  case prompt
  case symbol
  case source
  case sources
  case naturalSize
  case isTemplate
  case runsScripts
  case address
  case number
  case minimum
  case maximum
  case step
  case count
  case index
  case start
  case estimate
  case earliest
  case latest
  case components
  case accept
  case modality
  case detents
  case isModeless
  case scrollsFirst
  case hasInlineTitle
  case barArea
  case swipe
  case buttonRole
  case shape
  case columns
  case gradient
  case runningTime
  case inputKind
  case contentType
  case submitKind
  case autocapitalization
  case isAutocorrectionDisabled
  case minimumLines
  case maximumLines
  case maximumLength
  case caret
  case countedLimit
  case inputMask
  case layering
  case isLayer
  case isSideBySide
  case axis
  case scrollAxes
  case spacing
  case spacingAcross
  case alignment
  case frameAlignment
  case guides
  case fitting
  case measuresContent
  case arrangement
  case arranged
  case layoutValues
  case padding
  case width
  case height
  case minimumWidth
  case minimumHeight
  case maximumWidth
  case maximumHeight
  case containerFrame
  case fills
  case fixedSize
  case aspectRatio
  case contentMode
  case isResizable
  case isPixelated
  case layoutPriority
  case zIndex
  case offset
  case position
  case isClipped
  case ignoresSafeArea
  case idealWidth
  case idealHeight
  case arrowEdge
  case edge
  case columnSpan
  case rowInsets
  case sectionSpacing
  case rowSpacing
  case ownSpacing
  case hidesScrollIndicators
  case contentAnchor
  case isUnclipped
  case isScrollDisabled
  case scrollSnap
  case holdsScrollTargets
  case pinned
  case unsizedAxes
  case columnAlignment
  case hidesSeparatorAbove
  case hidesSeparatorBelow
  case separatorPaintAbove
  case separatorPaintBelow
  case hidesSectionSeparatorAbove
  case hidesSectionSeparatorBelow
  case sectionSeparatorPaintAbove
  case sectionSeparatorPaintBelow
  case isWide
  case choosesSeveral
  case alternates
  case hasDragIndicator
  case isDrawer
  case foreground
  case promptPaint
  case background
  case ground
  case tint
  case paint
  case strokePaint
  case material
  case cornerRadius
  case clipShape
  case clipsEvenOdd
  case borderPaint
  case borderWidth
  case strokeWidth
  case dash
  case look
  case dotsGround
  case controlSize
  case borderShape
  case hidesLabel
  case rowBackground
  case colorScheme
  case preferredColorScheme
  case isRedacted
  case backgroundGradient
  case foregroundGradient
  case symbolLayers
  case strokeGradient
  case strokeDetails
  case shapesBetween
  case trim
  case inset
  case isEvenOdd
  case maskGradient
  case maskLayers
  case fontStyle
  case fontSize
  case fontWeight
  case fontDesign
  case fontName
  case isItalic
  case isUnderlined
  case isStruck
  case hasMonospacedDigits
  case kerning
  case lineSpacing
  case lineLimit
  case textAlignment
  case textCase
  case truncation
  case isTextSelectable
  case fontBaseWeight
  case fontLeading
  case fontWidth
  case smallCapitals
  case baselineOffset
  case underlinePattern
  case strikePattern
  case underlinePaint
  case strikePaint
  case tracking
  case reservedLines
  case textScale
  case minimumScale
  case opacity
  case blur
  case scale
  case rotation
  case saturation
  case grayscale
  case brightness
  case shadowPaint
  case shadow
  case animation
  case transition
  case transitionAnimations
  case contentTransition
  case hueRotation
  case contrast
  case blendMode
  case invertsColors
  case multiplier
  case drawsLuminance
  case isolates
  case matched
  case rotation3D
  case anchor
  case scrollTransition
  case scrollChange
  case tracksPlace
  case tellsTapPlace
  case tellsHoverPlace
  case tapsFirst
  case gesture
  case takesTouches
  case isDraggable
  case isDropTarget
  case dropEffect
  case asksToDismiss
  case shortcut
  case onTap
  case onEdit
  case onSubmit
  case onFocus
  case onSelect
  case onToggle
  case onDate
  case onNumber
  case onIncrement
  case onDecrement
  case onFile
  case onDismiss
  case onWindow
  case onRefresh
  case onDelete
  case onMove
  case onHover
  case onBack
  case onLongPress
  case onKey
  case keys
  case onChoose
  case onOpen
  case onCaret
  case onPress
  case onGesture
  case onDrag
  case onDrop
  case onPicture
  case onGeometry
  case onArrange

  static func kind(of key: AttributeKey) -> AttributeKind {
    switch key {
    case .identifier: String.kind
    case .label: String.kind
    case .hint: String.kind
    case .spokenValue: String.kind
    case .traits: Traits.kind
    case .purpose: ControlPurpose.kind
    case .headingLevel: Int.kind
    case .isHidden: Bool.kind
    case .isAccessibilityHidden: Bool.kind
    case .sortPriority: Double.kind
    case .isDisabled: Bool.kind
    case .isSelected: Bool.kind
    case .sortOrder: ColumnOrder.kind
    case .isOn: Bool.kind
    case .isInvalid: Bool.kind
    case .errorText: String.kind
    case .help: String.kind
    case .childrenBehavior: ChildrenBehavior.kind
    case .removedTraits: Traits.kind
    case .isSpokenOnly: Bool.kind
    case .stableKey: Double.kind
    case .hitTesting: Bool.kind
    case .canIncrement: Bool.kind
    case .canDecrement: Bool.kind
    case .layoutDirection: ElementLayoutDirection.kind
    case .tapCount: Int.kind
    case .pressDuration: Double.kind
    case .text: String.kind
    case .value: String.kind
    case .prompt: String.kind
    case .symbol: String.kind
    case .source: String.kind
    case .sources: String.kind
    case .naturalSize: [Double].kind
    case .isTemplate: Bool.kind
    case .runsScripts: Bool.kind
    case .address: String.kind
    case .number: Double.kind
    case .minimum: Double.kind
    case .maximum: Double.kind
    case .step: Double.kind
    case .count: Int.kind
    case .index: Int.kind
    case .start: Int.kind
    case .estimate: Double.kind
    case .earliest: String.kind
    case .latest: String.kind
    case .components: DateParts.kind
    case .accept: String.kind
    case .modality: Modality.kind
    case .detents: [Double].kind
    case .isModeless: Bool.kind
    case .scrollsFirst: Bool.kind
    case .hasInlineTitle: Bool.kind
    case .barArea: BarArea.kind
    case .swipe: SwipeArea.kind
    case .buttonRole: ElementButtonRole.kind
    case .shape: [Double].kind
    case .columns: GridTracks.kind
    case .gradient: ElementGradient.kind
    case .runningTime: String.kind
    case .inputKind: InputKind.kind
    case .contentType: String.kind
    case .submitKind: SubmitKind.kind
    case .autocapitalization: Autocapitalization.kind
    case .isAutocorrectionDisabled: Bool.kind
    case .minimumLines: Int.kind
    case .maximumLines: Int.kind
    case .maximumLength: Int.kind
    case .caret: [Double].kind
    case .countedLimit: Int.kind
    case .inputMask: String.kind
    case .layering: Layering.kind
    case .isLayer: Bool.kind
    case .isSideBySide: Bool.kind
    case .axis: ElementAxis.kind
    case .scrollAxes: AxisSet.kind
    case .spacing: Double.kind
    case .spacingAcross: Double.kind
    case .alignment: ElementAlignment.kind
    case .frameAlignment: ElementAlignment.kind
    case .guides: ElementGuides.kind
    case .fitting: AxisSet.kind
    case .measuresContent: Bool.kind
    case .arrangement: [Double].kind
    case .arranged: String.kind
    case .layoutValues: [Double].kind
    case .padding: [Double].kind
    case .width: Double.kind
    case .height: Double.kind
    case .minimumWidth: Double.kind
    case .minimumHeight: Double.kind
    case .maximumWidth: Double.kind
    case .maximumHeight: Double.kind
    case .containerFrame: ContainerFrame.kind
    case .fills: AxisSet.kind
    case .fixedSize: AxisSet.kind
    case .aspectRatio: Double.kind
    case .contentMode: ElementContentMode.kind
    case .isResizable: Bool.kind
    case .isPixelated: Bool.kind
    case .layoutPriority: Double.kind
    case .zIndex: Double.kind
    case .offset: [Double].kind
    case .position: [Double].kind
    case .isClipped: Bool.kind
    case .ignoresSafeArea: EdgeParts.kind
    case .idealWidth: Double.kind
    case .idealHeight: Double.kind
    case .arrowEdge: BarEdge.kind
    case .edge: BarEdge.kind
    case .columnSpan: Int.kind
    case .rowInsets: [Double].kind
    case .sectionSpacing: Double.kind
    case .rowSpacing: Double.kind
    case .ownSpacing: Double.kind
    case .hidesScrollIndicators: Bool.kind
    case .contentAnchor: [Double].kind
    case .isUnclipped: Bool.kind
    case .isScrollDisabled: Bool.kind
    case .scrollSnap: [Double].kind
    case .holdsScrollTargets: Bool.kind
    case .pinned: PinnedParts.kind
    case .unsizedAxes: AxisSet.kind
    case .columnAlignment: ElementAlignment.Horizontal.kind
    case .hidesSeparatorAbove: Bool.kind
    case .hidesSeparatorBelow: Bool.kind
    case .separatorPaintAbove: Paint.kind
    case .separatorPaintBelow: Paint.kind
    case .hidesSectionSeparatorAbove: Bool.kind
    case .hidesSectionSeparatorBelow: Bool.kind
    case .sectionSeparatorPaintAbove: Paint.kind
    case .sectionSeparatorPaintBelow: Paint.kind
    case .isWide: Bool.kind
    case .choosesSeveral: Bool.kind
    case .alternates: Bool.kind
    case .hasDragIndicator: Bool.kind
    case .isDrawer: Bool.kind
    case .foreground: Paint.kind
    case .promptPaint: Paint.kind
    case .background: Paint.kind
    case .ground: ElementGround.kind
    case .tint: Paint.kind
    case .paint: Paint.kind
    case .strokePaint: Paint.kind
    case .material: ElementMaterial.kind
    case .cornerRadius: [Double].kind
    case .clipShape: [Double].kind
    case .clipsEvenOdd: Bool.kind
    case .borderPaint: Paint.kind
    case .borderWidth: Double.kind
    case .strokeWidth: Double.kind
    case .dash: [Double].kind
    case .look: ControlLook.kind
    case .dotsGround: Int.kind
    case .controlSize: ElementControlSize.kind
    case .borderShape: ElementBorderShape.kind
    case .hidesLabel: Bool.kind
    case .rowBackground: Paint.kind
    case .colorScheme: ElementColorScheme.kind
    case .preferredColorScheme: ElementColorScheme.kind
    case .isRedacted: Bool.kind
    case .backgroundGradient: ElementGradient.kind
    case .foregroundGradient: ElementGradient.kind
    case .symbolLayers: [Double].kind
    case .strokeGradient: ElementGradient.kind
    case .strokeDetails: [Double].kind
    case .shapesBetween: [Double].kind
    case .trim: [Double].kind
    case .inset: Double.kind
    case .isEvenOdd: Bool.kind
    case .maskGradient: ElementGradient.kind
    case .maskLayers: LayeredMask.kind
    case .fontStyle: FontStyle.kind
    case .fontSize: Double.kind
    case .fontWeight: Int.kind
    case .fontDesign: FontDesign.kind
    case .fontName: String.kind
    case .isItalic: Bool.kind
    case .isUnderlined: Bool.kind
    case .isStruck: Bool.kind
    case .hasMonospacedDigits: Bool.kind
    case .kerning: Double.kind
    case .lineSpacing: Double.kind
    case .lineLimit: Int.kind
    case .textAlignment: ElementTextAlignment.kind
    case .textCase: ElementTextCase.kind
    case .truncation: Truncation.kind
    case .isTextSelectable: Bool.kind
    case .fontBaseWeight: Int.kind
    case .fontLeading: FontLeading.kind
    case .fontWidth: Double.kind
    case .smallCapitals: SmallCapitals.kind
    case .baselineOffset: Double.kind
    case .underlinePattern: LinePattern.kind
    case .strikePattern: LinePattern.kind
    case .underlinePaint: Paint.kind
    case .strikePaint: Paint.kind
    case .tracking: Double.kind
    case .reservedLines: Int.kind
    case .textScale: Double.kind
    case .minimumScale: Double.kind
    case .opacity: Double.kind
    case .blur: Double.kind
    case .scale: [Double].kind
    case .rotation: Double.kind
    case .saturation: Double.kind
    case .grayscale: Double.kind
    case .brightness: Double.kind
    case .shadowPaint: Paint.kind
    case .shadow: [Double].kind
    case .animation: MotionScopes.kind
    case .transition: ElementTransition.kind
    case .transitionAnimations: TransitionAnimations.kind
    case .contentTransition: ElementContentTransition.kind
    case .hueRotation: Double.kind
    case .contrast: Double.kind
    case .blendMode: ElementBlendMode.kind
    case .invertsColors: Bool.kind
    case .multiplier: Paint.kind
    case .drawsLuminance: Bool.kind
    case .isolates: Bool.kind
    case .matched: [Double].kind
    case .rotation3D: [Double].kind
    case .anchor: [Double].kind
    case .scrollTransition: ElementScrollTransition.kind
    case .scrollChange: ElementAnimation.kind
    case .tracksPlace: Bool.kind
    case .tellsTapPlace: Bool.kind
    case .tellsHoverPlace: Bool.kind
    case .tapsFirst: Bool.kind
    case .gesture: String.kind
    case .takesTouches: Bool.kind
    case .isDraggable: Bool.kind
    case .isDropTarget: Bool.kind
    case .dropEffect: DropEffect.kind
    case .asksToDismiss: Bool.kind
    case .shortcut: String.kind
    case .onTap: HandlerIndex.kind
    case .onEdit: HandlerIndex.kind
    case .onSubmit: HandlerIndex.kind
    case .onFocus: HandlerIndex.kind
    case .onSelect: HandlerIndex.kind
    case .onToggle: HandlerIndex.kind
    case .onDate: HandlerIndex.kind
    case .onNumber: HandlerIndex.kind
    case .onIncrement: HandlerIndex.kind
    case .onDecrement: HandlerIndex.kind
    case .onFile: HandlerIndex.kind
    case .onDismiss: HandlerIndex.kind
    case .onWindow: HandlerIndex.kind
    case .onRefresh: HandlerIndex.kind
    case .onDelete: HandlerIndex.kind
    case .onMove: HandlerIndex.kind
    case .onHover: HandlerIndex.kind
    case .onBack: HandlerIndex.kind
    case .onLongPress: HandlerIndex.kind
    case .onKey: HandlerIndex.kind
    case .keys: String.kind
    case .onChoose: HandlerIndex.kind
    case .onOpen: HandlerIndex.kind
    case .onCaret: HandlerIndex.kind
    case .onPress: HandlerIndex.kind
    case .onGesture: HandlerIndex.kind
    case .onDrag: HandlerIndex.kind
    case .onDrop: HandlerIndex.kind
    case .onPicture: HandlerIndex.kind
    case .onGeometry: HandlerIndex.kind
    case .onArrange: HandlerIndex.kind
    }
  }
}

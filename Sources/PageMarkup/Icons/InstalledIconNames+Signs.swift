extension InstalledIconNames {
  /// Arrows and signs.
  static let arrows = """
    arrow-counterclockwise arrow.counterclockwise
    arrow-down-circle arrow.down.circle
    arrow-down-circle-fill arrow.down.circle.fill
    arrow-down-left arrow.down.left
    arrow-down-right arrow.down.right
    arrow-down-square arrow.down.square
    arrow-down-up arrow.up.arrow.down
    arrow-left-circle arrow.left.circle
    arrow-left-circle-fill arrow.left.circle.fill
    arrow-left-right arrow.left.arrow.right
    arrow-repeat arrow.triangle.2.circlepath arrow.2.circlepath
    arrow-return-left arrow.uturn.left
    arrow-return-right arrow.uturn.right
    arrow-right-circle arrow.right.circle
    arrow-right-circle-fill arrow.right.circle.fill
    arrow-up-circle arrow.up.circle
    arrow-up-circle-fill arrow.up.circle.fill
    arrow-up-left arrow.up.left
    arrow-up-right arrow.up.right
    arrow-up-square arrow.up.square
    arrows-angle-contract arrow.down.right.and.arrow.up.left
    arrows-angle-expand arrow.up.left.and.arrow.down.right
    arrows-move arrow.up.and.down.and.arrow.left.and.right
    asterisk asterisk
    at at
    braces curlybraces
    caret-down-fill arrowtriangle.down.fill
    caret-left-fill arrowtriangle.left.fill
    caret-right-fill arrowtriangle.right.fill
    caret-up-fill arrowtriangle.up.fill
    chevron-compact-down chevron.compact.down
    chevron-compact-left chevron.compact.left
    chevron-compact-right chevron.compact.right
    chevron-compact-up chevron.compact.up
    chevron-double-down chevron.down.2
    chevron-double-left chevron.left.2
    chevron-double-right chevron.right.2
    chevron-double-up chevron.up.2
    code-slash chevron.left.forwardslash.chevron.right
    dash-square minus.square
    dash-square-fill minus.square.fill
    exclamation-lg exclamationmark
    exclamation-octagon exclamationmark.octagon
    exclamation-octagon-fill exclamationmark.octagon.fill
    exclamation-square exclamationmark.square
    exclamation-square-fill exclamationmark.square.fill
    forward arrowshape.turn.up.right
    forward-fill arrowshape.turn.up.right.fill
    infinity infinity
    info-lg info
    info-square info.square
    patch-check checkmark.seal
    patch-check-fill checkmark.seal.fill
    percent percent
    plus-square plus.square
    plus-square-fill plus.square.fill
    question-circle-fill questionmark.circle.fill
    question-diamond questionmark.diamond
    question-lg questionmark
    question-square questionmark.square
    reply arrowshape.turn.up.left
    reply-all arrowshape.turn.up.left.2
    reply-fill arrowshape.turn.up.left.fill
    shield-check checkmark.shield
    shield-exclamation exclamationmark.shield
    shield-fill-check checkmark.shield.fill
    shield-fill-exclamation exclamationmark.shield.fill
    slash-circle nosign slash.circle
    slash-circle-fill slash.circle.fill
    x-octagon xmark.octagon
    x-octagon-fill xmark.octagon.fill
    x-square xmark.square
    x-square-fill xmark.square.fill
    """

  /// Shapes and controls.
  static let shapes = """
    arrow-return-left return
    backspace delete.left
    backspace-fill delete.left.fill
    bullseye target scope
    card-list list.bullet.clipboard list.bullet.rectangle
    chat-dots ellipsis.bubble
    chat-dots-fill ellipsis.bubble.fill
    circle-half circle.lefthalf.filled
    clipboard-check list.clipboard
    command command
    diamond diamond
    diamond-fill diamond.fill
    escape escape
    files square.on.square rectangle.on.rectangle
    filter line.horizontal.3.decrease line.3.horizontal.decrease
    gear-wide gear.circle
    gear-wide-connected gearshape.2
    grid square.grid.2x2
    grid-3x2 square.grid.3x2
    grid-3x3 square.grid.3x3
    grid-3x3-gap-fill square.grid.3x3.fill
    grid-fill square.grid.2x2.fill
    hexagon hexagon
    hexagon-fill hexagon.fill
    keyboard keyboard
    keyboard-fill keyboard.fill
    layers square.stack.3d.up
    layers-fill square.stack.3d.up.fill
    layout-sidebar sidebar.left
    layout-sidebar-reverse sidebar.right
    layout-split rectangle.split.2x1
    layout-three-columns rectangle.split.3x1
    list line.horizontal.3
    list-check checklist
    list-nested list.bullet.indent
    list-ol list.number
    list-task list.dash
    octagon octagon
    octagon-fill octagon.fill
    option option
    pentagon pentagon
    pentagon-fill pentagon.fill
    power power
    record-circle smallcircle.filled.circle record.circle
    record-circle-fill smallcircle.filled.circle.fill
    sliders slider.horizontal.3
    sliders2-vertical slider.vertical.3
    square-fill square.fill
    square-half square.lefthalf.filled
    stack square.stack
    table table tablecells
    toggles switch.2
    triangle triangle
    triangle-fill triangle.fill
    window macwindow
    """

  /// People and messages.
  static let people = """
    bell-slash bell.slash
    bell-slash-fill bell.slash.fill
    chat-fill message.fill
    chat-left-fill bubble.left.fill
    chat-left-quote quote.bubble
    chat-left-text text.bubble
    chat-left-text-fill text.bubble.fill
    chat-right bubble.right
    chat-right-fill bubble.right.fill
    chat-square-text bubble.left.and.bubble.right
    ear ear
    ear-fill ear.fill
    emoji-neutral face.dashed
    emoji-smile face.smiling
    emoji-smile-fill face.smiling.fill
    envelope-exclamation envelope.badge
    envelope-fill envelope.fill
    envelope-open envelope.open
    envelope-open-fill envelope.open.fill
    eyeglasses eyeglasses
    hand-index hand.point.up
    hand-index-thumb hand.point.up.left
    hand-index-thumb-fill hand.point.up.left.fill
    hand-thumbs-down hand.thumbsdown
    hand-thumbs-down-fill hand.thumbsdown.fill
    hand-thumbs-up-fill hand.thumbsup.fill
    megaphone megaphone
    megaphone-fill megaphone.fill
    people person.2 person.3
    people-fill person.2.fill person.3.fill
    person-add person.crop.circle.badge.plus
    person-check person.crop.circle.badge.checkmark
    person-circle person.crop.circle
    person-dash person.badge.minus
    person-dash-fill person.fill.badge.minus
    person-fill-check person.fill.checkmark
    person-fill-x person.fill.xmark
    person-plus person.badge.plus
    person-plus-fill person.fill.badge.plus
    person-square person.crop.square
    person-vcard person.crop.rectangle person.text.rectangle
    person-vcard-fill person.crop.rectangle.fill person.text.rectangle.fill
    person-x person.crop.circle.badge.xmark
    quote quote.opening
    send-fill paperplane.fill
    telephone teletype
    telephone-inbound phone.arrow.down.left
    telephone-outbound phone.arrow.up.right
    telephone-plus phone.badge.plus
    telephone-x phone.down
    telephone-x-fill phone.down.fill
    """
}

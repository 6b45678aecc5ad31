/// Names whose picture another name's says as well, in plainer lines.
enum IconLikenesses {
  /// The other name, which may be one that is put together.
  static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() { names[word] = words[0] }
    }
    return names
  }()

  /// A line is a name, and those that it stands for.
  private static let table = """
    airpods airpodspro
    applelogo apple.logo
    applewatch applewatch.watchface
    arrow.clockwise arrow.trianglehead.clockwise
    arrow.counterclockwise arrow.trianglehead.counterclockwise
    arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise
    arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90
    arrow.triangle.2.circlepath arrow.trianglehead.2.counterclockwise
    arrow.triangle.2.circlepath exclamationmark.arrow.triangle.2.circlepath
    arrow.triangle.branch arrow.trianglehead.branch
    arrow.triangle.merge arrow.trianglehead.merge
    arrow.triangle.swap arrow.trianglehead.swap
    arrow.triangle.turn.up.right.circle arrow.trianglehead.turn.up.right.circle
    arrow.turn.up.right.circle arrow.triangle.turn.up.right.circle
    balloon balloon.2
    balloon.fill balloon.2.fill
    battery.100 battery.100percent
    battery.100.bolt battery.100percent.bolt
    battery.50 battery.25 battery.75 battery.25percent battery.50percent battery.75percent
    bell bell.and.waveform bell.and.waves.left.and.right
    bell.fill bell.and.waveform.fill bell.and.waves.left.and.right.fill
    bolt.circle bolt.ring.closed
    book book.pages
    book.fill book.pages.fill
    brain brain.head.profile brain.filled.head.profile
    bubble.left.and.bubble.right bubble.left.and.text.bubble.right
    building.columns dollarsign.bank.building eurosign.bank.building
    bus bus.doubledecker
    camera camera.rotate arrow.triangle.2.circlepath.camera
    camera.fill camera.rotate.fill arrow.triangle.2.circlepath.camera.fill
    car car.side car.rear
    car.fill car.side.fill car.rear.fill
    case latch.2.case
    case.fill latch.2.case.fill
    chart.bar chart.bar.xaxis
    circle poweroff
    circle.lefthalf.filled circle.lefthalf.fill
    circle.righthalf.filled circle.righthalf.fill
    clock deskclock
    clock.fill deskclock.fill
    cloud.bolt cloud.sun.bolt cloud.moon.bolt
    cloud.bolt.fill cloud.sun.bolt.fill cloud.moon.bolt.fill
    cloud.rain cloud.sun.rain cloud.moon.rain
    cloud.rain.fill cloud.sun.rain.fill cloud.moon.rain.fill
    crop crop.rotate
    cube cube.transparent
    cube.fill cube.transparent.fill
    cursorarrow cursorarrow.click cursorarrow.rays contextualmenu.and.cursorarrow
    decrease.indent decrease.quotelevel
    doc document
    doc.badge.plus doc.append
    doc.fill document.fill
    doc.on.doc document.on.document
    doc.richtext doc.text.image
    doc.text text.page
    doc.text.fill text.page.fill
    doc.text.magnifyingglass rectangle.and.text.magnifyingglass
    doc.viewfinder scanner
    ellipsis.bubble ellipsis.vertical.bubble
    ellipsis.bubble.fill ellipsis.vertical.bubble.fill
    envelope mail
    envelope.fill mail.fill
    film list.and.film
    gamecontroller logo.xbox logo.playstation
    gauge gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
    gauge gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.50percent gauge.with.needle
    gift.rectangle giftcard
    gift.rectangle.fill giftcard.fill
    globe globe.badge.chevron.backward
    hand.point.up.left hand.point.up.braille hand.point.up.left.and.text
    hand.point.up.left.fill hand.point.up.braille.fill hand.point.up.left.and.text.fill
    headphones beats.headphones airpodsmax
    heart.text.square heart.text.clipboard
    increase.indent increase.quotelevel
    iphone apps.iphone iphone.gen3 iphone.gen2
    key key.horizontal key.radiowaves.forward
    key.fill key.horizontal.fill key.radiowaves.forward.fill
    keyboard keyboard.chevron.compact.down
    leaf.circle leaf.arrow.circlepath
    lightbulb lightbulb.max lightbulb.min
    lightbulb.fill lightbulb.max.fill lightbulb.min.fill
    list.bullet list.triangle
    list.bullet.rectangle list.bullet.rectangle.portrait list.bullet.below.rectangle
    list.number list.number.rtl
    location.north location.north.line
    lock.circle lock.rotation
    message bubble bubble.middle.bottom
    message.fill bubble.fill
    paintbrush paintbrush.pointed
    paintbrush.fill paintbrush.pointed.fill
    percent percent.ar
    person.2 person.line.dotted.person person.and.arrow.left.and.arrow.right shareplay figure.2
    person.2.fill person.line.dotted.person.fill
    person.3 person.3.sequence
    person.3.fill person.3.sequence.fill
    person.fill person.crop
    person.fill.badge.questionmark person.fill.questionmark
    play.square.stack play.square.stack.fill
    play.tv play.tv.fill
    rectangle.on.rectangle macwindow.on.rectangle rectangle.on.rectangle.angled
    rectangle.on.rectangle rectangle.portrait.on.rectangle.portrait
    scribble scribble.variable
    shippingbox cube.box
    shippingbox.fill cube.box.fill
    square.and.pencil rectangle.and.pencil.and.ellipsis
    suitcase suitcase.cart
    suitcase.fill suitcase.cart.fill
    tent tent.2
    terminal apple.terminal
    terminal.fill apple.terminal.fill
    text.alignleft text
    text.justify text.justifyleft
    textformat textformat.alt character
    textformat.size a.magnify
    thermometer.medium medical.thermometer
    tv photo.tv
    wand.and.stars wand.and.rays wand.and.stars.inverse wand.and.sparkles
    wifi.badge.exclamationmark wifi.exclamationmark
    """
}

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
    applelogo apple.logo
    arrow.triangle.2.circlepath exclamationmark.arrow.triangle.2.circlepath
    arrow.turn.up.right.circle arrow.triangle.turn.up.right.circle
    battery.50 battery.25 battery.75 battery.25percent battery.50percent battery.75percent
    battery.100 battery.100percent
    bell bell.and.waveform bell.and.waves.left.and.right
    bell.fill bell.and.waveform.fill bell.and.waves.left.and.right.fill
    brain brain.head.profile brain.filled.head.profile
    building.columns dollarsign.bank.building eurosign.bank.building
    camera camera.rotate arrow.triangle.2.circlepath.camera
    camera.fill camera.rotate.fill arrow.triangle.2.circlepath.camera.fill
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
    doc.badge.plus doc.append
    doc.richtext doc.text.image
    doc.text.magnifyingglass rectangle.and.text.magnifyingglass
    doc.viewfinder scanner
    ellipsis.bubble ellipsis.vertical.bubble
    ellipsis.bubble.fill ellipsis.vertical.bubble.fill
    film list.and.film
    gamecontroller logo.xbox logo.playstation
    gift.rectangle giftcard
    gift.rectangle.fill giftcard.fill
    globe globe.badge.chevron.backward
    increase.indent increase.quotelevel
    decrease.indent decrease.quotelevel
    iphone apps.iphone iphone.gen3
    key key.horizontal key.radiowaves.forward
    key.fill key.horizontal.fill key.radiowaves.forward.fill
    keyboard keyboard.chevron.compact.down
    leaf.circle leaf.arrow.circlepath
    list.bullet list.triangle
    list.number list.number.rtl
    lock.circle lock.rotation
    message bubble
    message.fill bubble.fill
    paintbrush paintbrush.pointed
    paintbrush.fill paintbrush.pointed.fill
    percent percent.ar
    person.2 person.line.dotted.person person.and.arrow.left.and.arrow.right shareplay
    person.2.fill person.line.dotted.person.fill
    person.fill person.crop
    person.fill.badge.questionmark person.fill.questionmark
    rectangle.on.rectangle macwindow.on.rectangle
    shippingbox cube.box
    shippingbox.fill cube.box.fill
    square.and.pencil rectangle.and.pencil.and.ellipsis
    suitcase suitcase.cart
    suitcase.fill suitcase.cart.fill
    text.alignleft text
    textformat textformat.alt character
    tv photo.tv
    wand.and.stars wand.and.rays wand.and.stars.inverse
    wifi.badge.exclamationmark wifi.exclamationmark
    """
}

import Foundation
import Testing

@testable import PageMarkup
@testable import WebHost

@Suite("Symbols that public apps show")
struct CommonSymbolTests {
  @Test("None of them is a question mark")
  func allAreDrawn() {
    let missing = (commonSymbols + furtherSymbols).filter {
      IconCatalogue.icon(named: String($0)).isPlaceholder
    }
    #expect(missing == [])
  }

  @Test(
    "What is worn, eaten and trained with is drawn",
    arguments: [
      "jacket", "jacket.fill", "powersleep", "hanger", "shoe", "shoe.fill", "sunglasses",
      "sunglasses.fill", "handbag", "handbag.fill", "backpack", "dumbbell", "dumbbell.fill",
      "figure.yoga", "figure.strengthtraining.traditional", "fork.knife.circle.fill",
      "takeoutbag.and.cup.and.straw", "takeoutbag.and.cup.and.straw.fill",
      "cup.and.saucer.fill", "birthday.cake", "carrot", "fish", "leaf.fill", "sailboat",
    ])
  func wardrobe(name: String) {
    #expect(!IconCatalogue.icon(named: name).isPlaceholder)
  }

  @Test(
    "A name is put together from a sign and how it stands",
    arguments: [
      "leaf.circle", "leaf.circle.fill", "z.square", "50.circle", "tent.slash.fill",
      "tray.badge.plus", "fish.circle.fill", "arrowtriangle.backward.circle",
      "camera.fill.badge.ellipsis",
    ])
  func composed(name: String) {
    #expect(OwnIcons.icons[name] == nil && InstalledIconNames.file(named: name) == nil)
    #expect(!IconCatalogue.icon(named: name).isPlaceholder)
  }

  @Test(
    "What no sign is known for stays a question mark",
    arguments: [
      "", ".circle", "nonsense", "nonsense.circle.fill", "123.circle", "tb.circle",
      "leaf.badge.nonsense",
    ])
  func unknown(name: String) {
    #expect(IconCatalogue.icon(named: name).isPlaceholder)
  }

  @Test("A long name from data costs no more than a short one")
  func longName() {
    let name = String(repeating: "x.circle.", count: 100_000) + "circle"
    #expect(IconCatalogue.icon(named: name).isPlaceholder)
  }

  @Test("Forward and backward change sides where words run from right to left")
  func sides() {
    #expect(IconCatalogue.icon(named: "chevron.forward").icon.isDirectional)
    #expect(IconCatalogue.icon(named: "arrow.backward.circle.fill").icon.isDirectional)
    #expect(!IconCatalogue.icon(named: "chevron.right").icon.isDirectional)
  }
}

private let commonSymbols = """
  0.circle 1.circle 1.circle.fill 1.square.fill 10.circle 12.square 2.circle 2.circle.fill
  2.square 3.circle 3.circle.fill 4.circle 5.circle.fill a.circle a.circle.fill a.square abc
  airplane airplane.arrival airplane.circle airplane.departure airplayaudio airplayvideo airpods
  alarm alarm.fill allergens alternatingcurrent ampersand ant ant.fill
  antenna.radiowaves.left.and.right app app.badge app.fill apple.logo applelogo applewatch
  apps.iphone archivebox archivebox.fill arrow.2.squarepath arrow.backward arrow.branch
  arrow.clockwise arrow.clockwise.circle arrow.counterclockwise arrow.down arrow.down.app
  arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.left arrow.down.right
  arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.left
  arrow.left.and.right arrow.left.arrow.right arrow.left.arrow.right.circle
  arrow.left.arrow.right.square arrow.left.circle arrow.left.circle.fill arrow.left.to.line
  arrow.merge arrow.rectanglepath arrow.right arrow.right.circle arrow.right.circle.fill
  arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle
  arrow.triangle.branch arrow.triangle.merge arrow.triangle.swap
  arrow.triangle.turn.up.right.circle arrow.turn.down.right arrow.turn.up.left
  arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.arrow.down arrow.up.bin
  arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.heart arrow.up.left
  arrow.up.left.and.arrow.down.right arrow.up.message arrow.up.right arrow.up.right.square
  arrow.up.to.line arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right
  arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right
  arrowshape.turn.up.right.fill arrowtriangle.down.fill arrowtriangle.forward.fill
  arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.fill arrowtriangle.up.fill
  asterisk asterisk.circle at at.badge.plus at.circle b.circle backpack backpack.fill backward
  backward.end backward.end.fill backward.fill bag bag.badge.plus bag.circle bag.fill balloon
  balloon.fill bandage banknote banknote.fill barcode barcode.circle barcode.viewfinder
  barometer baseball basket basket.fill basketball bathtub battery.0 battery.100
  battery.100.bolt battery.25 battery.50 beach.umbrella beach.umbrella.fill bed.double
  bed.double.circle bed.double.fill bell bell.and.waveform bell.badge bell.circle bell.fill
  bell.slash bicycle bicycle.circle binoculars binoculars.fill bird bird.fill birthday.cake
  birthday.cake.fill bitcoinsign.circle bitcoinsign.circle.fill bold bolt bolt.circle
  bolt.circle.fill bolt.fill bolt.heart bolt.horizontal bolt.slash book book.circle book.closed
  book.closed.fill book.fill bookmark bookmark.circle bookmark.fill bookmark.slash
  books.vertical books.vertical.fill brain brain.head.profile briefcase briefcase.fill
  bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill
  bubble.right bubble.right.fill building building.2 building.2.fill building.columns
  building.columns.fill building.fill burst burst.fill bus bus.fill cable.connector calendar
  calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus
  calendar.circle calendar.circle.fill calendar.day.timeline.left camera camera.circle
  camera.fill camera.filters camera.macro camera.rotate camera.viewfinder capslock capsule
  capsule.fill car car.2 car.circle car.fill carrot carrot.fill cart cart.badge.minus
  cart.badge.plus cart.circle cart.fill cart.fill.badge.plus case case.fill cat cat.fill
  character character.book.closed character.cursor.ibeam chart.bar chart.bar.doc.horizontal
  chart.bar.fill chart.bar.xaxis chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis
  chart.line.uptrend.xyaxis.circle chart.pie chart.pie.fill chart.xyaxis.line
  checkerboard.rectangle checklist checkmark checkmark.circle checkmark.circle.fill
  checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
  checkmark.square.fill chevron.backward chevron.compact.down chevron.down chevron.down.circle
  chevron.down.square chevron.forward chevron.left chevron.left.2 chevron.left.circle
  chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right chevron.right
  chevron.right.circle chevron.right.circle.fill chevron.up chevron.up.chevron.down
  chevron.up.circle.fill chevron.up.square circle circle.bottomhalf.filled circle.circle
  circle.circle.fill circle.dashed circle.fill circle.fill.square circle.grid.2x2
  circle.grid.3x3 circle.hexagongrid circle.inset.filled circle.lefthalf.fill
  circle.lefthalf.filled circle.righthalf.filled circle.slash clear clipboard clipboard.fill
  clock clock.arrow.circlepath clock.badge.checkmark clock.badge.exclamationmark clock.circle
  clock.fill cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle
  cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill cloud.hail cloud.heavyrain
  cloud.heavyrain.fill cloud.moon cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill
  cloud.rain cloud.rain.fill cloud.sleet cloud.snow cloud.snow.fill cloud.sun cloud.sun.bolt
  cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill comb command compass.drawing computermouse
  contextualmenu.and.cursorarrow control cpu creditcard creditcard.circle creditcard.fill
  creditcard.trianglebadge.exclamationmark crop crop.rotate cross cross.case cross.case.fill
  cross.circle cross.fill crown crown.fill cube cube.box cube.fill cube.transparent
  cup.and.saucer cup.and.saucer.fill curlybraces cursorarrow cursorarrow.click cursorarrow.rays
  decrease.indent delete.left delete.left.fill delete.right deskclock desktopcomputer dial.min
  diamond diamond.fill dice dice.fill die.face.1 die.face.5.fill display divide divide.circle
  doc doc.append doc.badge.gearshape doc.badge.plus doc.circle doc.fill doc.on.clipboard
  doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext doc.text
  doc.text.fill doc.text.image doc.text.magnifyingglass doc.viewfinder doc.zipper dog dog.fill
  dollarsign dollarsign.arrow.circlepath dollarsign.circle dollarsign.circle.fill
  dollarsign.square dot.circle dot.circle.fill dot.radiowaves.left.and.right
  dot.radiowaves.right dot.square dot.viewfinder drop drop.circle drop.fill drop.triangle
  dumbbell dumbbell.fill ear ear.badge.checkmark earbuds eject eject.fill ellipsis
  ellipsis.bubble ellipsis.circle ellipsis.circle.fill ellipsis.message ellipsis.rectangle
  ellipsis.vertical.bubble envelope envelope.badge envelope.circle envelope.fill envelope.open
  equal equal.circle escape esim eurosign eurosign.bank.building eurosign.circle
  eurosign.circle.fill exclamationmark exclamationmark.2
  exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble exclamationmark.circle
  exclamationmark.circle.fill exclamationmark.icloud exclamationmark.octagon
  exclamationmark.shield exclamationmark.triangle exclamationmark.triangle.fill externaldrive
  externaldrive.badge.plus eye eye.circle eye.fill eye.slash eye.slash.fill
  eye.trianglebadge.exclamationmark  eyedropper eyeglasses eyes face.dashed face.smiling
  face.smiling.fill face.smiling.inverse faceid facemask fan ferry figure figure.2.arms.open
  figure.and.child.holdinghands figure.cooldown figure.core.training figure.dance figure.hiking
  figure.mind.and.body figure.outdoor.cycle figure.pool.swim figure.run figure.stand
  figure.strengthtraining.traditional  figure.walk figure.walk.circle figure.wave
  figure.yoga film film.fill  fish fish.fill flag flag.checkered flag.circle flag.fill
  flag.slash flame flame.circle flame.fill flashlight.off.fill flashlight.on.fill folder
  folder.badge.gearshape folder.badge.plus folder.circle folder.fill folder.fill.badge.plus
  football fork.knife fork.knife.circle forward forward.end forward.end.fill forward.fill
  frying.pan fuelpump fuelpump.fill function gamecontroller gamecontroller.fill gauge
  gauge.medium gear gearshape gearshape.2 gearshape.fill gift gift.circle gift.fill giftcard
  globe globe.americas globe.americas.fill globe.asia.australia globe.badge.chevron.backward
  globe.desk globe.europe.africa gobackward gobackward.10 gobackward.15 gobackward.30 goforward
  goforward.10 goforward.15 goforward.30 graduationcap graduationcap.fill greaterthan guitars
  hammer hammer.circle hammer.fill hand.draw hand.point.right hand.point.up hand.point.up.left
  hand.raised hand.raised.fill hand.raised.slash hand.tap hand.tap.fill hand.thumbsdown
  hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle hand.thumbsup.fill hand.wave
  hand.wave.fill handbag handbag.fill hands.clap hands.sparkles hare hare.fill headphones
  headphones.circle heart heart.circle heart.circle.fill heart.fill heart.slash
  heart.text.square heart.text.square.fill hexagon hexagon.fill hifispeaker horn hourglass
  hourglass.bottomhalf.filled hourglass.circle house house.circle house.fill house.lodge
  humidity humidity.fill hurricane icloud icloud.and.arrow.down icloud.and.arrow.up
  icloud.circle icloud.fill icloud.slash increase.indent increase.quotelevel infinity info
  info.bubble info.circle info.circle.fill info.square internaldrive internaldrive.fill ipad
  iphone iphone.circle italic key key.fill key.horizontal key.radiowaves.forward keyboard
  keyboard.chevron.compact.down ladybug ladybug.fill lamp.desk laptopcomputer
  largecircle.fill.circle lasso latch.2.case leaf leaf.arrow.circlepath leaf.circle leaf.fill
  lessthan lifepreserver light.beacon.max lightbulb lightbulb.circle lightbulb.fill
  lightbulb.slash  line.3.horizontal line.3.horizontal.circle
  line.3.horizontal.decrease line.3.horizontal.decrease.circle
  line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3
  line.horizontal.3.decrease.circle link link.badge.plus link.circle link.icloud list.and.film
  list.bullet list.bullet.circle list.bullet.clipboard list.bullet.indent list.bullet.rectangle
  list.clipboard list.dash list.number list.number.rtl list.star list.triangle livephoto lizard
  location location.circle location.circle.fill location.fill location.magnifyingglass
  location.north location.north.fill location.slash lock lock.circle lock.circle.fill lock.fill
  lock.open lock.open.fill lock.rotation lock.shield lock.shield.fill lock.slash logo.xbox lungs
  macbook macwindow macwindow.on.rectangle magazine magnifyingglass   map
  map.circle map.fill map.fill.circle mappin mappin.and.ellipse mappin.circle mappin.circle.fill
  mappin.slash medal medal.fill megaphone megaphone.fill memorychip message message.circle
  message.circle.fill message.fill mic mic.badge.plus mic.circle mic.circle.fill mic.fill
  mic.slash mic.slash.fill minus minus.circle minus.circle.fill minus.square moon moon.circle
  moon.fill moon.fill.circle moon.stars moon.stars.fill moon.zzz mountain.2 mountain.2.fill
  mouth  mug mug.fill multiply multiply.circle music.mic music.note music.note.list
  music.quarternote.3 network newspaper newspaper.fill nose nosign note note.text
  note.text.badge.plus number octagon octagon.fill opticaldisc opticaldiscdrive option oval
  oval.fill oven p.circle paintbrush paintbrush.fill paintbrush.pointed paintpalette
  paintpalette.fill paperclip paperplane paperplane.circle.fill paperplane.fill paragraphsign
  party.popper pause pause.circle pause.circle.fill pause.fill pause.rectangle pawprint
  pawprint.fill pc pencil pencil.circle pencil.circle.fill pencil.tip pentagon percent
  percent.ar person person.2 person.2.circle person.2.fill person.3 person.3.fill
  person.and.arrow.left.and.arrow.right person.badge.key person.badge.minus person.badge.plus
  person.circle person.circle.fill person.crop.artframe person.crop.circle
  person.crop.circle.badge.checkmark person.crop.circle.badge.plus
  person.crop.circle.badge.questionmark person.crop.circle.badge.xmark person.crop.circle.fill
  person.crop.rectangle person.crop.square person.crop.square.fill person.fill
  person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.fill.xmark
  person.line.dotted.person person.text.rectangle person.wave.2  phone
  phone.arrow.up.right phone.circle phone.circle.fill phone.down.fill phone.fill photo
  photo.badge.plus photo.circle photo.fill photo.on.rectangle photo.on.rectangle.angled
  photo.stack photo.tv pianokeys pill pills pills.fill pip pip.enter play play.circle
  play.circle.fill play.fill play.rectangle play.rectangle.fill play.slash play.square playpause
  playpause.fill plus plus.app plus.bubble plus.circle plus.circle.fill plus.forwardslash.minus
  plus.magnifyingglass plus.message plus.square plus.square.fill plus.viewfinder plusminus
  popcorn power power.circle power.circle.fill poweroff poweron powerplug printer printer.fill
  puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill qrcode
  qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill
  questionmark.diamond questionmark.square quote.bubble quote.closing quote.opening radio
  rainbow rays record.circle recordingtape rectangle rectangle.3.group
  rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass
  rectangle.compress.vertical rectangle.dashed rectangle.expand.vertical rectangle.fill
  rectangle.grid.1x2 rectangle.grid.2x2 rectangle.grid.3x2 rectangle.inset.filled
  rectangle.leadinghalf.filled rectangle.on.rectangle rectangle.portrait
  rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.split.3x1
  rectangle.stack rectangle.stack.fill refrigerator repeat repeat.1 return rosette 
  rotate.left rotate.right ruler ruler.fill safari safari.fill  scalemass scalemass.fill
  scanner scissors scooter scope screwdriver sdcard seal seal.fill selection.pin.in.out
  server.rack shareplay shield shield.fill shield.slash shift shift.fill shippingbox
  shippingbox.fill shoe shower shuffle shuffle.circle sidebar.leading sidebar.left sidebar.right
  signature signpost.right simcard sink  slash.circle slash.circle.fill slider.horizontal.3
  slider.vertical.3 slowmo smallcircle.fill.circle smallcircle.filled.circle smoke smoke.fill
  snow snowflake soccerball sofa  sparkle sparkle.magnifyingglass sparkles
  sparkles.rectangle.stack speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
  speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer sportscourt
  sportscourt.fill square square.and.arrow.down square.and.arrow.down.fill square.and.arrow.up
  square.and.arrow.up.fill square.and.pencil square.dashed square.fill square.grid.2x2
  square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.grid.4x3.fill
  square.on.square square.slash square.split.2x1 square.stack square.stack.3d.up
  square.stack.3d.up.fill square.stack.fill star star.circle star.circle.fill star.fill
  star.leadinghalf.filled star.slash staroflife staroflife.fill sterlingsign.circle stethoscope
  stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill storefront stove
  strikethrough studentdesk suit.club suit.diamond suit.heart suit.heart.fill suit.spade
  suit.spade.fill suitcase suitcase.cart suitcase.fill sum sun.dust sun.haze sun.max
  sun.max.circle sun.max.fill sun.min sun.min.fill sunrise sunrise.fill sunset sunset.fill swift
  switch.2 syringe tablecells tablecells.fill tag tag.circle tag.fill tag.slash tag.square
  takeoutbag.and.cup.and.straw target teddybear tennisball tent tent.circle tent.fill terminal
  terminal.fill text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark
  text.badge.plus text.book.closed text.bubble text.bubble.fill text.cursor text.insert
  text.justify text.magnifyingglass text.quote text.viewfinder textformat textformat.abc
  textformat.alt textformat.size theatermasks theatermasks.fill thermometer thermometer.high
  thermometer.low thermometer.medium thermometer.snowflake thermometer.sun ticket ticket.fill
  timelapse timer togglepower toilet tornado tortoise tortoise.fill touchid tram tram.fill trash
  trash.circle trash.fill trash.slash trash.square tray tray.2 tray.and.arrow.down
  tray.and.arrow.up tray.fill tray.full tray.full.fill tree tree.fill triangle triangle.fill
  trophy trophy.fill tropicalstorm tshirt tshirt.fill tv tv.circle tv.fill uiwindow.split.2x1
  umbrella umbrella.fill underline video video.badge.plus video.circle video.fill video.slash
  video.slash.fill viewfinder volleyball wallet.pass wallet.pass.fill wand.and.rays
  wand.and.stars washer water.waves water.waves.slash waterbottle wave.3.right waveform
  waveform.circle waveform.path waveform.path.ecg waveform.path.ecg.rectangle wifi wifi.circle
  wifi.exclamationmark wifi.slash wind wind.snow wineglass wineglass.fill wrench
  wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill xmark xmark.circle
  xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.square yensign.circle z.square.fill
  """.split { $0.isWhitespace }

/// More symbols that public apps show.
let furtherSymbols = """
  accessibility accessibility.fill airpodsmax airpodspro app.badge.checkmark app.badge.fill
  app.dashed apple.terminal apple.terminal.fill applewatch.watchface arcade.stick
  archivebox.circle arrow.2.circlepath arrow.2.circlepath.circle arrow.3.trianglepath
  arrow.backward.circle arrow.clockwise.circle.fill arrow.clockwise.heart arrow.clockwise.icloud
  arrow.counterclockwise.circle arrow.down.app.fill arrow.down.doc.fill arrow.down.heart
  arrow.down.left.circle arrow.down.message arrow.down.square arrow.down.square.fill
  arrow.forward.circle arrow.forward.circle.fill arrow.forward.to.line
  arrow.left.and.right.circle arrow.left.square arrow.right.square arrow.right.square.fill
  arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.circle.fill
  arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
  arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90
  arrow.trianglehead.2.counterclockwise arrow.trianglehead.branch arrow.trianglehead.clockwise
  arrow.trianglehead.counterclockwise arrow.trianglehead.merge arrow.trianglehead.swap
  arrow.trianglehead.turn.up.right.circle arrow.turn.down.left arrow.turn.right.up
  arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle arrow.up.arrow.down.circle
  arrow.up.arrow.down.square arrow.up.backward.and.arrow.down.forward arrow.up.bin.fill
  arrow.up.doc.fill arrow.up.forward arrow.up.forward.app arrow.up.forward.app.fill
  arrow.up.forward.square arrow.up.heart.fill arrow.up.left.circle arrow.up.right.circle
  arrow.up.right.circle.fill arrow.up.right.square.fill arrow.up.square arrow.up.square.fill
  arrow.up.trash arrow.uturn.backward.circle arrow.uturn.backward.square arrow.uturn.down
  arrow.uturn.left.circle arrow.uturn.left.square arrow.uturn.up arrowshape.down
  arrowshape.down.fill arrowshape.left arrowshape.left.fill arrowshape.right
  arrowshape.right.fill arrowshape.turn.up.forward arrowshape.turn.up.left.2 arrowshape.up
  arrowshape.up.fill arrowtriangle.down arrowtriangle.left arrowtriangle.up aspectratio
  aspectratio.fill atom bag.circle.fill balloon.2 balloon.2.fill bandage.fill baseball.fill
  basketball.fill bathtub.fill battery.100percent battery.100percent.bolt battery.75
  beats.headphones bell.and.waves.left.and.right bell.badge.fill bell.circle.fill
  bell.slash.fill bolt.badge.clock bolt.heart.fill bolt.horizontal.circle
  bolt.horizontal.circle.fill bolt.horizontal.fill bolt.ring.closed bolt.shield
  bolt.trianglebadge.exclamationmark book.pages book.pages.fill bookmark.circle.fill
  books.vertical.circle books.vertical.circle.fill bubble bubble.fill
  bubble.left.and.text.bubble.right bubble.middle.bottom building.2.crop.circle bus.doubledecker
  cabinet cabinet.fill calendar.badge.checkmark calendar.day.timeline.leading
  camera.badge.ellipsis camera.circle.fill captions.bubble captions.bubble.fill car.2.fill
  car.circle.fill car.rear car.side car.side.fill cellularbars chair.lounge chair.lounge.fill
  character.book.closed.fill chart.bar.doc.horizontal.fill chart.dots.scatter
  chart.line.flattrend.xyaxis checkmark.bubble checkmark.circle.badge.xmark
  checkmark.circle.trianglebadge.exclamationmark checkmark.diamond checkmark.gobackward
  checkmark.icloud checkmark.icloud.fill checkmark.message checkmark.rectangle
  checkmark.rectangle.fill chevron.backward.2 chevron.backward.circle.fill chevron.compact.left
  chevron.compact.right chevron.compact.up chevron.down.2 chevron.down.circle.fill
  chevron.forward.2 chevron.forward.circle chevron.left.chevron.right chevron.left.circle.fill
  chevron.left.square chevron.left.to.line chevron.right.2 chevron.right.square
  chevron.right.to.line chevron.up.2 chevron.up.circle circle.dotted circle.grid.3x3.fill
  circle.grid.cross circle.hexagongrid.fill circle.slash.fill circle.square clear.fill
  clock.badge.checkmark.fill clock.badge.xmark comb.fill command.circle command.square
  computermouse.fill cone cpu.fill curlybraces.square cylinder cylinder.fill delete.backward
  dial.high dial.low dial.medium die.face.5 doc.badge.arrow.up doc.badge.ellipsis document
  document.badge.plus document.fill document.on.document dot.radiowaves.up.forward
  dot.squareshape dpad dpad.fill drop.circle.fill ear.fill envelope.badge.fill
  envelope.circle.fill envelope.front envelope.open.fill eraser eraser.fill ev.charger
  ev.charger.fill exclamationmark.arrow.circlepath exclamationmark.bubble.fill
  exclamationmark.magnifyingglass exclamationmark.octagon.fill exclamationmark.shield.fill
  exclamationmark.square externaldrive.fill facemask.fill fan.fill ferry.fill figure.2
  figure.arms.open figure.arms.open.circle figure.child figure.roll fireworks flame.circle.fill
  flask flask.fill folder.badge.minus football.fill fork.knife.circle.fill francsign.circle
  frying.pan.fill gauge.high gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
  gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.50percent gauge.with.needle
  gauge.with.needle.fill gearshape.2.fill gearshape.circle giftcard.fill
  globe.europe.africa.fill gobackward.5 goforward.5 graduationcap.circle
  graduationcap.circle.fill guitars.fill hammer.circle.fill hand.point.right.fill
  hand.point.up.fill hand.raised.circle hand.thumbsdown.circle hand.thumbsup.circle.fill
  hands.clap.fill hands.sparkles.fill hare.circle heart.rectangle heart.text.clipboard
  hifispeaker.fill highlighter homepod homepod.fill homepodmini horn.fill hourglass.badge.plus
  hourglass.tophalf.filled house.circle.fill icloud.and.arrow.down.fill icloud.and.arrow.up.fill
  indianrupeesign.circle infinity.circle ipad.landscape iphone.gen2 iphone.gen3
  iphone.radiowaves.left.and.right key.horizontal.fill key.icloud keyboard.fill ladybug.circle
  lamp.desk.fill lamp.floor lamp.table laurel.leading laurel.trailing light.beacon.max.fill
  light.max light.min lightswitch.on link.circle.fill list.bullet.clipboard.fill
  list.bullet.rectangle.fill list.bullet.rectangle.portrait list.clipboard.fill livephoto.slash
  lizard.fill location.north.line lock.doc lock.icloud lock.rectangle lock.square lungs.fill
  magazine.fill magnifyingglass.circle magnifyingglass.circle.fill mail medical.thermometer
  medical.thermometer.fill memorychip.fill metronome metronome.fill mic.badge.xmark microbe
  microbe.fill microwave minus.magnifyingglass minus.square.fill moon.zzz.fill
  moonphase.first.quarter moonphase.full.moon moonphase.new.moon moonphase.waning.crescent
  moonphase.waxing.crescent moonphase.waxing.gibbous mouth.fill movieclapper movieclapper.fill
  multiply.circle.fill mustache mustache.fill number.circle number.square oven.fill
  paintbrush.pointed.fill paperclip.circle paperplane.circle parkingsign
  parkingsign.circle parkingsign.circle.fill party.popper.fill pawprint.circle
  pencil.and.outline pencil.and.ruler pencil.and.ruler.fill pencil.line pencil.slash
  pentagon.fill person.2.badge.gearshape person.2.circle.fill person.2.slash person.3.sequence
  person.3.sequence.fill person.badge.clock person.badge.key.fill person.bust person.bust.fill
  person.crop.circle.badge.exclamationmark person.crop.circle.badge.minus
  person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.plus
  person.crop.circle.fill.badge.xmark person.crop.rectangle.fill person.fill.badge.minus
  person.fill.viewfinder person.icloud person.line.dotted.person.fill person.slash
  person.text.rectangle.fill person.wave.2.fill personalhotspot phone.badge.plus phone.down
  photo.circle.fill photo.stack.fill pill.fill pin pin.circle pin.circle.fill pin.fill pin.slash
  pin.slash.fill pin.square plus.app.fill plus.bubble.fill plus.diamond plus.message.fill
  plus.rectangle plus.rectangle.fill plus.square.dashed plus.square.on.square
  point.3.connected.trianglepath.dotted point.topleft.down.curvedto.point.bottomright.up
  popcorn.circle popcorn.fill powerplug.fill printer.dotmatrix puzzlepiece.circle pyramid
  pyramid.fill questionmark.app quote.bubble.fill radio.fill record.circle.fill
  rectangle.3.group.bubble rectangle.3.group.fill rectangle.badge.plus rectangle.grid.1x2.fill
  rectangle.grid.2x2.fill rectangle.lefthalf.inset.filled rectangle.on.rectangle.angled
  rectangle.portrait.fill rectangle.portrait.on.rectangle.portrait
  rectangle.portrait.on.rectangle.portrait.fill rectangle.portrait.slash
  rectangle.righthalf.inset.filled rectangle.split.2x1 rectangle.split.3x3
  rectangle.stack.badge.plus refrigerator.fill repeat.circle rhombus road.lanes rublesign.circle
  sailboat sailboat.fill scanner.fill screwdriver.fill scribble shield.checkered
  shield.lefthalf.filled shippingbox.circle shippingbox.circle.fill shoe.fill shower.fill
  sidebar.squares.left signpost.left signpost.right.fill skateboard slider.horizontal.2.square
  snowboard snowflake.circle sofa.fill sos space speaker.badge.exclamationmark speaker.circle
  speaker.minus speaker.plus speaker.wave.2.circle square.2.layers.3d square.3.layers.3d
  square.and.arrow.down.badge.checkmark square.and.arrow.down.on.square
  square.and.arrow.up.badge.clock square.and.arrow.up.circle square.and.arrow.up.on.square
  square.bottomhalf.filled square.filled.on.square square.grid.3x2 square.on.circle
  square.split.1x2 square.split.2x2 square.split.bottomrightquarter square.text.square stairs
  star.bubble star.slash.fill star.square star.square.fill steeringwheel storefront.fill
  suit.diamond.fill suitcase.rolling suitcase.rolling.fill sun.horizon sun.horizon.fill
  surfboard syringe.fill table table.fill table.furniture table.furniture.fill
  tablecells.badge.ellipsis takeoutbag.and.cup.and.straw.fill teddybear.fill tennis.racket
  tennisball.fill tent.2 text.badge.xmark text.book.closed.fill text.justifyleft text.page
  text.page.fill textformat.size.larger textformat.size.smaller thermometer.sun.fill
  timer.circle timer.square toilet.fill train.side.front.car tram.circle translate
  trash.circle.fill trash.square.fill tray.2.fill tray.and.arrow.down.fill
  tray.and.arrow.up.fill tray.circle trophy.circle truck.box truck.box.fill truck.pickup.side
  tuningfork video.circle.fill viewfinder.circle visionpro volleyball.fill wallet.bifold
  wand.and.sparkles wand.and.stars.inverse washer.fill waterbottle.fill wave.3.forward
  wave.3.left waveform.badge.exclamationmark waveform.badge.plus waveform.circle.fill
  waveform.slash wifi.router wonsign.circle wrench.adjustable wrench.adjustable.fill
  x.squareroot xmark.app xmark.bin xmark.bin.fill xmark.diamond xmark.icloud xmark.seal
  xmark.seal.fill xmark.shield xmark.square.fill zzz
  """.split(whereSeparator: \.isWhitespace)

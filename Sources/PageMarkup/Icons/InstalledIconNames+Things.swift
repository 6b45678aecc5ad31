extension InstalledIconNames {
  /// Places, travel and weather.
  static let places = """
    airplane-engines airplane.departure
    bank building.columns
    bank2 building.columns.fill
    bicycle bicycle
    brightness-low sun.min
    building building
    building-fill building.fill
    buildings-fill building.2.fill
    bullseye location.viewfinder
    bus-front bus
    bus-front-fill bus.fill
    car-front car
    car-front-fill car.fill
    cloud cloud icloud
    cloud-arrow-down icloud.and.arrow.down
    cloud-arrow-up icloud.and.arrow.up
    cloud-drizzle cloud.drizzle
    cloud-fill cloud.fill icloud.fill
    cloud-fog cloud.fog
    cloud-lightning cloud.bolt
    cloud-lightning-fill cloud.bolt.fill
    cloud-moon cloud.moon
    cloud-rain cloud.rain
    cloud-rain-fill cloud.rain.fill
    cloud-slash icloud.slash
    cloud-snow cloud.snow
    cloud-sun cloud.sun
    cloud-sun-fill cloud.sun.fill
    compass location.circle
    compass-fill location.circle.fill
    cursor location.north
    cursor-fill location.north.fill
    droplet-fill drop.fill
    fire flame.fill
    fuel-pump fuelpump
    fuel-pump-fill fuelpump.fill
    geo mappin.circle
    geo-fill mappin.circle.fill
    globe-americas globe.americas
    globe-asia-australia globe.asia.australia
    globe-europe-africa globe.europe.africa
    hurricane hurricane
    lightning-fill bolt.fill
    map-fill map.fill
    moon-fill moon.fill
    moon-stars moon.stars
    moon-stars-fill moon.stars.fill
    pin pin
    pin-fill pin.fill
    scooter scooter
    shop storefront
    shop-window storefront.fill
    signpost signpost.right
    signpost-fill signpost.right.fill
    snow snowflake
    sun-fill sun.max.fill
    sunrise sunrise
    sunrise-fill sunrise.fill
    sunset sunset
    sunset-fill sunset.fill
    thermometer thermometer
    thermometer-half thermometer.medium
    thermometer-high thermometer.high
    thermometer-low thermometer.low
    tornado tornado
    train-front tram
    train-front-fill tram.fill
    tree tree
    tree-fill tree.fill
    truck truck.box
    truck-front-fill truck.box.fill
    umbrella umbrella
    umbrella-fill umbrella.fill
    wind wind
    """

  /// Documents.
  static let documents = """
    archive archivebox
    archive-fill archivebox.fill
    award rosette medal
    blockquote-left text.quote
    book book
    book-fill book.fill
    bookmark-fill bookmark.fill
    bookmark-x bookmark.slash
    bookshelf books.vertical
    box-arrow-in-down tray.and.arrow.down square.and.arrow.down
    box-arrow-in-right arrow.right.square
    box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    box-arrow-up tray.and.arrow.up
    box-arrow-up-right arrow.up.right.square
    brush paintbrush
    brush-fill paintbrush.fill
    calendar-check calendar.badge.checkmark
    calendar-event calendar.circle
    calendar-minus calendar.badge.minus
    calendar-plus calendar.badge.plus
    camera camera.viewfinder
    clipboard doc.on.clipboard clipboard
    clipboard-fill clipboard.fill
    cursor-text character.cursor.ibeam
    eraser eraser
    eraser-fill eraser.fill
    eyedropper eyedropper
    file-earmark-arrow-up doc.badge.arrow.up
    file-earmark-fill doc.fill
    file-earmark-plus doc.badge.plus
    file-earmark-richtext doc.richtext
    file-earmark-text doc.plaintext
    file-earmark-text-fill doc.text.fill
    file-earmark-zip doc.zipper
    files doc.on.doc
    film film
    flag-fill flag.fill
    folder-fill folder.fill
    folder-minus folder.badge.minus
    folder-plus folder.badge.plus
    fonts textformat.size
    gift gift
    gift-fill gift.fill
    image-fill photo.fill
    images photo.on.rectangle photo.stack
    inbox-fill tray.fill
    inboxes tray.2
    inboxes-fill tray.2.fill
    journal book.closed
    journal-text text.book.closed
    justify text.justify
    newspaper newspaper newspaper.fill
    palette paintpalette
    palette-fill paintpalette.fill
    pen pencil.line highlighter
    pencil pencil.and.outline
    printer printer
    printer-fill printer.fill
    rulers ruler
    scissors scissors
    sticky note.text
    tag-fill tag.fill
    tags tags
    text-center text.aligncenter
    text-left text.alignleft
    text-right text.alignright
    trash-fill trash.fill
    trophy trophy
    trophy-fill trophy.fill
    type-bold bold
    type-italic italic
    type-strikethrough strikethrough
    type-underline underline
    """

  /// Objects.
  static let objects = """
    activity waveform.path.ecg
    alarm alarm
    alarm-fill alarm.fill
    bag bag
    bag-fill bag.fill
    bandaid bandage
    bandaid-fill bandage.fill
    bar-chart chart.bar
    bar-chart-fill chart.bar.fill
    basket basket
    basket-fill basket.fill
    binoculars binoculars
    binoculars-fill binoculars.fill
    box cube
    box-fill cube.fill
    box-seam shippingbox
    box-seam-fill shippingbox.fill
    briefcase briefcase
    briefcase-fill briefcase.fill
    bug ladybug
    bug-fill ladybug.fill
    capsule pills.fill
    capsule-pill pill
    cart-dash cart.badge.minus
    cart-fill cart.fill
    cart-plus cart.badge.plus
    cash banknote
    clock-fill clock.fill
    clock-history clock.arrow.circlepath
    coin dollarsign.circle
    controller gamecontroller gamecontroller.fill
    credit-card-fill creditcard.fill
    cup-hot cup.and.saucer
    cup-hot-fill cup.and.saucer.fill
    currency-bitcoin bitcoinsign
    currency-dollar dollarsign
    currency-euro eurosign
    currency-pound sterlingsign
    currency-yen yensign
    dice-5 die.face.5 dice
    eye-fill eye.fill
    eye-slash-fill eye.slash.fill
    fingerprint touchid
    graph-down chart.line.downtrend.xyaxis
    graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
    heart-pulse heart.text.square
    hourglass-split hourglass
    key key
    key-fill key.fill
    life-preserver lifepreserver
    lightbulb-fill lightbulb.fill
    lightbulb-off lightbulb.slash
    lungs lungs
    lungs-fill lungs.fill
    magic wand.and.stars
    magnet magnet
    mortarboard-fill graduationcap.fill
    person-bounding-box faceid
    pie-chart chart.pie
    pie-chart-fill chart.pie.fill
    puzzle puzzlepiece puzzlepiece.extension
    puzzle-fill puzzlepiece.fill
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    screwdriver screwdriver screwdriver.fill
    shield shield
    shield-fill shield.fill
    shield-lock lock.shield
    shield-lock-fill lock.shield.fill
    shield-slash shield.slash
    soundwave waveform
    speedometer gauge
    speedometer2 speedometer
    star-half star.leadinghalf.filled
    stars sparkles
    stopwatch timer stopwatch
    stopwatch-fill stopwatch.fill
    tools wrench.and.screwdriver wrench.and.screwdriver.fill
    unlock lock.open
    unlock-fill lock.open.fill
    upc barcode
    upc-scan barcode.viewfinder
    wallet2 wallet.pass
    wrench-adjustable wrench.fill
    """

  /// Devices, sound and picture.
  static let devices = """
    battery battery.0
    battery-charging battery.100.bolt
    battery-full battery.100
    battery-half battery.50
    boombox radio
    broadcast antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
    camera-video-fill video.fill
    camera-video-off video.slash
    camera-video-off-fill video.slash.fill
    cpu cpu
    cpu-fill cpu.fill
    device-hdd internaldrive
    diagram-3 network
    disc opticaldisc
    display desktopcomputer display
    earbuds earbuds
    eject eject
    eject-fill eject.fill
    fast-forward forward
    fast-forward-fill forward.fill
    hdd externaldrive
    hdd-fill externaldrive.fill
    hdd-rack server.rack
    headphones headphones
    laptop laptopcomputer
    memory memorychip
    mic music.mic
    mic-fill mic.fill
    mic-mute mic.slash
    mic-mute-fill mic.slash.fill
    mouse computermouse
    music-note-list music.note.list
    pause pause
    pause-circle pause.circle
    pause-circle-fill pause.circle.fill
    phone iphone
    play play
    play-btn play.rectangle
    play-btn-fill play.rectangle.fill
    play-circle play.circle
    play-circle-fill play.circle.fill
    plug powerplug
    plug-fill powerplug.fill
    printer printer.dotmatrix
    reception-4 cellularbars
    repeat repeat
    repeat-1 repeat.1
    rewind backward
    rewind-fill backward.fill
    rss dot.radiowaves.up.forward
    sd-card sdcard
    shuffle shuffle
    sim simcard
    skip-end forward.end
    skip-end-fill forward.end.fill
    skip-start backward.end
    skip-start-fill backward.end.fill
    smartwatch applewatch
    speaker hifispeaker
    stop stop
    stop-circle stop.circle
    stop-circle-fill stop.circle.fill
    tablet ipad
    tablet-landscape ipad.landscape
    terminal terminal
    terminal-fill terminal.fill
    tv tv
    tv-fill tv.fill
    volume-down speaker.wave.1
    volume-down-fill speaker.wave.1.fill
    volume-mute speaker.slash
    volume-mute-fill speaker.slash.fill
    volume-off speaker
    volume-off-fill speaker.fill
    volume-up speaker.wave.3
    volume-up-fill speaker.wave.2.fill speaker.wave.3.fill
    """

  /// Reading.
  static let reading = """
    translate translate character.book.closed
    type abc
    universal-access accessibility
    universal-access-circle accessibility.fill
    """
}

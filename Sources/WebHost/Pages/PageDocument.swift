import Foundation
import NIOCore
import PageMarkup
import ViewGraph

/// The HTML document around a screen.
struct PageDocument {
  /// What it says of itself.
  let label: PageLabel
  /// Of the words: a BCP 47 tag.
  let language: String
  /// What the page says by itself.
  let words: PageWords
  let nonce: String
  let token: String
  let assets: Assets
  /// The app's icons, largest first.
  var icons: [(address: String, side: Double)] = []
  /// The only appearance that the app has; nil: the visitor's own.
  var colorScheme: ElementColorScheme?
  /// Whether the screen has what pages seldom have, which has a script of its own.
  var isUnusual = false
  /// What elements were told of their size and place, in their order.
  var estimates: [MeasuredPlace] = []
  /// Fonts of the app that it begins with.
  var fonts: [(name: String, font: AppFonts.Font)] = []

  /// Language, time zone and the like, which an earlier page left for the first paint of the next.
  static let hintsCookie = "apus_hints"

  /// - Parameters:
  ///   - content: The screen.
  ///   - rules: Style rules of the screen.
  ///   - first: The number of its first element.
  ///   - begins: Operations that the second script carries out when it is there.
  func html(
    content: HTMLSink, rules: [String], first: NodeID, begins: [UInt8] = []
  ) -> ByteBuffer {
    var sink = head(rules: rules)
    sink.open(.main)
    sink.attribute(.id, "screen")
    if label.head.hasStrictColors == true { sink.plain("class", "aa-1") }
    sink.plain("data-token", token)
    sink.plain("data-first", String(first))
    if !estimates.isEmpty { sink.plain("data-places", estimatedPlaces) }
    words.writeForScript(&sink)
    if let more = assets.more { sink.plain("data-more", more.address) }
    if !begins.isEmpty {
      sink.plain("data-begins", "[\(String(decoding: begins, as: UTF8.self))]")
    }
    sink.append(content)
    sink.close(.main)
    return Self.end(&sink, words)
  }

  /// As JSON: a list of four numbers for each element.
  private var estimatedPlaces: String {
    let places = estimates.map { place in
      let lengths = [place.x, place.y, place.width, place.height].map { CSSText.number($0) }
      return "[\(lengths.joined(separator: ","))]"
    }
    return "[\(places.joined(separator: ","))]"
  }

  /// Nothing on the page is laid out before it is placed; where no script comes to do so, all the same after 3 s, with
  /// a style sheet by itself. Somebody who begins to type earlier finds the fields. The line to the session is opened
  /// before the script is there, which saves a round trip or two.
  private static let hold: StaticString = """
    >{const{classList}=document.documentElement,{sheet}=document.currentScript.dataset,\
    show=()=>document.querySelector('.unplaced')&&classList.remove('held');\
    classList.add('held');addEventListener('focusin',show,{once:true});\
    setTimeout(()=>{show();if(!document.adoptedStyleSheets?.length)\
    document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href:sheet}))},3e3);\
    try{window.line=new WebSocket(`${location.origin.replace(/^http/,'ws')}/_apus/socket/${Date.now()}`)}catch{}}</script>
    """

  /// Nothing is seen before it stands where it will stay; a page whose script does not come is shown all the same. To a
  /// browser nothing shifts that has an opacity of 0, and the end of a clip is a paint, which tells when a page is seen.
  /// The body's box is where the style sheet will have it. Nor is anything pressed. Inherited properties would make the browser work out every element's style anew. Rows without
  /// the style sheet are not laid out at all, unless somebody may type into one of them already.
  private static let unplaced: StaticString = """
    @layer base{body{margin:0;display:flow-root}}@media(scripting:enabled){\
    @layer base{.unplaced :is(.scroll,.list,.form):not(:has(input,textarea)){content-visibility:hidden}}\
    .unplaced #screen{opacity:0;clip-path:inset(50%);animation:placed 0s 3s forwards!important}\
    .unplaced::after{content:"";position:fixed;inset:0;z-index:99;animation:gone 0s 3s forwards!important}}\
    @keyframes placed{to{opacity:1;clip-path:none}}@keyframes gone{to{visibility:hidden}}
    """

  private func head(rules: [String]) -> HTMLSink {
    var sink = HTMLSink(capacity: 32768)
    Self.begin(&sink, in: language)
    sink.markup(
      """
      ><head><meta charset="utf-8"><meta name="viewport" \
      content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme"
      """)
    sink.plain("content", Self.schemes(colorScheme))
    sink.markup("><title>")
    sink.text(label.windowTitle)
    // The script is asked for first, so that it comes over the connection that is open already.
    sink.markup("</title><script")
    sink.plain("nonce", nonce)
    sink.plain("data-sheet", assets.sheet.address)
    sink.markup(Self.hold)
    sink.markup("<script type=\"module\" async")
    sink.plain("nonce", nonce)
    sink.plain("src", assets.script.address)
    sink.markup("></script>")
    if isUnusual, let seldom = assets.seldom {
      sink.markup("<script type=\"module\" async")
      sink.plain("nonce", nonce)
      sink.plain("src", seldom.address)
      sink.markup("></script>")
    }
    writeFonts(&sink)
    label.write(to: &sink)
    Self.icon(&sink, icons)
    sink.markup("<noscript><link rel=\"stylesheet\"")
    sink.plain("href", assets.sheet.address)
    sink.markup("></noscript><style")
    sink.plain("nonce", nonce)
    sink.markup(">")
    sink.markup(Self.unplaced)
    if let colorScheme { sink.markup(Self.only(colorScheme)) }
    sink.rules(rules)
    // Until the script has placed what is on the page: so that nothing jumps.
    sink.markup("</style></head><body class=\"unplaced\">")
    return sink
  }

  /// Nothing is measured before the fonts are there that it is measured by, unless they take longer than a second.
  private func writeFonts(_ sink: inout HTMLSink) {
    guard !fonts.isEmpty else { return }
    for (_, font) in fonts {
      sink.markup("<link rel=\"preload\" as=\"font\" crossorigin")
      sink.plain("type", font.file.format.rawValue)
      sink.plain("href", font.address)
      sink.markup(">")
    }
    sink.markup("<script")
    sink.plain("nonce", nonce)
    sink.markup(">")
    // Names are letters, digits, spaces and hyphens.
    let names = fonts.map { "'1em \"\($0.name)\"'" }.joined(separator: ",")
    sink.rules([
      """
      fonts=()=>Promise.race([Promise.allSettled([\(names)].map(f=>document.fonts.load(f))),\
      new Promise(e=>setTimeout(e,1e3))])
      """
    ])
    sink.markup("</script>")
  }

  /// The beginning, up to the attributes of `<html>`.
  static func begin(_ sink: inout HTMLSink, in language: String) {
    sink.markup("<!DOCTYPE html><html")
    sink.plain("lang", language)
    let direction = Locale.Language(identifier: language).characterDirection
    if direction == .rightToLeft { sink.plain("dir", "rtl") }
  }

  /// The appearances that a page has, as the browser is told before it has read the style sheet.
  static func schemes(_ only: ElementColorScheme?) -> String {
    switch only {
    case .light?: "light"
    case .dark?: "dark"
    case nil: "light dark"
    }
  }

  /// It stands above the style sheet's own rule, and below what a view prefers, which is in a later layer.
  static func only(_ scheme: ElementColorScheme) -> StaticString {
    scheme == .dark
      ? "@layer base{html:root{color-scheme:dark}}" : "@layer base{html:root{color-scheme:light}}"
  }

  /// For the tab, and for a phone's home screen, the smallest that is sharp there.
  static func icon(_ sink: inout HTMLSink, _ icons: [(address: String, side: Double)]) {
    guard let largest = icons.first else {
      return sink.markup("<link rel=\"icon\" href=\"data:,\">")
    }
    let small = icons.last { $0.side >= 64 } ?? largest
    let large = icons.last { $0.side >= 180 } ?? largest
    sink.markup("<link rel=\"icon\"")
    sink.plain("href", small.address)
    sink.markup("><link rel=\"apple-touch-icon\"")
    sink.plain("href", large.address)
    sink.markup(">")
  }

  private static func end(_ sink: inout HTMLSink, _ words: PageWords) -> ByteBuffer {
    sink.markup("<form")
    sink.attribute(.id, CredentialsForm.id)
    sink.markup(" hidden></form>")
    // Live regions have to be there before something is said in them.
    sink.markup(
      """
      <div id="polite" class="unseen" role="status"></div>\
      <div id="assertive" class="unseen" role="alert"></div>\
      <div id="notices" role="status"></div>\
      <div id="banner" class="banner" role="status" hidden></div>\
      <noscript><p class="banner">
      """)
    sink.text(words[.needsScript])
    sink.markup("</p></noscript></body></html>")
    return ByteBuffer(bytes: sink.bytes)
  }
}

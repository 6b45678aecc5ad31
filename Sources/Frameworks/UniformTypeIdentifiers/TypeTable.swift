/// The types that the system declares: identifier, types that it conforms to, extensions, MIME types.
///
/// Source: the system-declared uniform type identifiers of Apple's documentation.
enum TypeTable {
  struct Entry {
    let parents, extensions, types: [String]
  }

  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: ",").map(String.init) }
      guard cells.count == 4, let identifier = cells[0].first else { continue }
      entries[identifier] = Entry(parents: cells[1], extensions: cells[2], types: cells[3])
    }
    return entries
  }()

  static let byExtension = index(\.extensions)
  static let byMIMEType = index(\.types)

  private static func index(_ names: (Entry) -> [String]) -> [String: String] {
    var found: [String: String] = [:]
    for (identifier, entry) in entries {
      for name in names(entry) { found[name] = identifier }
    }
    return found
  }

  private static let text = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.disk-image|public.archive||
    public.data|public.item||
    public.directory|public.item||
    public.symlink|public.item||
    public.executable|public.data||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data,public.content||
    public.plain-text|public.text|txt,text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf
    com.apple.rtfd|public.composite-content|rtfd|
    public.html|public.text|html,htm|text/html
    public.xml|public.text|xml|application/xml,text/xml
    public.yaml|public.text|yaml,yml|application/x-yaml
    public.css|public.text|css|text/css
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|
    com.netscape.javascript-source|public.source-code,public.executable|js|text/javascript
    public.shell-script|public.source-code|sh|
    public.python-script|public.source-code|py|
    public.json|public.text|json|application/json
    public.geojson|public.json|geojson|application/geo+json
    com.apple.property-list|public.data|plist|
    public.image|public.data,public.content||
    public.jpeg|public.image|jpeg,jpg|image/jpeg
    public.tiff|public.image|tiff,tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    public.svg-image|public.image,public.xml|svg|image/svg+xml
    public.camera-raw-image|public.image||
    public.heic|public.image|heic|image/heic
    public.heif|public.image|heif|image/heif
    org.webmproject.webp|public.image|webp|image/webp
    com.apple.live-photo|public.composite-content||
    public.audiovisual-content|public.data,public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov|video/quicktime
    public.mpeg|public.movie|mpg,mpeg|video/mpeg
    public.mpeg-4|public.movie|mp4|video/mp4
    public.avi|public.movie|avi|video/avi
    public.mp3|public.audio|mp3|audio/mpeg
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
    public.aiff-audio|public.audio|aiff,aif|audio/aiff
    public.midi-audio|public.audio|midi,mid|audio/midi
    public.mpeg-4-audio|public.audio,public.mpeg-4|m4a|audio/mp4
    public.archive|public.data||
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.zip-archive|public.archive|zip|application/zip
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.application|public.executable||
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|public.data||
    public.message|public.data||
    public.contact|public.data||
    public.vcard|public.text,public.contact|vcf|text/vcard
    public.calendar-event|public.content||
    public.email-message|public.message|eml|message/rfc822
    public.font|public.data||
    org.idpf.epub-container|public.composite-content|epub|application/epub+zip
    public.log|public.plain-text|log|
    com.apple.reality|public.data|reality|
    com.pixar.universal-scene-description-mobile|public.data|usdz|model/vnd.usdz+zip
    """
}

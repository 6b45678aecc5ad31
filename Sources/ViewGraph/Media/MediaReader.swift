/// Reads the headers of films and sounds.
struct MediaReader {
  let size: Int
  let bytes: (_ offset: Int, _ count: Int) -> [UInt8]

  /// The format and the seconds.
  var found: (MediaFile.Format, Double?)? {
    let head = bytes(0, 64)
    if has("RIFF", head, 0), has("WAVE", head, 8) { return (.wave, wave()) }
    if has("ftyp", head, 4) { return boxes(head) }
    if has("fLaC", head, 0) { return (.flac, flac(head)) }
    if has("OggS", head, 0) { return (.ogg, nil) }
    if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return (.webm, nil) }
    if has("ID3", head, 0), head.count >= 10 {
      let tag = head[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
      return (.mp3, mp3(from: 10 + tag))
    }
    guard head.count >= 4, head[0] == 0xFF, head[1] & 0xE0 == 0xE0 else { return nil }
    // The two bits of the layer are zero in a stream of AAC, and never in one of MP3.
    if head[1] & 0x06 == 0 { return head[1] & 0xF0 == 0xF0 ? (.aac, nil) : nil }
    return (.mp3, mp3(from: 0))
  }

  private func has(_ word: String, _ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes.count >= offset + word.utf8.count && bytes[offset...].starts(with: word.utf8)
  }

  private func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard bytes.count >= offset + count else { return 0 }
    return bytes[offset..<offset + count].reduce(0) { $0 &<< 8 | Int($1) }
  }

  private func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard bytes.count >= offset + count else { return 0 }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 &<< 8 | Int($1) }
  }

  /// The bytes of samples by the bytes of a second.
  private func wave() -> Double? {
    var offset = 12
    var rate = 0
    for _ in 0..<64 {
      let head = bytes(offset, 24)
      guard head.count >= 8 else { return nil }
      let length = little(head, 4, 4)
      if has("fmt ", head, 0) { rate = little(head, 16, 4) }
      if has("data", head, 0) {
        return rate > 0 ? Double(min(length, max(0, size - offset - 8))) / Double(rate) : nil
      }
      offset += 8 + length + length % 2
    }
    return nil
  }

  /// A file of boxes, such as MP4: the box `mvhd` in `moov` says the length.
  private func boxes(_ head: [UInt8]) -> (MediaFile.Format, Double?)? {
    let brand = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
    // Pictures are files of boxes, too.
    if ["avif", "avis", "heic", "heix", "mif1", "msf1"].contains(brand) { return nil }
    let format: MediaFile.Format =
      brand.hasPrefix("M4A") ? .m4a : brand == "qt  " ? .quickTime : .mp4
    guard let film = box("moov", from: 0, to: size),
      let header = box("mvhd", from: film.start, to: film.end)
    else { return (format, nil) }
    let content = bytes(header.start, 32)
    let isLong = content.first == 1
    let scale = big(content, isLong ? 20 : 12, 4)
    let length = isLong ? big(content, 24, 8) : big(content, 16, 4)
    return (format, scale > 0 ? Double(length) / Double(scale) : nil)
  }

  private func box(_ name: String, from start: Int, to end: Int) -> (start: Int, end: Int)? {
    var offset = start
    for _ in 0..<256 where offset < end {
      let head = bytes(offset, 16)
      guard head.count >= 8 else { return nil }
      let isLong = big(head, 0, 4) == 1
      let length = isLong ? big(head, 8, 8) : big(head, 0, 4)
      let last = length == 0 ? end : offset + length
      guard length == 0 || length >= 8, last > offset, last <= end else { return nil }
      if has(name, head, 4) { return (offset + (isLong ? 16 : 8), last) }
      offset = last
    }
    return nil
  }

  private func flac(_ head: [UInt8]) -> Double? {
    let rate = big(head, 18, 3) >> 4
    let samples = big(head, 21, 5) & 0xF_FFFF_FFFF
    return rate > 0 && samples > 0 ? Double(samples) / Double(rate) : nil
  }

  /// The length by the bit rate of the first frame. Nearly all files keep the same rate.
  private func mp3(from offset: Int) -> Double? {
    let head = bytes(offset, 4)
    guard head.count == 4, head[0] == 0xFF, head[1] & 0xE0 == 0xE0 else { return nil }
    let isFirst = head[1] >> 3 & 3 == 3
    guard head[1] >> 1 & 3 == 1 else { return nil }
    let rates =
      isFirst
      ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
      : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
    let rate = rates[Int(head[2] >> 4)]
    return rate > 0 ? Double(size - offset) * 8 / Double(rate * 1000) : nil
  }
}

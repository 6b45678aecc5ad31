import Foundation
import PageMarkup
import PageProtocol
import ViewGraph

extension PageWords {
  /// Says the words of the page's script, unless they are the English that it has itself.
  func writeForScript(_ sink: inout HTMLSink) {
    guard differFromEnglish else { return }
    var json = JSONWriter()
    for (index, words) in OwnWords.ofScript.enumerated() {
      if index > 0 { json.comma() }
      let text = text(of: words)
      if words.countName == nil {
        json.string(text.text)
      } else {
        json.raw("{")
        let forms = text.forms.sorted { $0.key.rawValue < $1.key.rawValue }
        for (place, form) in forms.enumerated() {
          if place > 0 { json.comma() }
          json.string(form.key.rawValue)
          json.raw(":")
          json.string(form.value)
        }
        json.raw("}")
      }
    }
    sink.plain("data-words", "[\(String(decoding: json.bytes, as: UTF8.self))]")
  }
}

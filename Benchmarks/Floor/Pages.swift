/// The floor's pages: what the screens show, as HTML, and a script that does nothing but send what
/// was clicked or typed and show what comes back.
enum Pages {
  static func page(_ path: String) -> String? {
    switch path {
    case "/r1": document(counter)
    case "/r2": document(field)
    case "/r3": document(rows(1_000))
    case "/r4": document(rows(10_000))
    default: nil
    }
  }

  private static let counter =
    #"<p data-testid="r1.value">0</p><button data-testid="r1.button">Count</button>"#
  private static let field =
    #"<input data-testid="r2.field" aria-label="Chip"><p data-testid="r2.message"></p>"#

  private static func rows(_ count: Int) -> String {
    var html = ""
    for row in 0..<count {
      html += """
        <div><span>Row \(row)</span><span>Note \(row * 7919 % 1000)</span>\
        <span data-testid="r3.row.\(row).text">Changed 0</span>\
        <button data-testid="r3.row.\(row).button">Change</button></div>
        """
    }
    return html
  }

  private static func document(_ body: String) -> String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
    <body>\(body)<script>\(script)</script></body></html>
    """
  }

  private static let script = """
    const find = name => document.querySelector(`[data-testid="${name}"]`)
    const counts = new Map(), waiting = []
    const socket = new WebSocket(`ws://${location.host}/socket`)
    const send = text => socket.readyState === 1 ? socket.send(text) : waiting.push(text)
    socket.onopen = () => waiting.splice(0).forEach(text => socket.send(text))
    socket.onmessage = ({data}) => {
      const [name, text] = JSON.parse(data)
      find(name).firstChild ? find(name).firstChild.data = text : find(name).textContent = text
    }
    addEventListener('click', ({target}) => {
      const name = target.dataset.testid
      if (!name?.endsWith('.button')) return
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      send(JSON.stringify([name === 'r1.button' ? 'r1.value' : name.replace('button', 'text'), count]))
    })
    addEventListener('input', ({target}) => {
      send(JSON.stringify(['r2.message', `${target.value.length} of 15 digits.`]))
    })
    """
}

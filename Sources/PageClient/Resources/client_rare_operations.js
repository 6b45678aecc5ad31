// What the session seldom changes, or not at once: the second script brings what the first cannot carry out.

import { letGo, prefix, session, show, size, stored, succeed, tell } from './client_connection.js'
import { adopt, create, nodes, on, part, screen } from './client_elements.js'
import { upload, locate } from './client_files.js'
import { keyboard } from './client_focus.js'
import { layOutPage } from './client_layout.js'
import { direct } from './client_media.js'
import { operations, pendingRules, sheet } from './client_operations.js'
import { giveWay, recover } from './client_recovery.js'
import { bring } from './client_scroll_places.js'
import { EventKind, Operation, Words } from './client_vocabulary.js'
import { notice, notices } from './client_words.js'
import { addressNow } from './client_history.js'
import { visit } from './client_history_entries.js'
import { write } from './client_writing.js'

/** @type {Element | null} */
let build = null

/** @type {Partial<Operations>} */
const further = {
  [Operation.value]: (ack, node, value, number) => write(part(node, number), value, ack),
  [Operation.screen]: (ack, first, ...elements) => {
    // What is being typed or stood on is not the session's to forget.
    giveWay(session._isOrphan, ack)
    if (session._isOrphan) succeed()
    nodes.clear()
    sheet.replaceSync(pendingRules.splice(0).join(''))
    screen.replaceChildren()
    keyboard._composing = null
    for (const data of elements) {
      const element = create(data)
      screen.append(element)
      first = adopt(element, first)
    }
    layOutPage()
    recover()
    keyboard._arrived = null
    show()
  },
  [Operation.address]: (ack, address, replaces) => {
    if (address !== addressNow()) visit(address, replaces)
  },
  [Operation.store]: (ack, area, key, json) => {
    const storage = area ? sessionStorage : localStorage
    try {
      if (json !== null) storage.setItem(prefix + key, json)
      // All of it goes along when the page joins.
      if (json === null || size(stored(storage)) > 25000) storage.removeItem(prefix + key)
      if (json === null || storage.getItem(prefix + key) !== null) return
    } catch {
    // Told below.
  }
    notice(Words.denied)
  },
  [Operation.open]: (ack, address) => {
    if (/^(https?:|mailto:|tel:|sms:|\/(?!\/))/.test(address)) window.open(address, '_blank', 'noopener')
  },
  [Operation.visit]: (ack, address) => {
    session._held = []
    fetch(address, { method: 'POST', keepalive: true, signal: /** @type {Timeouts} */ (AbortSignal).timeout(9000) })
      .catch(() => notice(Words.signIn)).then(letGo)
  },
  [Operation.copy]: (ack, text) => { navigator.clipboard?.writeText(text).catch(() => notice(Words.denied)) },
  [Operation.share]: (ack, title, text, address) => {
    const what = { ...title && { title }, ...text && { text }, ...address && { url: address } }
    const copy = () => navigator.clipboard.writeText([text, address].filter(Boolean).join('\n'))
      .then(() => notice(Words.copied))
    // A person who closes the sheet shares nothing.
    Promise.resolve().then(() => navigator.share ? navigator.share(what).catch((error) => error.name === 'AbortError' ? undefined : copy()) : copy())
      .catch(() => notice(Words.denied))
  },
  [Operation.download]: (/** @type {number} */ ack, /** @type {string} */ address, /** @type {string} */ name) => {
    const link = /** @type {HTMLAnchorElement} */ (/** @type {unknown} */ (document.createElement('a')))
    link.href = address
    link.download = name
    if (name) dots(address).then((picture) => { link.href = picture }, () => { link.download = '' }).then(() => link.click())
    else link.click()
  },
  [Operation.locate]: (ack, request) => locate(request),
  [Operation.media]: (ack, number, ...order) => direct(number, order),
  [Operation.scroll]: (ack, ...order) => {
    layOutPage()
    bring(...order)
  },
  [Operation.build]: (ack, text) => {
    build?.remove()
    build = null
    // The page around a frame says it once for all.
    if (!text || window.top !== window) return
    const words = create(['div', ['role', 'alert'], text])
    words.style.cssText = 'white-space:pre-wrap;overflow-wrap:anywhere;overflow:auto;max-height:50vh;font:13px/1.4 monospace'
    notice('', '', words)
    build = notices.lastElementChild
  },
  [Operation.upload]: (ack, node, address) => upload(node, address),
}
Object.assign(operations, further)

// Pictures that the server drew have outlines. People save them as PNG files, in the dots of their screens.
/** @param {string} address */
const dots = async (address) => {
  const outlines = await (await fetch(address)).text(), picture = new Image(), canvas = document.createElement('canvas')
  picture.src = `data:image/svg+xml,${encodeURIComponent(outlines)}`
  await picture.decode()
  const scale = Math.max(2, devicePixelRatio)
  canvas.width = picture.naturalWidth * scale
  canvas.height = picture.naturalHeight * scale
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL()
}

// Whoever sees that they are signed in may reload at once: what comes with a credential is shown when
// the browser has it.
/** @param {number} ack @param {Change[]} list */
export const signIn = (ack, list) => {
  for (const [code, address] of list) if (code === Operation.visit) further[Operation.visit](ack, address)
  session._held.push(['r', ack, list.filter(([code]) => code !== Operation.visit)])
}

// A button that takes an address takes the text of the clipboard.
on('click', (event) => {
  const button = event.target.closest('button')
  const taker = button?.closest('[data-on*=o]')
  if (!taker || button.matches(':disabled') || button.closest('[inert]')) return
  event.preventDefault()
  // A browser without a secure page has no clipboard.
  Promise.resolve().then(() => navigator.clipboard.readText())
    .then((text) => { tell(EventKind.open, taker._n, text) }, () => notice(Words.denied))
}, true)

// Films and sounds: the orders of the session's players, and the answers of the page's.

import { tell } from './client_connection.js'
import { on } from './client_elements.js'
import { EventKind } from './client_vocabulary.js'

/** The last orders by the numbers of their players. @type {Map<number, MediaOrder>} */
const orders = new Map()
// As MediaReport counts them.
const PAUSED = 0, PLAYING = 1, WAITING = 2, ENDED = 3, FAILED = 4, REFUSED = 5

/** @param {HTMLMediaElement} media @param {number} state */
const reportMedia = (media, state) => {
  // A script or a picture that cannot be loaded has no number.
  const number = +(media.dataset?.player ?? 0)
  if (!number) return
  const { currentTime, duration, playbackRate } = media, order = orders.get(number)
  if (order) [order[2], order[4]] = [state === WAITING ? order[2] : state === PLAYING ? playbackRate * 1000 : 0, currentTime * 1000]
  tell(EventKind.media, 0, number, order?.[0] ?? 0, state, currentTime, isFinite(duration) ? duration : -1, playbackRate)
}

/** @param {HTMLMediaElement} media */
const tellFilm = (media) => reportMedia(media, media.ended ? ENDED : media.paused ? PAUSED : PLAYING)

/** @param {HTMLMediaElement} media @param {MediaOrder} order */
const carryOut = (media, [, address, rate, , time]) => {
  // A film has its address from its view.
  if (media.localName === 'audio' && media.getAttribute('src') !== address) media.src = address
  if (time >= 0) media.currentTime = time / 1000
  if (rate) {
    media.defaultPlaybackRate = media.playbackRate = rate / 1000
    media.play().catch(({ name }) => { if (name === 'NotAllowedError') reportMedia(media, REFUSED) })
  } else media.pause()
}

// A player that no view shows is a sound of the page.
/** @param {number} number @param {MediaOrder} order @returns {void} */
export const direct = (number, order) => {
  const all = [.../** @type {NodeListOf<any>} */ (document.querySelectorAll('[data-player]'))]
    .filter(({ dataset }) => +dataset.player === number)
  /** @type {HTMLMediaElement} */
  let media = all.find(({ localName }) => localName === 'video')
  for (const other of all) if (other.localName === 'audio' && (media || !order[1])) {
    other.pause()
    other.remove()
  } else media ??= other
  if (!order[1]) {
    orders.delete(number)
    return
  }
  const before = orders.get(number)
  orders.set(number, order)
  if (!media) {
    media = new Audio
    media.dataset.player = `${number}`
    document.body.append(media)
  }
  // A person may have chosen another volume since then.
  if (order[3] !== before?.[3]) media.volume = order[3] / 1000
  carryOut(media, order)
}

// A film that comes after its order.
/** @param {HTMLMediaElement} media */
const takeFilm = (media) => {
  const order = orders.get(+media.dataset.player)
  if (!order || media.localName !== 'video') return
  media.volume = order[3] / 1000
  carryOut(media, order)
}
for (const film of /** @type {NodeListOf<any>} */ (document.querySelectorAll('video'))) {
  takeFilm(film)
  if (film.readyState) tellFilm(film)
}

/** @type {[keyof HTMLMediaElementEventMap, number][]} */
const tellings = [['pause', PAUSED], ['playing', PLAYING], ['waiting', WAITING], ['ended', ENDED], ['error', FAILED]]
for (const [name, state] of tellings) on(/** @type {any} */ (name), (/** @type {any} */ { target }) => reportMedia(target, state), true)
for (const name of ['seeked', 'ratechange', 'loadedmetadata']) {
  on(/** @type {any} */ (name), (/** @type {any} */ { target }) => tellFilm(target), true)
}
on(/** @type {any} */ ('loadstart'), (/** @type {any} */ { target }) => takeFilm(target), true)

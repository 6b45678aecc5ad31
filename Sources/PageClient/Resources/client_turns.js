// Places in elements that are turned or scaled with the elements around them.

/**
 * Answers where a point of the window lies in an element's own box, from the box's top left, and the size of the box.
 *
 * @param {HTMLElement} element
 * @returns {(x: number, y: number) => number[]}
 */
export const placesIn = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  /** @type {DOMMatrix | null} */
  let turn = null
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { rotate, scale, transform } = getComputedStyle(at)
    /** @param {string} value @param {string} shown */
    const part = (value, shown) => value && value !== 'none' ? shown : ''
    const own = part(rotate, `rotate(${rotate})`) + part(scale, `scale(${scale?.replace(' ', ',')})`) + part(transform, transform)
    if (own) turn = turn ? new DOMMatrix(own).multiply(turn) : new DOMMatrix(own)
  }
  if (!turn) return (x, y) => [x - left, y - top, width, height]
  // A turn keeps the middle of the box.
  const back = turn.inverse(), { offsetWidth: across, offsetHeight: down } = element
  back.e = back.f = 0
  return (x, y) => {
    const place = back.transformPoint({ x: x - left - width / 2, y: y - top - height / 2 })
    return [place.x + across / 2, place.y + down / 2, across, down]
  }
}

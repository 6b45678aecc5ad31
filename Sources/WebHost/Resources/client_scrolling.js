// History and scrolling.

history.scrollRestoration = 'manual'
const rememberScroll = () => history.replaceState({ ...history.state, y: scrollY }, '')
let scrollTimer = 0
addEventListener('scroll', () => {
  clearTimeout(scrollTimer)
  scrollTimer = setTimeout(rememberScroll, 150)
}, { passive: true })
// Where to scroll once the session has answered that event: its answer brings the page.
let back = null
const scrollBack = (ack) => {
  if (!back || ack < back[0]) return
  scrollTo(0, back[1])
  back = null
}

// Scrolls the scroll view around an element, and no other: as little as shows all of it, or so far that
// a point of the element (thousandths of its size) is at the same point of the scroll view.
const bring = (element, x, y) => {
  const around = element?.parentElement.closest('.scroll,.list,.form')
  if (!around) return
  const box = element.getBoundingClientRect()
  const distance = (start, end, from, to, point) => {
    if (point !== undefined) return start - from + (end - start - to + from) * point / 1000
    const before = start - from, behind = end - to
    if (before * behind <= 0) return 0
    return Math.abs(before) < Math.abs(behind) ? before : behind
  }
  if (around.matches('.ax-1,.ax-3')) {
    const view = around.getBoundingClientRect()
    if (x !== undefined && getComputedStyle(around).direction === 'rtl') x = 1000 - x
    around.scrollBy(distance(box.left, box.right, view.left, view.right, x), 0)
  }
  if (around.matches('.ax-1')) return
  let view = around
  while (view && !(view.scrollHeight > view.clientHeight && /auto|scroll/.test(getComputedStyle(view).overflowY))) {
    view = view.parentElement
  }
  let { top, bottom } = view && view !== root ? view.getBoundingClientRect() : { top: 0, bottom: innerHeight }
  // Bars stand in front of what scrolls.
  for (const bar of (view ?? root).querySelectorAll('.page-bar,.tab-bar,.edge-1,.edge-3,.scroll~:last-child')) {
    const place = bar.getBoundingClientRect()
    if (!place.height || getComputedStyle(bar).position !== 'sticky') continue
    if (place.top < top + 1) top = Math.max(top, place.bottom)
    else if (place.bottom > bottom - 1) bottom = Math.min(bottom, place.top)
  }
  (view ?? window).scrollBy(0, distance(box.top, box.bottom, top, bottom, y))
}

// Windowed lists.
// Says which rows are near the viewport. Spacers (data-n) stand for rows that are not there.

const windows = new Set()
const watchWindow = (element) => { windows.add(element); report() }
let frame = 0
const report = () => { frame ||= requestAnimationFrame(reportNow) }
const reportNow = () => {
  frame = 0
  for (const element of windows) {
    if (!element.isConnected) { windows.delete(element); continue }
    const margin = innerHeight
    let index = 0, first = -1, last = -1
    const visit = (child) => {
      const box = child.getBoundingClientRect()
      const count = child.dataset.n === undefined ? 1 : +child.dataset.n
      if (count && box.bottom > -margin && box.top < innerHeight + margin) {
        const each = box.height / count || 1
        const from = Math.max(0, Math.floor((-margin - box.top) / each))
        const to = Math.min(count - 1, Math.floor((innerHeight + margin - box.top) / each))
        if (first < 0) first = index + from
        last = index + to
      }
      index += count
    }
    for (const child of element.querySelectorAll('.row,.window')) {
      if (child.parentElement.closest('[data-on*=w]') === element) visit(child)
    }
    if (first < 0) continue
    const range = `${first},${last - first + 1}`
    if (range === element._window) continue
    element._window = range
    tell(12, element._n, first, last - first + 1)
  }
  for (const element of measured) {
    if (!element.isConnected) { measured.delete(element); sizes.unobserve(element); continue }
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [x, y, width, height].map((length) => +length.toFixed(2))
    // Where it is changes while the page scrolls; how large it is, seldom.
    const news = `${takes(element, 'G') ? place : place.slice(2)}`
    if (news === element._place) continue
    element._place = news
    tell(26, element._n, ...place)
  }
}
// Elements whose place the screen wants to know.
const measured = new Set()
const sizes = new ResizeObserver(report)
addEventListener('scroll', report, { passive: true, capture: true })
addEventListener('resize', report)

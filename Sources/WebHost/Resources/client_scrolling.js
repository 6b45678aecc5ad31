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

// Lists, lazy stacks and lazy grids.
// Says which rows are near the viewport. Spacers (data-n) stand for rows that are not there.

const windows = new Set()
const watchWindow = (element) => { windows.add(element); report() }
let frame = 0
const report = () => { frame ||= requestAnimationFrame(reportNow) }
const reportNow = () => {
  frame = 0
  for (const element of windows) {
    if (element.isConnected) more?._reportRows(element)
    else windows.delete(element)
  }
  for (const element of measured) {
    if (!element.isConnected) { measured.delete(element); sizes.unobserve(element); continue }
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [x, y, width, height].map((length) => +length.toFixed(2))
    // Where it is changes while the page scrolls; how large it is, seldom.
    const news = `${takes(element, 'G') ? place : place.slice(2)}`
    if (news === element._place) continue
    element._place = news
    tell(EventKind.geometry, element._n, ...place)
  }
}
// Elements whose place the screen wants to know.
const measured = new Set()
const sizes = new ResizeObserver(report)
addEventListener('scroll', report, { passive: true, capture: true })
addEventListener('resize', report)

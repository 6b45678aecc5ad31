// What a person could not read or use on a page: see looks.py.
() => {
  const faults = []
  const name = one => one.closest('[data-testid]')?.dataset.testid ?? one.className ?? one.localName
  const isUnseen = one => {
    for (let it = one; it && it !== document.body; it = it.parentElement) {
      const style = getComputedStyle(it)
      if (style.clipPath === 'inset(50%)' || +style.opacity === 0) return true
    }
    return false
  }
  const isLimited = one => {
    const style = getComputedStyle(one)
    return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  }
  // What is left of a box in all that scrolls or cuts around it.
  const seen = (box, one) => {
    let { left, right, top, bottom } = box
    for (let it = one; it && it !== document.body; it = it.parentElement) {
      const style = getComputedStyle(it)
      const edge = it.getBoundingClientRect()
      if (style.overflowX !== 'visible') { left = Math.max(left, edge.left); right = Math.min(right, edge.right) }
      if (style.overflowY !== 'visible') { top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom) }
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top }
  }
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode());) {
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest('script,noscript,option,[hidden]') || !parent.checkVisibility({ visibilityProperty: true }) || isUnseen(parent)) continue
    texts.push(node)
  }
  const range = document.createRange()
  const boxes = []
  for (const node of texts) {
    const parent = node.parentElement
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(one => one.width > 1 && one.height > 1)
    if (!rects.length) continue
    const said = node.data.trim().slice(0, 30)
    const limited = isLimited(parent) || isLimited(parent.parentElement)
    // A word of letters alone stands on one line.
    for (const word of node.data.matchAll(/(?<=^|[\s“"(])\p{L}{2,}(?=[”").,:;!?]*(?:\s|$))/gu)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const tops = [...range.getClientRects()].filter(one => one.width > 1).map(one => one.top)
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 6 && !limited) faults.push(`broken inside of a word: ${word[0]} (${name(parent)})`)
    }
    // Nothing around it cuts it off, and nothing leads out of the window.
    if (!limited) {
      const scrolls = { x: false, y: false }
      for (let it = parent; it && it !== document.documentElement; it = it.parentElement) {
        const style = getComputedStyle(it)
        const box = it.getBoundingClientRect()
        scrolls.x ||= /auto|scroll/.test(style.overflowX)
        scrolls.y ||= /auto|scroll/.test(style.overflowY)
        const isCut = {
          x: !scrolls.x && /hidden|clip/.test(style.overflowX) && rects.some(one => one.left < box.left - 2 || one.right > box.right + 2),
          y: !scrolls.y && /hidden|clip/.test(style.overflowY) && rects.some(one => one.top < box.top - one.height / 4 || one.bottom > box.bottom + one.height / 4),
        }
        if (!isCut.x && !isCut.y) continue
        // The way back leaves out words without room: see test_titles.py.
        if (!it.matches('[data-testid=BackButton]')) faults.push(`cut: ${said} (${name(it)})`)
        break
      }
      const isSideways = (() => { for (let it = parent; it; it = it.parentElement) if (it.scrollWidth > it.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(it).overflowX)) return true })()
      if (!isSideways && rects.some(one => one.left < -1 || one.right > innerWidth + 1)) faults.push(`outside of the window: ${said} (${name(parent)})`)
    }
    // The rest of a line that is cut is not there.
    if (!limited) boxes.push({ node, said, rects: rects.map(one => seen(one, parent)).filter(one => one.right > one.left && one.bottom > one.top) })
  }
  // Two texts of one layer do not lie on each other.
  const bar = one => one.closest('.bar, .page-bar, .tab-bar, .place-4, .place-3, dialog, .notice')
  for (let a = 0; a < boxes.length; a += 1) {
    for (let b = a + 1; b < boxes.length; b += 1) {
      const [one, other] = [boxes[a], boxes[b]]
      if (bar(one.node.parentElement) !== bar(other.node.parentElement)) continue
      for (const first of one.rects) {
        for (const second of other.rects) {
          const width = Math.min(first.right, second.right) - Math.max(first.left, second.left)
          const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
          if (width > 3 && height > Math.min(first.height, second.height) / 3) faults.push(`one on the other: ${one.said} / ${other.said}`)
        }
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push(`wider than the window: ${document.documentElement.scrollWidth}`)
  return [...new Set(faults)]
}

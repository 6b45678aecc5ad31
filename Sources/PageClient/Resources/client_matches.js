// Views that follow others, see matchedGeometryEffect: they have the frames of the sources with their number. Frames of
// sources are known once their root is laid out, so a root with followers is placed twice.

import { screen } from './client_elements.js'
import { numbersOf, styleOf } from './client_styles.js'

let areFollowers = false // Most pages have none.

/** @param {number} number @param {number[]} by @returns {LayoutTree} */
export const following = (number, by) => {
  areFollowers = true
  return { kind: 'follow', number, by }
}

/** @param {LayoutView} view */
const rootOf = (view) => {
  while (view.parent) view = view.parent
  return view
}

// The first element with the number that is a source and stands in the same root.
/** @param {number} number @param {LayoutView} root */
const sourceOf = (number, root) => /** @type {PageElement[]} */ ([...screen.querySelectorAll('[class*=" me-"]')]).find((element) => {
  const [own, , , , isSource] = numbersOf(styleOf(element).get('me'))
  return own === number && isSource && element._box && !element.closest('.going') && rootOf(element._box.outer) === root
})

/** @param {LayoutView} root @returns Whether a view has another frame to follow. */
export const followSources = (root) => {
  if (!areFollowers) return false
  const views = [root], followers = views.filter(() => false)
  for (const view of views) {
    views.push(...view.children)
    if (view.kind === 'follow') followers.push(view)
  }
  let isMoved = false
  for (const follower of followers) {
    const target = sourceOf(follower.number, root)?._box.outer.frame
    if (`${target}` === `${follower.target}`) continue
    isMoved = true
    follower.target = target
    for (let at = follower; at; at = at.parent) at._settled = undefined
  }
  return isMoved
}

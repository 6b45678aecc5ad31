// What leaves by a transition leaves a picture of itself that does.

/** @param {PageElement} element */
export const depart = (element) => {
  if (!/ tn-/.test(element.className)) return
  const picture = element.cloneNode(true)
  picture.inert = true
  picture.dataset.p = ''
  picture.classList.add('going')
  for (const found of [picture, ...picture.querySelectorAll('[data-testid]')]) delete found.dataset.testid
  element.after(picture)
  Promise.allSettled(picture.getAnimations().map((one) => one.finished)).then(() => picture.remove())
}

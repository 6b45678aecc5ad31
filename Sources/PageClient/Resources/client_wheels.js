// Pickers whose options turn on a wheel, by the browser's own scrolling and snapping.
// The chosen option stands in the middle. An option that comes to rest there is chosen.

import { on } from './client_elements.js'

/** @param {PageElement} wheel The options in it. @param {Control} radio @param {boolean} isSmooth */
const turnTo = (wheel, radio, isSmooth) => {
  const option = radio.parentElement, top = option.offsetTop + (option.offsetHeight - wheel.clientHeight) / 2
  wheel._turns = Math.abs(wheel.scrollTop - top) > 1
  if (wheel._turns) {
    wheel.scrollTo({ top, behavior: isSmooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'auto' })
  }
}

/** @param {PageElement} wheel @returns {Control | null} */
const chosenIn = (wheel) => wheel.querySelector(':checked')

// A wheel in a sheet or a tab that is not shown yet has no height to turn in.
const unseenWheels = new ResizeObserver(() => turnWheels())

const wheels = document.getElementsByClassName('wheel')
/** Turns every wheel to its chosen option. */
export const turnWheels = () => {
  for (const wheel of [...wheels].flatMap((wheel) => /** @type {PageElement[]} */ ([...wheel.children])).filter((one) => one.matches('.options'))) {
    const radio = chosenIn(wheel)
    // A wheel without a choice stands at its first option.
    if (!radio || wheel._turned === radio) continue
    if (!wheel.clientHeight) { unseenWheels.observe(wheel); continue }
    turnTo(wheel, radio, !!wheel._turned)
    wheel._turned = radio
  }
}

// A finger takes over from the page's own turning.
const grasp = (/** @type {{ target: PageElement }} */ { target }) => {
  const wheel = /** @type {PageElement} */ (target.closest?.('.wheel > .options'))
  if (wheel) wheel._turns = false
}
on('pointerdown', grasp, { passive: true })
on('wheel', grasp, { passive: true })

on('scrollend', ({ target }) => {
  if (!(target instanceof Element) || !target.matches('.wheel > .options')) return
  const wheel = /** @type {PageElement} */ (target)
  if (wheel._turns) return void (wheel._turns = false)
  const middle = wheel.scrollTop + wheel.clientHeight / 2
  const option = [...wheel.children].find((child) => {
    const { offsetTop: top, offsetHeight: height } = /** @type {PageElement} */ (child)
    return top <= middle && middle <= top + height
  })
  const radio = /** @type {Control} */ (option?.querySelector('.radio'))
  if (!radio || radio.checked) return
  const chosen = chosenIn(wheel)
  if (!radio.disabled) radio.click()
  else if (chosen) turnTo(wheel, chosen, true)
}, true)

// Keys and taps choose first.
on('change', ({ target }) => {
  const wheel = /** @type {PageElement} */ (/** @type {Element} */ (target).closest('.wheel > .options'))
  if (wheel) turnWheels()
})
turnWheels()

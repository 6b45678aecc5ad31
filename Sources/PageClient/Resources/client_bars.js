// Bars over what scrolls by itself: a list or a scroll view that is a part of its page.

import { on } from './client_elements.js'

/** @param {PageElement} slot */
const showBar = (slot) => {
  const bar = /** @type {PageElement} */ (slot.previousElementSibling)
  const edge = bar.getBoundingClientRect().bottom
  // Only what touches the bar goes on behind it.
  const isUnder = [...slot.querySelectorAll('.scroll,.list,.form')].some((view) =>
    view.scrollTop > 0 && view.getBoundingClientRect().top < edge + 1)
  // The app may want none.
  bar.toggleAttribute('data-under', isUnder && !bar.querySelector(':scope > .bg-s27'))
}

const pageBars = document.getElementsByClassName('page-bar')
/** Gives bars their ground while something has been scrolled behind them. */
export const showBars = () => {
  for (const bar of pageBars) {
    if (bar.matches('[data-clear],[data-under]') && bar.checkVisibility()) showBar(/** @type {PageElement} */ (bar.nextElementSibling))
  }
}

on('scroll', ({ target }) => {
  const slot = target instanceof Element && target.closest('.page-content')
  if (slot) showBar(/** @type {PageElement} */ (slot))
}, { passive: true, capture: true })

// What the classes of an element say: `p-8-16-8-16` is padding.

/** @type {Map<string, Map<string, string>>} */
const styles = new Map()
// The first class is an element's kind; others are a name and a value.
/** @param {string} classes */
const parsed = (classes) => {
  let found = styles.get(classes)
  if (!found) {
    found = new Map()
    for (const name of classes.split(' ')) {
      const at = name.indexOf('-')
      if (at > 0 && !found.has(name.slice(0, at))) found.set(name.slice(0, at), name.slice(at + 1))
    }
    styles.set(classes, found)
  }
  return found
}
/** @param {PageElement} element */
export const styleOf = (element) => parsed(element.className)
/** @param {string | undefined} value */
export const numbersOf = (value) => value === undefined ? []
  : value.split('-').map((text) => text === 'inf' ? Infinity : +text.replace('n', '-').replace('_', '.'))
/** @param {Map<string, string>} style @param {string} name @returns {number | null} */
export const numberOf = (style, name) => numbersOf(style.get(name))[0] ?? null

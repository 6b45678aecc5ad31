// Files.

import { tell } from './client_connection.js'
import { nodes, part, root } from './client_elements.js'
import { EventKind, Words } from './client_vocabulary.js'
import { notice } from './client_words.js'

/** @param {Control} control @param {PageElement} element */
export const choose = (control, element) => {
  const [file] = control.files
  if (!file) return
  // The same file can be chosen again.
  control.value = ''
  sendFile(element, file)
}

/**
 * Sends a file for an element.
 * @param {PageElement} element @param {File} file @returns {Promise<void>} It ends when the file is sent.
 */
export const sendFile = (element, file) => new Promise((done) => {
  element._file = file
  element._fileEnds = done
  tell(EventKind.file, element._n, file.name, file.size)
})

/** @param {number} node @param {string} address */
export const upload = (node, address) => {
  const element = nodes.get(node)
  const file = element?._file
  if (!file) return
  delete element._file
  const end = element._fileEnds
  const bar = part(node, 3)
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.setRequestHeader('X-File-Name', encodeURIComponent(file.name))
  request.setRequestHeader('Accept-Language', root.lang)
  request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => { if (bar) bar.hidden = false, bar.value = `${loaded / total}` }
  request.onloadend = () => {
    if (bar) bar.hidden = true
    end()
    if (request.status !== 200) notice(request.responseText || Words.uploadFailed)
  }
  request.send(file)
}

// Place.

/** @param {number} request */
export const locate = (request) => {
  if (!navigator.geolocation) return tell(EventKind.location, 0, request, 2)
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => tell(EventKind.location, 0, request, coords.latitude, coords.longitude, coords.accuracy),
    ({ code }) => tell(EventKind.location, 0, request, code === 1 ? 1 : 2),
    { enableHighAccuracy: true, timeout: 20000 })
}

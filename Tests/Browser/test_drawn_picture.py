"""A picture that code of UIKit draws, as a browser shows it."""

import base64

from playwright.sync_api import expect

PIXELS = """async (bytes) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + bytes
  await image.decode()
  const canvas = document.createElement('canvas')
  const [width, height] = [canvas.width = image.naturalWidth, canvas.height = image.naturalHeight]
  canvas.getContext('2d').drawImage(image, 0, 0)
  const colors = [...canvas.getContext('2d').getImageData(0, 0, width, height).data]
  const at = (x, y) => colors.slice((y * width + x) * 4, (y * width + x) * 4 + 4).join()
  return [at(25, 35), at(45, 20), at(58, 2), at(10, 15)]
}"""


def test_outlines_and_words_have_their_colours(page, fixture):
    page.goto(f"{fixture.origin}/drawn-picture")
    badge = page.get_by_test_id("badge")
    expect(badge).to_be_visible()
    box = badge.bounding_box()
    assert (round(box["width"]), round(box["height"])) == (60, 40)
    # The picture is there.
    page.wait_for_function("document.querySelector('[data-testid=badge] img, img[data-testid=badge]')?.complete ?? true")
    shot = base64.b64encode(badge.screenshot()).decode()
    left, circle, corner, letter = page.evaluate(PIXELS, shot)
    assert (left, circle, letter) == ("255,0,0,255", "0,0,255,255", "0,255,0,255")
    assert corner == "255,255,255,255"

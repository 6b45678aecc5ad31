"""Colours of a picture, read by a browser."""

import base64


def colours_at(page, picture: bytes, places: list[tuple[float, float]], width: float) -> list[list[int]]:
    """Red, green, blue and alpha at places of a picture, in points of which its width has so many."""
    # A page of its own: the policy of the one under test lets no script in.
    other = page.context.browser.new_page()
    try:
        return other.evaluate(
            """async ([picture, places, width]) => {
              const image = new Image()
              image.src = 'data:image/png;base64,' + picture
              await image.decode()
              const canvas = document.createElement('canvas')
              canvas.width = image.width
              canvas.height = image.height
              const context = canvas.getContext('2d')
              context.drawImage(image, 0, 0)
              const scale = image.width / width
              return places.map(([x, y]) =>
                [...context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data])
            }""", [base64.b64encode(picture).decode(), [list(place) for place in places], width])
    finally:
        other.close()

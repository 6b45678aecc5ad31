"""Pictures that `ImageRenderer` makes of views look as the views do, and are saved with dots."""

import base64

import pytest
from harness.site import wait_until_complete

# The mean difference of the colours of two pictures, of 255, the first one moved, and both drawn as large as the second.
DISTANCE = """async ([one, other, across]) => {
  const colours = async (bytes, size, left) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + bytes
    await image.decode()
    const canvas = document.createElement('canvas')
    const [width, height] = [canvas.width, canvas.height] = size ?? [image.naturalWidth, image.naturalHeight]
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, left, 0, width, height)
    return [context.getImageData(0, 0, width, height).data, [width, height]]
  }
  const [second, size] = await colours(other, null, 0)
  const [first] = await colours(one, size, across)
  return first.reduce((sum, value, index) => sum + Math.abs(value - second[index]), 0) / first.length
}"""
# The size of a PNG, and how opaque two of its points are.
DOTS = """async ([bytes, ...points]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + bytes
  await image.decode()
  const canvas = document.createElement('canvas')
  const [width, height] = [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight]
  canvas.getContext('2d').drawImage(image, 0, 0)
  return [width, height, ...points.map(([x, y]) => canvas.getContext('2d').getImageData(x, y, 1, 1).data[3])]
}"""


@pytest.fixture
def score(page, fixture):
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(f"{fixture.origin}/strangers/score")
    wait_until_complete(page)
    return page


def shot(locator):
    return base64.b64encode(locator.screenshot()).decode()


def shown(page, name):
    page.get_by_role("button", name="Make poster").click()
    picture = page.get_by_test_id(name)
    picture.wait_for()
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    return shot(picture)


def test_a_picture_looks_as_its_view_does(score):
    card = shot(score.get_by_test_id("card"))
    poster = shown(score, "poster")
    near, far = (score.evaluate(DISTANCE, [card, poster, across]) for across in (0, 4))
    # A picture that stands four points aside is another one. Halves of points make a difference at edges.
    assert near < 5 and far > near + 4


def test_a_hosted_view_is_drawn_into_a_picture_of_uikit(score):
    card = shot(score.get_by_test_id("card"))
    snapshot = shown(score, "snapshot")
    near, far = (score.evaluate(DISTANCE, [card, snapshot, across]) for across in (0, 4))
    assert near < 10 and far > near + 2


def test_a_picture_is_saved_with_dots(score):
    with score.expect_download() as waiting:
        score.get_by_role("button", name="Save").click()
    download = waiting.value
    assert download.suggested_filename == "Image.png"
    bytes = base64.b64encode(download.path().read_bytes()).decode()
    # The corners are clear, and the middle has the gradient.
    width, height, corner, middle = score.evaluate(DOTS, [bytes, [0, 0], [330, 340]])
    box = score.get_by_test_id("card").bounding_box()
    assert (width, height) == (2 * round(box["width"]), 2 * round(box["height"]))
    assert (corner, middle) == (0, 255)
    score.get_by_text("Saved", exact=True).wait_for()


def test_a_picture_is_handed_to_the_sheet_of_uikit(score):
    score.get_by_role("button", name="Send").click()
    sheet = score.locator("dialog[open]")
    sheet.get_by_text("Image.svg").wait_for()
    sheet.get_by_text("12 of 15!").wait_for()
    with score.expect_download() as waiting:
        sheet.get_by_role("button", name="Save").click()
    assert waiting.value.suggested_filename == "Image.png"

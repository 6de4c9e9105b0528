import { expect, type Page } from '@playwright/test'
import { bytesOf, jpegSegment, little } from '#tests/support/pictures.ts'

type Photo = { name: string; mimeType: string; buffer: Buffer }

/** A location in a photo's metadata. */
export const secretStore = '51.4779 N 0.0015 W'

/**
 * A real photo of 600 × 400 pixels, red on the left and blue on the right. Its metadata contains a location
 * and the camera's orientation.
 */
export async function takePhoto(page: Page, orientation = 1): Promise<Photo> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const painter = canvas.getContext('2d')
    if (!painter) return ''
    painter.fillStyle = 'red'
    painter.fillRect(0, 0, 300, 400)
    painter.fillStyle = 'blue'
    painter.fillRect(300, 0, 300, 400)
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  })
  const plain = Buffer.from(encoded, 'base64')
  const oneShort = [
    ...little(0x0112, 2),
    ...little(3, 2),
    ...little(1, 4),
    ...little(orientation, 4),
  ]
  const notes = bytesOf('II*\0', little(8, 4), little(1, 2), oneShort, little(0, 4), secretStore)
  const whole = bytesOf(
    plain.subarray(0, 2),
    jpegSegment(0xe1, bytesOf('Exif\0\0', notes)),
    plain.subarray(2),
  )
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(whole) }
}

/** A fully transparent picture of 10 × 10 pixels. */
export async function takeTransparentPicture(page: Page): Promise<Photo> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 10
    canvas.height = 10
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  return pngFile(Buffer.from(encoded, 'base64'))
}

/** A file that claims to be a PNG, with any content. */
export function pngFile(content: string | Uint8Array): Photo {
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(content) }
}

/** Pastes a file into the focused element. */
export async function paste(page: Page, { name, mimeType, buffer }: Photo): Promise<void> {
  const content = buffer.toString('base64')
  await page.evaluate(
    (file) => {
      const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], file.name, { type: file.mimeType }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { name, mimeType, content },
  )
}

/** The picture in the bar. */
export function pictureInBar(page: Page) {
  return page.getByRole('banner').locator('img')
}

/** Checks the color in the middle of the picture in the bar. */
export async function expectColor(page: Page, wanted: 'red' | 'blue'): Promise<void> {
  await expect(pictureInBar(page)).toBeVisible()
  await expect
    .poll(() =>
      pictureInBar(page).evaluate((picture: HTMLImageElement) => {
        const canvas = document.createElement('canvas')
        const painter = canvas.getContext('2d')
        if (!painter || picture.naturalWidth === 0) return ''
        painter.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2)
        const [red = 0, , blue = 0] = painter.getImageData(0, 0, 1, 1).data
        return red > blue ? 'red' : 'blue'
      }),
    )
    .toBe(wanted)
}

/** The color in the middle of the preview: red, green, blue, and alpha, from 0 to 255. */
export async function colorInPreview(page: Page): Promise<number[]> {
  return page.locator('figure canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas')
    const painter = copy.getContext('2d')
    painter?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
    return [...(painter?.getImageData(0, 0, 1, 1).data ?? [])]
  })
}

/** Opens the picture row and chooses a file. */
export async function choosePicture(page: Page, photo: Photo): Promise<void> {
  await page.getByRole('button', { name: /^(Add|Change): Picture$/ }).click()
  await page.locator('input[type=file]').setInputFiles(photo)
}

/** The crop square, once the picture is decoded and the square focused. */
export async function squareOf(page: Page) {
  const square = page.getByRole('button', { name: 'Visible area' })
  await expect(square).toBeFocused()
  return square
}

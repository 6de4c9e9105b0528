import type { Page } from '@playwright/test'
import { openAccount } from '#tests/support/browser/people/account.ts'
import {
  choosePicture,
  colorInPreview,
  squareOf,
  takePhoto,
} from '#tests/support/browser/people/photos.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { slideFingers, turnWheel } from '#tests/support/browser/touches.ts'

const left = { across: 0.25, down: 0.5 }
const right = { across: 0.75, down: 0.5 }

test(
  'a picture zooms around two fingers, and around the mouse with its wheel',
  { tag: '@once' },
  async ({ page }) => {
    await openAccount(page)
    await choosePicture(page, await takePhoto(page))
    const square = await squareOf(page)
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    const scrolled = await whereIs(page)
    await slideFingers(page, square, [
      [left, { across: 0.1, down: 0.5 }],
      [
        { across: 0.35, down: 0.5 },
        { across: 0.4, down: 0.5 },
      ],
    ])
    await expect(zoom).toHaveAttribute('aria-valuetext', '3.0 times')
    await expect.poll(() => colorOf(page)).toBe('red')

    await turnWheel(page, square, left, 1_000)
    await expect(zoom).toHaveAttribute('aria-valuetext', '1.0 times')
    await turnWheel(page, square, right, -500)
    await expect(zoom).toHaveAttribute('aria-valuetext', '2.7 times')
    await expect.poll(() => colorOf(page)).toBe('blue')
    await page.keyboard.down('Control')
    await turnWheel(page, square, right, 50)
    await page.keyboard.up('Control')
    await expect(zoom).toHaveAttribute('aria-valuetext', '1.6 times')
    expect(await whereIs(page)).toEqual(scrolled)
  },
)

async function colorOf(page: Page): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await colorInPreview(page)
  return red > blue ? 'red' : 'blue'
}

function whereIs(page: Page) {
  return page.evaluate(() => ({ top: scrollY, scale: visualViewport?.scale }))
}

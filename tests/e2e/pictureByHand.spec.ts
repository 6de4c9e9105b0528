import type { Page } from '@playwright/test'
import { openAccount, savedIn } from '#tests/support/browser/account.ts'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { expectFiles } from '#tests/support/browser/filesOnServer.ts'
import { fillCount } from '#tests/support/browser/owner.ts'
import {
  choosePicture,
  colorInPreview,
  expectColor,
  squareOf,
  takePhoto,
} from '#tests/support/browser/photos.ts'
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

test(
  'a picture without storage space stays in its square until there is some',
  { tag: '@once' },
  async ({ page }) => {
    const person = await openAccount(page)
    await choosePicture(page, await takePhoto(page))
    await squareOf(page)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
    await fillCount(person.email, 2_000, 'files')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You’re out of storage.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
    await checkPage(page)

    await fillCount(person.email, 0, 'files')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(savedIn(page, 'About you')).toBeVisible()
    await expectColor(page, 'red')
    await expectFiles(person, 1)
  },
)

async function colorOf(page: Page): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await colorInPreview(page)
  return red > blue ? 'red' : 'blue'
}

function whereIs(page: Page) {
  return page.evaluate(() => ({ top: scrollY, scale: visualViewport?.scale }))
}

import {
  requireRecentSignIn,
  confirmWith,
  openAccount,
  savedIn,
} from '#tests/support/browser/people/account.ts'
import {
  choosePicture,
  dragAcross,
  expectColor,
  squareOf,
  takePhoto,
} from '#tests/support/browser/people/photos.ts'
import { calls } from '#tests/support/browser/servers/authServer.ts'
import { expectFiles } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'a picture survives a lost network and reauthentication, and stays if its change is interrupted',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await openAccount(page)
    await choosePicture(page, await takePhoto(page))
    const square = await squareOf(page)
    await square.click({ position: { x: 5, y: 100 } })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('We can’t reach the server.', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await requireRecentSignIn(page, calls.update)
    await page.getByRole('button', { name: 'Save' }).click()
    await confirmWith(page, person.password)
    await expect(savedIn(page, 'About you')).toBeVisible()
    await expectColor(page, 'red')
    await expectFiles(person, 1)

    await page.route(calls.update, (route) => route.abort())
    await choosePicture(page, await takePhoto(page, 3))
    await dragAcross(page, await squareOf(page))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('We can’t reach the server.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectColor(page, 'red')
    await expectFiles(person, 2)
    await page.unroute(calls.update)
    await choosePicture(page, await takePhoto(page, 3))
    await dragAcross(page, await squareOf(page))
    await page.getByRole('button', { name: 'Save' }).click()
    await expectColor(page, 'blue')
    await expect(savedIn(page, 'About you')).toBeVisible()
    await expectFiles(person, 1)
  },
)

import type { Page } from '@playwright/test'
import {
  expectArrived,
  filmOf,
  rowOf,
  newUserWithNote,
  type Film,
} from '#products/notebook/tests/support/browser/films.ts'
import { addFiles } from '#products/notebook/tests/support/browser/filesOfNote.ts'
import { textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { signIn, signOut } from '#tests/support/browser/people/people.ts'
import { deleteNotebook } from '#tests/support/browser/storage.ts'
import { lineOf } from '#tests/support/browser/storageLine.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const mebi = 1_048_576
/** More bytes than the requests without file content. */
const announcement = 16_384
const once = { tag: '@once' }

/**
 * Ends of the SDK's requests, which carry 256 KiB, 512 KiB and 1 MiB, and the share of the file sent by then.
 */
const cuts = [
  { share: 0.1, end: mebi / 4 },
  { share: 0.5, end: (mebi / 4) * 3 },
  { share: 0.99, end: (mebi / 4) * 7 },
]

test('an upload whose connection is cut anywhere resumes from there', once, async ({ page }) => {
  test.setTimeout(90_000)
  const ada = await newUserWithNote(page)
  const line = await lineOf(page)
  const films: Film[] = []
  for (const { share, end } of cuts) {
    const film = filmOf(`${share * 100}.mp4`, Math.round(end / share))
    line.cutAfter(end + announcement)
    await addFiles(page, film)
    await line.isCut()
    expect(line.sent()).toBeGreaterThanOrEqual(end)
    line.mend()
    films.push(film)
    await expectArrived(ada, ...films)
    expect(line.sent()).toBeLessThan(film.buffer.length + announcement)
  }
})

test('an upload continues after its page is killed, and arrives once', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const film = filmOf('film.mp4', 3 * mebi)
  await cutHalfWay(page, film)
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/account')
  await expectArrived(ada, film)
})

test('files added offline wait, survive a reload, and are uploaded', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const files = [
    filmOf('one.mp4', 1_000),
    filmOf('two.mp4', mebi),
    filmOf('three.mp4', 5_000),
    filmOf('four.mp4', 9_000),
  ]
  await page.context().setOffline(true)
  await addFiles(page, ...files)
  for (const { name } of files) await expect(rowOf(page, name)).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expectArrived(ada, ...files)
})

test('a paused upload stays paused after a reload until it is resumed', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const film = filmOf('film.mp4', 2 * mebi)
  const line = await cutHalfWay(page, film)
  await rowOf(page, film.name)
    .getByRole('button', { name: /^Pause/ })
    .click()
  await expect(rowOf(page, film.name)).toContainText('Paused')
  line.mend()
  await page.reload()
  await expect(rowOf(page, film.name)).toContainText('Paused')
  await rowOf(page, film.name)
    .getByRole('button', { name: /^Resume/ })
    .click()
  await expectArrived(ada, film)
})

test('an upload in progress completes even if its storage is deleted', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const film = filmOf('film.mp4', 2 * mebi)
  const line = await cutHalfWay(page, film)
  await deleteNotebook(page, ada)
  line.mend()
  await expectArrived(ada, film)
})

test('a file waiting in deleted storage is listed and can be removed', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const film = filmOf('film.mp4', 2 * mebi)
  const row = rowOf(page, film.name)
  await cutHalfWay(page, film)
  await row.getByRole('button', { name: /^Pause/ }).click()
  await expect(row).toContainText('Paused')
  await page.reload()
  await expect(row).toContainText('Paused')
  await deleteNotebook(page, ada)
  await expect(row).toContainText('This device can’t read it anymore. Add it again.')
  await page.reload()
  await expect(row).toContainText('This device can’t read it anymore. Add it again.')
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(row).toBeHidden()
})

test('one of two tabs uploads a file, once', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(textIn(other)).toHaveValue('At the weir')
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.headers()['x-goog-upload-command'] === 'start') sent.push(request.url())
  })
  const film = filmOf('film.mp4', 2 * mebi)
  await addFiles(other, film)
  await expectArrived(ada, film)
  await expect(page.getByText('film.mp4', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test("sign-out asks about files that haven't been uploaded", once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const film = filmOf('film.mp4', 2 * mebi)
  const line = await cutHalfWay(page, film)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved yet' })
  await expect(dialog).toContainText('One file is only on this device:')
  await expect(dialog.getByRole('listitem')).toHaveText(['film.mp4'])
  await dialog.getByRole('button', { name: 'Keep them on this device and sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  line.mend()
  await signIn(page, ada)
  await expectArrived(ada, film)
})

/** Uploads a film and cuts the connection halfway. */
async function cutHalfWay(page: Page, film: Film) {
  const line = await lineOf(page)
  line.cutAfter(mebi)
  await addFiles(page, film)
  await line.isCut()
  return line
}

import type { Page } from '@playwright/test'
import { addFiles } from '#products/notebook/tests/support/browser/filesOfNote.ts'
import { textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import {
  expectUploaded,
  videoOf,
  rowOf,
  newUserWithNote,
  type Video,
} from '#products/notebook/tests/support/browser/videos.ts'
import { signIn, signOut } from '#tests/support/browser/people/people.ts'
import { deleteNotebook } from '#tests/support/browser/storage.ts'
import { controlConnection } from '#tests/support/browser/storageConnection.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const bytesPerMiB = 1_048_576
/** More bytes than the requests without file content. */
const announcement = 16_384
const once = { tag: '@once' }

/**
 * Ends of the SDK's requests, which carry 256 KiB, 512 KiB and 1 MiB, and the share of the file sent by then.
 */
const cuts = [
  { share: 0.1, end: bytesPerMiB / 4 },
  { share: 0.5, end: (bytesPerMiB / 4) * 3 },
  { share: 0.99, end: (bytesPerMiB / 4) * 7 },
]

test('an upload whose connection is cut anywhere resumes from there', once, async ({ page }) => {
  test.setTimeout(90_000)
  const ada = await newUserWithNote(page)
  const connection = await controlConnection(page)
  const videos: Video[] = []
  for (const { share, end } of cuts) {
    const video = videoOf(`${share * 100}.mp4`, Math.round(end / share))
    connection.cutAfter(end + announcement)
    await addFiles(page, video)
    await connection.waitUntilCut()
    expect(connection.sent()).toBeGreaterThanOrEqual(end)
    connection.restore()
    videos.push(video)
    await expectUploaded(ada, ...videos)
    expect(connection.sent()).toBeLessThan(video.buffer.length + announcement)
  }
})

test(
  'files added offline wait, and survive a reload and a killed tab, which had sent half',
  once,
  async ({ page }) => {
    const ada = await newUserWithNote(page)
    const files = [
      videoOf('one.mp4', 1_000),
      videoOf('two.mp4', bytesPerMiB),
      videoOf('three.mp4', 5_000),
      videoOf('four.mp4', 9_000),
    ]
    await page.context().setOffline(true)
    await addFiles(page, ...files)
    for (const { name } of files) await expect(rowOf(page, name)).toBeVisible()
    await page.context().setOffline(false)
    await page.reload()
    await expectUploaded(ada, ...files)

    const film = videoOf('film.mp4', 3 * bytesPerMiB)
    await cutHalfWay(page, film)
    const next = await page.context().newPage()
    await page.close()
    await next.goto('/account')
    await expectUploaded(ada, ...files, film)
  },
)

test('a paused upload stays paused after a reload until it is resumed', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const video = videoOf('film.mp4', 2 * bytesPerMiB)
  const connection = await cutHalfWay(page, video)
  await rowOf(page, video.name)
    .getByRole('button', { name: /^Pause/ })
    .click()
  await expect(rowOf(page, video.name)).toContainText('Paused')
  connection.restore()
  await page.reload()
  await expect(rowOf(page, video.name)).toContainText('Paused')
  await rowOf(page, video.name)
    .getByRole('button', { name: /^Resume/ })
    .click()
  await expectUploaded(ada, video)
})

test(
  'if storage is deleted, an upload in progress completes, and a waiting file is listed',
  once,
  async ({ page }) => {
    const ada = await newUserWithNote(page)
    const sent = videoOf('sent.mp4', 2 * bytesPerMiB)
    const connection = await cutHalfWay(page, sent)
    await deleteNotebook(page, ada)
    connection.restore()
    await expectUploaded(ada, sent)

    const waiting = videoOf('waiting.mp4', 2 * bytesPerMiB)
    const row = rowOf(page, waiting.name)
    connection.cutAfter(bytesPerMiB)
    await addFiles(page, waiting)
    await connection.waitUntilCut()
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
  },
)

test('one of two tabs uploads a file, once', once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(textIn(other)).toHaveValue('At the weir')
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.headers()['x-goog-upload-command'] === 'start') sent.push(request.url())
  })
  const video = videoOf('film.mp4', 2 * bytesPerMiB)
  await addFiles(other, video)
  await expectUploaded(ada, video)
  await expect(page.getByText('film.mp4', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test("sign-out asks about files that haven't been uploaded", once, async ({ page }) => {
  const ada = await newUserWithNote(page)
  const video = videoOf('film.mp4', 2 * bytesPerMiB)
  const connection = await cutHalfWay(page, video)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved yet' })
  await expect(dialog).toContainText('One file is only on this device:')
  await expect(dialog.getByRole('listitem')).toHaveText(['film.mp4'])
  await dialog.getByRole('button', { name: 'Keep them on this device and sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  connection.restore()
  await signIn(page, ada)
  await expectUploaded(ada, video)
})

/** Uploads a video and cuts the connection halfway. */
async function cutHalfWay(page: Page, video: Video) {
  const connection = await controlConnection(page)
  connection.cutAfter(bytesPerMiB)
  await addFiles(page, video)
  await connection.waitUntilCut()
  return connection
}

import { readFile } from 'node:fs/promises'
import { checkPage } from '#tests/support/browser/checkPage.ts'
import { writeNote } from '#tests/support/browser/notePage.ts'
import { signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { putFileThere, storedFiles } from '#tests/support/browser/storedFiles.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('files of a note are seen, opened, downloaded and deleted', async ({ page }) => {
  const person = await somebodyWithAccount()
  await signIn(page, person)
  const noteId = await writeNote(page, 'The gate and its wall.', 'Plans')
  await putFileThere(person, noteId, { name: 'gate.png', type: 'image/png', bytes: pixel })
  await putFileThere(person, noteId, { name: 'wall.txt', type: 'text/plain', bytes: 'two metres' })
  const files = page.getByRole('region', { name: 'Files' })
  await expect(files.getByText('Text · 10 bytes')).toBeVisible()
  await expect(files.locator('img')).toBeVisible()
  await checkPage(page)
  await page.screenshot({ path: `/var/tmp/shots/files/list-${page.viewportSize()?.width}.png` })

  await files.getByRole('button', { name: 'Open “gate.png”' }).click()
  const dialog = page.getByRole('dialog', { name: 'gate.png' })
  await expect(dialog.getByRole('img', { name: 'gate.png' })).toBeVisible()
  await checkPage(page)
  await page.screenshot({ path: `/var/tmp/shots/files/open-${page.viewportSize()?.width}.png` })
  await page.keyboard.press('Escape')

  const downloading = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download “wall.txt”' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('wall.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe('two metres')

  await files.getByRole('button', { name: 'Delete “wall.txt”' }).press('Enter')
  await expect(files.getByRole('button', { name: 'Undo' })).toBeFocused()
  await checkPage(page)
  await page.screenshot({ path: `/var/tmp/shots/files/undo-${page.viewportSize()?.width}.png` })
  await page.keyboard.press('Enter')
  await expect(files.getByText('wall.txt', { exact: true })).toBeVisible()
  await files.getByRole('button', { name: 'Delete “gate.png”' }).click()
  await page.getByLabel('Title', { exact: true }).focus()
  await page.goto('/')
  await expect
    .poll(async () => (await storedFiles(person)).records)
    .toMatchObject([{ name: 'gate.png' }, { name: 'wall.txt' }])
})

import { readFile } from 'node:fs/promises'
import {
  addFiles,
  expectFile,
  filesOf,
} from '#products/notebook/tests/support/browser/filesOfNote.ts'
import {
  expectStatus,
  startNote,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { dragFile, pastePicture } from '#tests/support/browser/draggedFiles.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { putFileOnServer, storedFiles } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { pixel, png } from '#tests/support/pictures.ts'

test(
  'files added by button, drop and paste create a new note and appear in another tab',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await startNote(page)
    await checkPage(page)
    await addFiles(page, { name: 'The gate.png', mimeType: 'image/png', buffer: pixel })
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The gate')
    await expectFile(page, 'The gate.png')
    await expectStatus(page, 'Saved')
    const wall = { name: 'wall.txt', type: 'text/plain', text: 'two metres' }
    await dragFile(page, wall, false)
    await expect(page.getByText('Drop files to add them to this note')).toBeVisible()
    await dragFile(page, wall, true)
    await expectFile(page, 'wall.txt')
    await expect(page.getByText('Drop files to add them to this note')).toBeHidden()
    await pastePicture(page, pixel)
    await expectFile(page, /^Pasted image \w+ \d+ \d\d\.\d\d\.png$/)
    await checkPage(page)
    const other = await context.newPage()
    await other.goto(`/notes/${noteId}`)
    await expect(filesOf(other).getByRole('listitem')).toHaveCount(3)
    await page.reload()
    await expect(filesOf(page).getByRole('listitem')).toHaveCount(3)
    const { records, objects, usage } = await storedFiles(person)
    expect(records.map(({ state }) => state)).toEqual(['stored', 'stored', 'stored'])
    expect({ objects, count: usage.count }).toEqual({ objects: 3, count: 3 })
  },
)

test(
  'a new note and its file are kept if the person leaves right after adding the file',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await startNote(page)
    await addFiles(page, { name: 'The gate.png', mimeType: 'image/png', buffer: pixel })
    await page.goBack()
    await page.getByRole('link', { name: 'The gate' }).click()
    await expect(page).toHaveURL(`/notes/${noteId}`)
    await expectFile(page, 'The gate.png')
    await expectStatus(page, 'Saved')
    await expect
      .poll(async () => (await storedFiles(person)).records)
      .toEqual([{ name: 'The gate.png', state: 'stored', attachedTo: noteId }])
  },
)

test(
  'files of a note are shown, opened, downloaded and deleted',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'The gate and its wall.', 'Plans')
    await putFileOnServer(person, noteId, { name: 'gate.png', type: 'image/png', bytes: pixel })
    await putFileOnServer(person, noteId, {
      name: 'wall.txt',
      type: 'text/plain',
      bytes: 'two metres',
    })
    const files = filesOf(page)
    await expect(files.getByText('Text · 10 bytes')).toBeVisible()
    await expect(files.locator('img')).toBeVisible()
    await checkInBothWindows(page)

    await files.getByRole('button', { name: 'Open “gate.png”' }).click()
    const dialog = page.getByRole('dialog', { name: 'gate.png' })
    await expect(dialog.getByRole('img', { name: 'gate.png' })).toBeVisible()
    await checkInBothWindows(page)
    await page.keyboard.press('Escape')

    const downloading = page.waitForEvent('download')
    await files.getByRole('button', { name: 'Download “wall.txt”' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('wall.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe('two metres')

    await files.getByRole('button', { name: 'Delete “wall.txt”' }).press('Enter')
    await expect(files.getByRole('button', { name: 'Undo' })).toBeFocused()
    await checkInBothWindows(page)
    await page.keyboard.press('Enter')
    await expect(files.getByText('wall.txt', { exact: true })).toBeVisible()
    await files.getByRole('button', { name: 'Delete “gate.png”' }).click()
    await page.getByLabel('Title', { exact: true }).focus()
    await page.evaluate(() => history.pushState(null, '', '/trash'))
    await expect

      .poll(async () => (await storedFiles(person)).records.map(({ name }) => name))
      .toEqual(['wall.txt'])
  },
)

test(
  'a rejected file is listed with its reason, and hostile files never open',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'Careful.', 'Traps')
    const html = '<script>document.title = "taken"</script>'
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = 1"/>'
    await addFiles(
      page,
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(html) },
      { name: 'page.png.html', mimeType: 'image/png', buffer: Buffer.from(html) },
    )
    const refused = page.getByRole('alert').filter({ hasText: '3 files weren’t added.' })
    await expect(refused.getByText('logo.svg: This file type isn’t supported.')).toBeVisible()
    await expect(
      refused.getByText('photo.png: Its content doesn’t match its file name.'),
    ).toBeVisible()
    await checkPage(page)
    await refused.getByRole('button', { name: 'Dismiss' }).click()
    await expect(refused).toBeHidden()
    expect((await storedFiles(person)).records).toEqual([])

    const name = '<img src=x onerror=alert(1)>\u202Egnp.txt'
    await putFileOnServer(person, noteId, { name, type: 'text/plain', bytes: html })
    await putFileOnServer(person, noteId, { name: 'page.png', type: 'image/png', bytes: html })
    await putFileOnServer(person, noteId, {
      name: 'vast.png',
      type: 'image/png',
      bytes: png(30_000, 30_000),
    })
    for (const picture of ['page.png', 'vast.png']) {
      await filesOf(page)
        .getByRole('button', { name: `Open “${picture}”` })
        .click()
      const dialog = page.getByRole('dialog', { name: picture })
      await expect(dialog.getByText('This image can’t be previewed.')).toBeVisible()
      await expect(page.locator('img')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Close' }).click()
    }
    const downloading = page.waitForEvent('download')
    await filesOf(page)
      .getByRole('button', { name: /^Download .*gnp\.txt/ })
      .click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/onerror=alert\(1\)-gnp\.txt$/)
    expect(await readFile(await download.path(), 'utf8')).toBe(html)
    await expect(page).toHaveTitle('Note · Gatehouse')
  },
)

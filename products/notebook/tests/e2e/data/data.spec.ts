import type { Page, Route } from '@playwright/test'
import {
  expectStatus,
  openNote,
  textIn,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { changeNote, createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import type { ArchiveManifest } from '#src/domain/data/archiveManifest.ts'
import { chooseArchive, openData, saveExport } from '#tests/support/browser/archives.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { waitForFont } from '#tests/support/browser/checks/fonts.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { putFileOnServer, storedFiles } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { partsIn } from '#tests/support/zip.ts'

test(
  'an export contains everything and is imported into another account once',
  { tag: ['@once', '@quick'] },
  async ({ browser, page }) => {
    const ada = await createUser()
    const [shopping = '', old = ''] = await createNotes(ada, [
      { title: 'Shopping', body: 'Milk' },
      { title: 'Old', body: 'Gone' },
      { title: 'Shopping', body: 'Milk and tea' },
    ])
    await putFileOnServer(ada, shopping, {
      name: 'list.txt',
      type: 'text/plain',
      bytes: 'one, two',
    })
    await putFileOnServer(ada, old, { name: 'CON.pdf', type: 'application/pdf', bytes: '%PDF-1.7' })
    await createNotes(ada, [{ title: 'Copy', body: 'Tea', conflictOf: shopping }])
    await changeNote(ada, old, { isInTrash: true })

    await signIn(page, ada)
    await openNote(page, shopping, 'Milk')
    await page.route(/\/documents:commit/, (route) => route.abort('internetdisconnected'))
    await textIn(page).fill('Milk, and bread')
    await expectStatus(page, 'Saved on this device')
    await openData(page)
    await expect(page.getByText('4 notes and 2 files, 16 bytes in total.')).toBeVisible()
    await expect(page.getByText('Includes one change that isn’t saved yet.')).toBeVisible()
    await checkInBothWindows(page)
    const archive = await saveExport(page)
    await expect(page.getByText('It contains 4 notes and 2 files.')).toBeVisible()
    await checkInBothWindows(page)
    const again = await saveExport(page, 'Download again')
    expect(again.size).toBe(archive.size)

    const parts = await partsIn(archive)
    const manifest = JSON.parse(
      new TextDecoder().decode(parts.find(({ path }) => path === 'manifest.json')?.bytes),
    ) as ArchiveManifest
    expect(manifest.counts).toEqual({
      notes: 4,
      inTrash: 1,
      conflicts: 1,
      files: 2,
      bytes: 16,
      unsent: 1,
    })
    expect(
      manifest.entries.flatMap((entry) => (entry.kind === 'file' ? entry.path : [])).sort(),
    ).toEqual([
      'files/Old/_CON.pdf',
      expect.stringMatching(/^files\/Shopping( \(2\))?\/list\.txt$/),
    ])
    const unsent = parts.find(({ path }) => path === 'unsent/Shopping.md')
    expect(new TextDecoder().decode(unsent?.bytes)).toBe('# Shopping\n\nMilk, and bread')

    const bob = await createUser()
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
    await signIn(elsewhere, bob)
    await openData(elsewhere)
    await chooseArchive(elsewhere, archive)
    await expect(elsewhere.getByText('4 notes, 1 of them in the trash')).toBeVisible()
    await checkInBothWindows(elsewhere)
    await elsewhere.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(elsewhere.getByText('4 notes and 2 files were added.')).toBeVisible()
    await expect(elsewhere.getByText('4 notes and 2 files, 16 bytes in total.')).toBeVisible()
    await checkInBothWindows(elsewhere)
    const words = (await notesOnServer(bob)).map(({ title, body, isInTrash, conflictOf }) => {
      return { title, body, isInTrash, conflictOf }
    })
    const plain = { isInTrash: false, conflictOf: null }
    expect(words).toEqual([
      { title: 'Copy', body: 'Tea', isInTrash: false, conflictOf: shopping },
      { title: 'Old', body: 'Gone', isInTrash: true, conflictOf: null },
      { title: 'Shopping', body: 'Milk and tea', ...plain },
      { title: 'Shopping', body: 'Milk, and bread', ...plain },
    ])
    expect((await storedFiles(bob)).records).toHaveLength(2)

    await elsewhere.getByRole('button', { name: 'Import another file' }).click()
    await chooseArchive(elsewhere, archive)
    await elsewhere.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(elsewhere.getByText('4 notes and 2 files were already here.')).toBeVisible()
    expect(await notesOnServer(bob)).toHaveLength(4)
    expect((await storedFiles(bob)).objects).toBe(2)
    await elsewhere.context().close()
  },
)

test(
  'the counts shift no buttons when they load, in a wide or a narrow window',
  { tag: '@once' },
  async ({ page }) => {
    const ada = await createUser()
    const [noteId = ''] = await createNotes(ada, [{ title: 'Milk' }, { isInTrash: true }])
    await putFileOnServer(ada, noteId, { name: 'a.txt', type: 'text/plain', bytes: 'one' })
    await signIn(page, ada)
    for (const [path, counts] of [
      ['/account/data', '2 notes and one file, 3 bytes in total.'],
      ['/account/delete', '2 notes, 1 in the trash'],
    ] as const) {
      const held = new Promise<Route>((resolve) => {
        void page.route(/:runAggregationQuery/, resolve, { times: 1 })
      })
      await page.goto(path)
      const counting = await held
      await expect(page.getByRole('button', { name: 'Export everything' })).toBeVisible()
      await waitForFont(page)
      const before = [await placesOfButtons(page, 1_280), await placesOfButtons(page, 320)]
      await counting.continue()
      await expect(page.getByText(counts)).toBeVisible()
      const after = [await placesOfButtons(page, 1_280), await placesOfButtons(page, 320)]
      expect(after).toEqual(before)
    }
  },
)

async function placesOfButtons(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 1_200 })
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => `${button.textContent}: ${button.getBoundingClientRect().top}`),
    )
}

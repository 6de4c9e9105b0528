import type { Route } from '@playwright/test'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { countArchives, openData, saveExport } from '#tests/support/browser/archives.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { putFileOnServer } from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { partsIn } from '#tests/support/zip.ts'

test(
  "a canceled export leaves nothing behind, and an unreadable file doesn't spoil an export",
  { tag: '@once' },
  async ({ page }) => {
    const ada = await createUser()
    const [noteId = ''] = await createNotes(ada, [{ title: 'Shopping', body: 'Milk' }])
    await putFileOnServer(ada, noteId, {
      name: 'lost.txt',
      type: 'text/plain',
      bytes: 'lost',
    })
    await putFileOnServer(ada, noteId, { name: 'kept.txt', type: 'text/plain', bytes: 'kept' })
    await signIn(page, ada)
    await openData(page)
    const held: Route[] = []
    await page.route(/alt=media/, (route) => void held.push(route))
    await page.getByRole('button', { name: 'Export everything' }).click()
    await expect(page.getByText('Exporting files…')).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await checkPage(page)
    expect(await countArchives(page)).not.toBe(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Export everything' })).toBeFocused()
    for (const route of held) await route.continue()
    await expect.poll(() => countArchives(page)).toBe(0)

    await page.unroute(/alt=media/)
    await page.route(/%2Ffiles%2F0\?alt=media/, (route) =>
      route.fulfill({
        // The emulator's own response would log an error in the console.
        status: 200,
        headers: { 'content-type': 'text/plain', 'access-control-allow-origin': '*' },
        body: '',
      }),
    )
    const parts = await partsIn(await saveExport(page))
    expect(parts.map(({ path }) => path)).toContain('files/Shopping/kept.txt')
    await expect(page.getByText('One item was left out:')).toBeVisible()
    await expect(page.getByText('“lost.txt”: it couldn’t be read')).toBeVisible()
    await checkPage(page)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect.poll(() => countArchives(page)).toBe(0)
  },
)

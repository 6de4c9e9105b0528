import type { Page, Route } from '@playwright/test'
import {
  waitUntilAllSent,
  statusIn,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { databaseCalls, writesNote } from '#tests/support/browser/database.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'a tab that is frozen while it sends an edit holds up no other tab, and makes no copy when it goes on',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'one\n\ntwo\n')
    const { isHeld, release } = await holdCommit(page)
    await textIn(page).fill('one apple\n\ntwo\n')
    await expect.poll(isHeld).toBe(true)
    // A tab that is open already could send the edit itself.
    const tab = await context.newPage()
    await tab.goto(`/notes/${noteId}`)
    await expect(textIn(tab)).toHaveValue('one apple\n\ntwo\n')
    const session = await context.newCDPSession(page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })

    const both = 'one apple and a pear\n\ntwo\n'
    await textIn(tab).fill(both)
    await expect(statusIn(tab)).toHaveText('Saved', { timeout: 15_000 })
    expect(await notesOnServer(person)).toMatchObject([{ body: both }])

    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await release()
    await expect(textIn(page)).toHaveValue(both)
    // This tab sends one edit after the other, so the first one has ended.
    const all = 'one apple and a pear\n\ntwo figs\n'
    await textIn(page).fill(all)
    await expect(textIn(tab)).toHaveValue(all)
    await waitUntilAllSent(page, person)
    expect(await notesOnServer(person)).toMatchObject([{ id: noteId, body: all }])
  },
)

/** Holds back the page's next write of a note. */
async function holdCommit(page: Page) {
  const held: Route[] = []
  await page.route(databaseCalls.commit, async (route) => {
    if (held.length > 0 || !writesNote(route.request())) return route.fallback()
    held.push(route)
  })
  return {
    isHeld: () => held.length > 0,
    /** Resolves when the server has answered. */
    release: async () => {
      const answered = page.waitForResponse((response) => response.request() === held[0]?.request())
      await held[0]?.continue()
      expect((await answered).status()).toBe(403)
    },
  }
}

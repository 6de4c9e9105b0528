import {
  waitUntilAllSent,
  expectStatus,
  goOffline,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import {
  notesOnServer,
  textsOnServer,
} from '#products/notebook/tests/support/browser/notesOnServer.ts'
import {
  databaseCalls,
  refuseCall,
  withholdAnswers,
  writesNote,
} from '#tests/support/browser/database.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'an edit whose response was lost is saved once, also after a reload',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    const first = await withholdAnswers(page)
    const noteId = await startNote(page)
    await textIn(page).fill('Made once.')
    await expect.poll(first.landed).toBe(1)
    await page.reload()
    await first.cut()
    await expect(textIn(page)).toHaveValue('Made once.')
    await expectStatus(page, 'Saved')

    const second = await withholdAnswers(page)
    await textIn(page).fill('Changed once.')
    await expect.poll(second.landed).toBe(1)
    await textIn(page).fill('Changed once, and gone on with.')
    await goOffline(page)
    await second.cut()
    await expectStatus(page, 'Saved on this device')
    await page.context().setOffline(false)
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await notesOnServer(person)).toEqual([
      {
        id: noteId,
        title: '',
        body: 'Changed once, and gone on with.',
        pinned: false,
        isInTrash: false,
        conflictOf: null,
        rev: 3,
      },
    ])
    await expect(page).toHaveURL(`/notes/${noteId}`)
  },
)

test(
  'a server that fails between reading and writing receives the edit once it is back',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await writeNote(page, 'Before.')
    let isGone = false
    await page.route(databaseCalls.anything, async (route) => {
      const isCommit = databaseCalls.commit.test(route.request().url())
      isGone ||= isCommit && writesNote(route.request())
      return isGone ? route.abort('connectionreset') : route.fallback()
    })
    await textIn(page).fill('After.')
    await expectStatus(page, 'Saved on this device')
    expect(await textsOnServer(person)).toEqual(['Before.'])
    await page.unroute(databaseCalls.anything)
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await notesOnServer(person)).toMatchObject([{ body: 'After.', rev: 2 }])
  },
)

test(
  'a slow or overloaded server loses nothing typed in the meantime',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await writeNote(page, 'One')
    await page.route(databaseCalls.anything, async (route) => {
      if (route.request().method() === 'POST') await new Promise((go) => setTimeout(go, 2_000))
      await route.fallback()
    })
    for (const word of [' two', ' three', ' four']) {
      await textIn(page).press('End')
      await textIn(page).pressSequentially(word, { delay: 150 })
      await expectStatus(page, 'Saving…')
    }
    await expectStatus(page, 'Saved')
    expect(await textsOnServer(person)).toEqual(['One two three four'])
    await page.unroute(databaseCalls.anything)

    for (const [code, status] of [
      [503, 'UNAVAILABLE'],
      [429, 'RESOURCE_EXHAUSTED'],
    ] as const) {
      await page.route(databaseCalls.anything, (route) => refuseCall(route, code, status))
      await textIn(page).fill(`After ${code}.`)
      await expectStatus(page, 'Saved on this device')
      await page.unroute(databaseCalls.anything)
      await expectStatus(page, 'Saved')
      await waitUntilAllSent(page, person)
      expect(await textsOnServer(person)).toEqual([`After ${code}.`])
    }
  },
)

import type { Page } from '@playwright/test'
import {
  changeNote,
  createNotes,
  type Draft,
} from '#products/notebook/tests/support/browser/notes.ts'
import { rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { signIn, createUser, type Person } from '#tests/support/browser/people/people.ts'
import { calls, holdRequests, refuse } from '#tests/support/browser/servers/authServer.ts'
import { ageToken } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const firstPage = /documents\/users\/[^/]+:runQuery$/

test(
  'notes are read while the session is verified and shown only after that',
  once,
  async ({ page }) => {
    await signInOnce(page, [{ title: 'Milk' }, { title: 'Eggs' }])
    const lookup = await holdRequests(page, calls.lookup)
    const reading = page.waitForResponse(firstPage)
    await page.reload()
    await (await reading).finished()
    expect(lookup.count()).toBe(1)
    await expect(page.locator('#root')).toBeEmpty()
    lookup.release()
    await expect(rows(page)).toHaveCount(2)
  },
)

test('changes made after reading ahead are shown', once, async ({ page }) => {
  const { person, ids } = await signInOnce(page, [{ title: 'Milk' }, { title: 'Eggs' }])
  const lookup = await holdRequests(page, calls.lookup)
  const reading = page.waitForResponse(firstPage)
  await page.reload()
  await (await reading).finished()
  await changeNote(person, ids[0] ?? '', { title: 'Oat milk' })
  lookup.release()
  await expect(rows(page).filter({ hasText: 'Oat milk' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

test(
  'no change made between reading ahead and the first report is missing, however many there are',
  once,
  async ({ page }) => {
    const old = Array.from({ length: 35 }, (_, index) => ({ title: `Old ${index}`, ageInDays: 1 }))
    const { person } = await signInOnce(page, old, 30)
    const listening = await holdRequests(page, /Firestore\/Listen\/channel/)
    const reading = page.waitForResponse(firstPage)
    await page.reload()
    await (await reading).finished()
    await createNotes(person, notesOfNow(40))
    listening.release()
    const showMore = page.getByRole('button', { name: 'Show more notes' })
    await expect(rows(page).filter({ hasText: 'New' })).toHaveCount(30)
    await showMore.click()
    await expect(rows(page)).toHaveCount(60)
    await expect(rows(page).filter({ hasText: 'New' })).toHaveCount(40)
  },
)

test('nothing that was read ahead is shown for an ended session', once, async ({ page }) => {
  await signInOnce(page, [{ title: 'Milk' }])
  const reading = page.waitForResponse(firstPage)
  await refuse(page, calls.lookup, 400, 'USER_DISABLED')
  await page.reload()
  await (await reading).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Milk')).toHaveCount(0)
})

test('an expired token is refreshed before notes are read with it', once, async ({ page }) => {
  await signInOnce(page, [{ title: 'Milk' }])
  await ageToken(page)
  const lookup = await holdRequests(page, calls.lookup)
  const renewal = page.waitForResponse(calls.token)
  const reading = page.waitForRequest(
    (request) => firstPage.test(request.url()) && request.method() === 'POST',
  )
  await page.goto('/')
  const { id_token: token } = (await (await renewal).json()) as { id_token: string }
  expect(await (await reading).headerValue('authorization')).toBe(`Bearer ${token}`)
  lookup.release()
  await expect(rows(page)).toHaveCount(1)
})

/** All of the same moment, unlike those of `createNotes`, which are a second apart. */
function notesOfNow(count: number): readonly Draft[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `New ${index}`,
    ageInDays: -index / 86_400,
  }))
}

/** Signs in a person with notes on a device that isn't their own. */
async function signInOnce(
  page: Page,
  drafts: readonly Draft[],
  shown = drafts.length,
): Promise<{ person: Person; ids: readonly string[] }> {
  const person = await createUser()
  const ids = await createNotes(person, drafts)
  await signIn(page, person)
  await expect(rows(page)).toHaveCount(shown)
  return { person, ids }
}

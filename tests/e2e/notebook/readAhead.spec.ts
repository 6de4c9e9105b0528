import type { Page } from '@playwright/test'
import { signIn, somebodyWithAccount, type Person } from '#tests/support/browser/people.ts'
import { calls, hold, refuse } from '#tests/support/browser/provider.ts'
import { ageToken } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { changeNote, createNotes } from '#tests/support/notebook/browser/notes.ts'
import { rows } from '#tests/support/notebook/browser/notesList.ts'

const once = { tag: '@once' }
const firstPage = /documents\/users\/[^/]+:runQuery$/

test(
  'notes are read beside the question whose session it is, and shown only once it is answered',
  once,
  async ({ page }) => {
    await comeInOnce(page, [{ title: 'Milk' }, { title: 'Eggs' }])
    const lookup = await hold(page, calls.lookup)
    const reading = page.waitForResponse(firstPage)
    await page.reload()
    await (await reading).finished()
    expect(lookup.count()).toBe(1)
    await expect(page.locator('#root')).toBeEmpty()
    lookup.release()
    await expect(rows(page)).toHaveCount(2)
  },
)

test('what changes after notes were read ahead is shown, too', once, async ({ page }) => {
  const { person, ids } = await comeInOnce(page, [{ title: 'Milk' }, { title: 'Eggs' }])
  const lookup = await hold(page, calls.lookup)
  const reading = page.waitForResponse(firstPage)
  await page.reload()
  await (await reading).finished()
  await changeNote(person, ids[0] ?? '', { title: 'Oat milk' })
  lookup.release()
  await expect(rows(page).filter({ hasText: 'Oat milk' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

test('of a session that has ended nothing is shown that was read ahead', once, async ({ page }) => {
  await comeInOnce(page, [{ title: 'Milk' }])
  const reading = page.waitForResponse(firstPage)
  await refuse(page, calls.lookup, 400, 'USER_DISABLED')
  await page.reload()
  await (await reading).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Milk')).toHaveCount(0)
})

test(
  'an old token is renewed first, and the notes are read with the new one',
  once,
  async ({ page }) => {
    await comeInOnce(page, [{ title: 'Milk' }])
    await ageToken(page)
    const lookup = await hold(page, calls.lookup)
    const renewal = page.waitForResponse(calls.token)
    const reading = page.waitForRequest(
      (request) => firstPage.test(request.url()) && request.method() === 'POST',
    )
    await page.goto('/')
    const { id_token: token } = (await (await renewal).json()) as { id_token: string }
    expect(await (await reading).headerValue('authorization')).toBe(`Bearer ${token}`)
    lookup.release()
    await expect(rows(page)).toHaveCount(1)
  },
)

/** Somebody with notes, who was in on a device that they have not called their own. */
async function comeInOnce(
  page: Page,
  drafts: readonly { title: string }[],
): Promise<{ person: Person; ids: readonly string[] }> {
  const person = await somebodyWithAccount()
  const ids = await createNotes(person, drafts)
  await signIn(page, person)
  await expect(rows(page)).toHaveCount(drafts.length)
  return { person, ids }
}

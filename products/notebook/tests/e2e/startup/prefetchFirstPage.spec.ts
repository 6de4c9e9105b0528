import type { Page } from '@playwright/test'
import { createNotes, type Draft } from '#products/notebook/tests/support/browser/notes.ts'
import { rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { calls, holdRequests, refuse } from '#tests/support/browser/servers/authServer.ts'
import { ageToken } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const firstPage = /documents\/users\/[^/]+:runQuery$/

test(
  'notes are read while the session is verified, with a fresh token, and shown only after that',
  { tag: '@once' },
  async ({ page }) => {
    await signInWithNotes(page, [{ title: 'Milk' }, { title: 'Eggs' }])
    await test.step('while the session is verified, nothing is shown', async () => {
      const lookup = await holdRequests(page, calls.lookup)
      const reading = page.waitForResponse(firstPage)
      await page.reload()
      await (await reading).finished()
      expect(lookup.count()).toBe(1)
      await expect(page.locator('#root')).toBeEmpty()
      lookup.release()
      await expect(rows(page)).toHaveCount(2)
    })

    await test.step('an expired token is refreshed before notes are read with it', async () => {
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
      await expect(rows(page)).toHaveCount(2)
    })

    await test.step('nothing that was read is shown for an ended session', async () => {
      const reading = page.waitForResponse(firstPage)
      await refuse(page, calls.lookup, 400, 'USER_DISABLED')
      await page.reload()
      await (await reading).finished()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Milk')).toHaveCount(0)
    })
  },
)

/** Signs in a person with notes on a device that isn't their own. */
async function signInWithNotes(page: Page, drafts: readonly Draft[]): Promise<void> {
  const person = await createUser()
  await createNotes(person, drafts)
  await signIn(page, person)
  await expect(rows(page)).toHaveCount(drafts.length)
}

import type { Page } from '@playwright/test'
import {
  expectStatus,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { countEncryptedRecords } from '#tests/support/browser/device.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  signOut,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

const rounds = Number(process.env['GATEHOUSE_SIGN_OUTS'] ?? 1)

test(
  'every letter typed in a tab is kept, however late another tab signs out',
  { tag: '@once' },
  async ({ page, context }) => {
    test.setTimeout(60_000 + rounds * 20_000)
    const ada = await createUser()
    await signIn(page, ada)
    // On a slow machine, another tab may take longer than sign-out waits for it.
    const uncertain = page.getByRole('dialog', { name: 'You’re still signed in' })
    const tryAgain = () => uncertain.getByRole('button', { name: 'Try again' }).click()
    // It may ask again before the press has ended.
    await page.addLocatorHandler(uncertain, tryAgain, { noWaitAfter: true })
    const path = `/notes/${await writeNote(page, 'At the weir', 'Heron')}`
    for (let round = 0; round < rounds; round += 1) {
      const other = await context.newPage()
      await other.goto(path)
      await expectStatus(other, 'Saved')
      const taken = await followText(other)
      await textIn(other).press('Control+End')
      const typing = textIn(other).pressSequentially(' fish'.repeat(60 + round), { delay: 10 })
      await expect.poll(async () => (await taken()).length).toBeGreaterThan(30)
      await signOut(page)
      await typing.catch(() => null)
      for (const one of [page, other]) {
        await expect(one.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      }
      const words = await taken()
      expect(await countEncryptedRecords(page)).toMatchObject({ keys: 0 })
      await other.close()
      await fillSignIn(page, ada)
      await expect(accountMenu(page)).toBeVisible()
      await page.goto(path)
      await expect(textIn(page)).toHaveValue(words)
      await textIn(page).fill('At the weir')
      await expectStatus(page, 'Saved')
    }
  },
)

/** Follows the text of the open note. Returns a function that gives its last value. */
async function followText(page: Page): Promise<() => Promise<string>> {
  await textIn(page).evaluate((field: HTMLTextAreaElement) => {
    const note = () => (document.documentElement.dataset['typed'] = field.value)
    field.addEventListener('input', note)
    note()
  })
  return async () => (await page.locator('html').getAttribute('data-typed')) ?? ''
}

import { confirmWith } from '#tests/support/browser/account.ts'
import { checkInBothWindows } from '#tests/support/browser/checkPage.ts'
import { traces } from '#tests/support/browser/device.ts'
import { greetingIn, greetingsOnServer, writeGreeting } from '#tests/support/browser/greetings.ts'
import { idOf } from '#tests/support/browser/owner.ts'
import { signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const words = 'Ahoy from the weir'

test(
  'a greeting is kept on the server, and nothing of it stays here when its person leaves',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await somebodyWithAccount()
    await signIn(page, person)
    await expect(page.getByRole('heading', { name: `Hello, ${person.email}` })).toBeVisible()
    await writeGreeting(page, words)
    await checkInBothWindows(page)
    await page.reload()
    await expect(greetingIn(page)).toHaveValue(words)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await traces(page, words)).toEqual([])

    await signIn(page, await somebodyWithAccount())
    await expect(greetingIn(page)).toHaveValue('')
    expect(await greetingsOnServer((await idOf(person.email)) ?? '')).toEqual([words])
  },
)

test('a deletion takes the greeting along with the account', { tag: '@once' }, async ({ page }) => {
  const person = await somebodyWithAccount()
  const uid = (await idOf(person.email)) ?? ''
  await signIn(page, person)
  await writeGreeting(page, words)
  expect(await greetingsOnServer(uid)).toEqual([words])
  await page.clock.setSystemTime(Date.now() + 120_000)
  await page.goto('/account/delete')
  await expect(page.getByText('Your greeting.')).toBeVisible()
  await page.getByLabel(`Type ${person.email}`).fill(person.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await confirmWith(page, person.password)
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  expect(await greetingsOnServer(uid)).toEqual([])
})

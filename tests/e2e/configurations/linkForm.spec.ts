import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { recordShifts, shiftsOn } from '#tests/support/browser/checks/layoutShifts.ts'
import { holdCode, waitUntilHydrated, openBeforeCode } from '#tests/support/browser/code.ts'
import { openDetail } from '#tests/support/browser/people/accountDetails.ts'
import { emailTo } from '#tests/support/browser/people/emails.ts'
import { deleteAccount } from '#tests/support/browser/people/owner.ts'
import { accountMenu, newUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify({ emailLink: true, guest: true }),
  },
})

// One test, because each makes a build of its own.
test('the other methods are there with the form, before its code, go with it once the email is sent, and come back', async ({
  page,
}) => {
  const email = page.getByLabel('Email')
  const guest = page.getByRole('button', { name: 'Continue as a guest' })
  const shared = page.getByLabel(/^This is a shared computer/)
  await recordShifts(page)
  const release = await holdCode(page)
  await openBeforeCode(page, '/sign-in')
  await expect(guest).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const shifts = await shiftsOn(page)
  const before = await page.locator('#root').innerText()
  await email.fill(newUser().email)
  await guest.evaluate((button) => Object.assign(button, { isFirst: true }))
  release()
  await waitUntilHydrated(page)
  expect(await shiftsOn(page)).toEqual(shifts)
  expect(await page.locator('#root').innerText()).toContain(before)
  expect(await guest.evaluate((button) => 'isFirst' in button)).toBe(true)

  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(guest).toBeHidden()
  await expect(shared).toBeHidden()
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect(email).toBeVisible()
  await expect(shared).toBeVisible()
  await expect(guest).toBeVisible()
  // Without a sign-up page, a deleted account leads back to the same form.
  const person = newUser()
  await email.fill(person.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.goto((await emailTo(person.email, 'EMAIL_SIGNIN')).link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await expect(await openDetail(page, 'Sign-in methods')).toHaveText('Email link')
  await deleteAccount(person.email)
  await page.reload()
  await page.getByRole('button', { name: 'Create a new account' }).click()
  await expect(email).toBeVisible()
  await expect(guest).toBeVisible()
})

import { localUrls } from '#local-firebase/addresses.ts'
import { loadFirestoreRules, rulesWith } from '#tests/rules/loadRules.ts'
import { confirmWith } from '#tests/support/browser/account.ts'
import { chooseArchive, openData, saveExport } from '#tests/support/browser/archives.ts'
import { checkInBothWindows } from '#tests/support/browser/checkPage.ts'
import { expect, test } from '#tests/support/browser/configured.ts'
import { traces } from '#tests/support/browser/device.ts'
import { ageSignIn, hasAccount } from '#tests/support/browser/owner.ts'
import { createUser, fillSignIn, signIn, signOut } from '#tests/support/browser/people.ts'
import type { Locator, Page } from '@playwright/test'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/list.config.ts' } })

test.beforeAll(async () => loadFirestoreRules(localUrls(), await rulesWith(['items'])))

test('a list is shown live, stays on the server, and leaves nothing on the device', async ({
  browser,
  configured,
  page,
}) => {
  const person = await createUser()
  await signIn(page, person)
  await expect(page.getByText('Nothing on your list yet.')).toBeVisible()
  await addItem(page, 'Milk')
  await addItem(page, 'Eggs')
  await checkInBothWindows(page)
  const elsewhere = await (await browser.newContext({ baseURL: configured.origin })).newPage()
  await signIn(elsewhere, person)
  await expect(itemsOn(elsewhere)).toHaveText(['MilkDelete', 'EggsDelete'])
  await page.getByLabel('Milk', { exact: true }).check()
  await expect(elsewhere.getByLabel('Milk', { exact: true })).toBeChecked()
  await elsewhere.getByRole('button', { name: 'Delete Eggs' }).click()
  await expect(itemsOn(page)).toHaveText(['MilkDelete'])
  await page.reload()
  await expect(page.getByLabel('Milk', { exact: true })).toBeChecked()
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await traces(page, 'Milk')).toEqual([])
  await elsewhere.context().close()
})

test('a list is exported, imported into another account, once, and deleted with it', async ({
  page,
}) => {
  await signIn(page, await createUser())
  await addItem(page, 'Milk')
  await addItem(page, 'Eggs')
  await openData(page)
  await expect(page.getByText('2 items.')).toBeVisible()
  const archive = await saveExport(page)
  await expect(page.getByText('It contains 2 items.')).toBeVisible()
  await signOut(page)

  const bob = await createUser()
  await fillSignIn(page, bob)
  await expect(page.getByText('Nothing on your list yet.')).toBeVisible()
  await openData(page)
  for (const outcome of ['Added 2 items.', 'Already here: 2 items.']) {
    await chooseArchive(page, archive)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText(outcome)).toBeVisible()
    await page.getByRole('button', { name: 'Import another file' }).click()
  }
  await page.goto('/')
  await expect(itemsOn(page)).toHaveText(['MilkDelete', 'EggsDelete'])

  await ageSignIn(bob)
  await page.goto('/account/delete')
  await expect(page.getByText('Your data 2 items')).toBeVisible()
  await page.getByLabel(`Type ${bob.email}`).fill(bob.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await confirmWith(page, bob.password)
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  expect(await hasAccount(bob.email)).toBe(false)
})

test('a guest who signs in to an account finds the list there', async ({ page }) => {
  const person = await createUser()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await addItem(page, 'Milk')
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('some other horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('One item will move with you.')).toBeVisible()
  await page.getByLabel('Password of that account').fill(person.password)
  await page.getByRole('button', { name: 'Sign in to that account' }).click()
  await expect(page.getByRole('heading', { name: 'Your data has moved' })).toBeVisible()
  await page.goto('/')
  await expect(itemsOn(page)).toHaveText(['MilkDelete'])
})

async function addItem(page: Page, item: string): Promise<void> {
  const field = page.getByLabel('New item')
  await field.fill(item)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel(item, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
}

function itemsOn(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem')
}

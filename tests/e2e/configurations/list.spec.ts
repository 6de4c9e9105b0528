import type { Locator, Page } from '@playwright/test'
import { chooseArchive, openData, saveExport } from '#tests/support/browser/archives.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { databaseCalls, refuseCall } from '#tests/support/browser/database.ts'
import { placesWithText } from '#tests/support/browser/device.ts'
import { confirmWith } from '#tests/support/browser/people/account.ts'
import { ageSignIn, hasAccount, idOf } from '#tests/support/browser/people/owner.ts'
import {
  createUser,
  fillSignIn,
  signIn,
  signOut,
  type Person,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'
import { todosOf } from '#tests/support/browser/servers/existingApp.ts'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/list.config.ts' } })

test('a guest’s list moves into their account, is live, leaves with an export, and is deleted', async ({
  browser,
  configured,
  page,
}) => {
  test.slow()
  const ada = await createUser()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  const empty = page.getByText('Nothing on your list yet.')
  await expect(empty).toBeVisible()
  const add = await page.getByRole('button', { name: 'Add', exact: true }).boundingBox()
  expect(((await empty.boundingBox())?.y ?? 0) - (add?.y ?? 0) - (add?.height ?? 0)).toBe(24)
  await addItem(page, 'Milk')
  await addItem(page, 'Eggs')
  await checkInBothWindows(page)
  await signInFromGuest(page, ada)
  await expect(page.getByRole('heading', { name: 'Your data has moved' })).toBeVisible()
  await page.goto('/')

  const elsewhere = await (await browser.newContext({ baseURL: configured.origin })).newPage()
  await signIn(elsewhere, ada)
  await expect(itemsOn(elsewhere)).toHaveText(['MilkEditDelete', 'EggsEditDelete'])
  await page.getByLabel('Milk', { exact: true }).check()
  await expect(elsewhere.getByLabel('Milk', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Edit Eggs' }).click()
  await page.getByLabel('Item', { exact: true }).fill(`Eggs\n${'Quailegg'.repeat(12)}`)
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit Eggs Quailegg' })).toBeFocused()
  // The product's own stylesheet needs to know nothing of long words.
  await page.locator('main').evaluate((main, word) => main.append(word), 'Quailegg'.repeat(12))
  await checkInBothWindows(page)
  await elsewhere.getByRole('button', { name: 'Delete Eggs Quailegg' }).click()
  await expect(itemsOn(page)).toHaveText(['MilkEditDelete'])
  await elsewhere.context().close()

  await openData(page)
  await expect(page.getByText('One item.')).toBeVisible()
  const archive = await saveExport(page)
  await expect(page.getByText('It contains one item.')).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await placesWithText(page, 'Milk')).toEqual([])

  const bob = await createUser()
  await fillSignIn(page, bob)
  await expect(page.getByText('Nothing on your list yet.')).toBeVisible()
  await openData(page)
  for (const outcome of ['Added one item.', 'Already here: one item.']) {
    await chooseArchive(page, archive)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText(outcome)).toBeVisible()
    await page.getByRole('button', { name: 'Import another file' }).click()
  }
  await page.goto('/')
  await expect(page.getByLabel('Milk', { exact: true })).toBeChecked()

  await ageSignIn(bob)
  await page.goto('/account/delete')
  await expect(page.getByText('Your data one item')).toBeVisible()
  await page.getByLabel(`Type ${bob.email}`).fill(bob.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await confirmWith(page, bob.password)
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  expect(await hasAccount(bob.email)).toBe(false)
})

test('an item that wasn’t saved is saved once the network is back, and what is typed meanwhile stays', async ({
  page,
  context,
}) => {
  const ada = await createUser()
  const stored = async () => (await todosOf(await idOf(ada.email))).toSorted()
  await signIn(page, ada)
  await addItem(page, 'Milk')
  await expect.poll(stored).toEqual(['Milk'])
  await context.setOffline(true)
  await addItem(page, 'Eggs')
  await page.getByLabel('New item').fill('Half')
  const offline = page.getByText('Your changes will be saved when you’re back online.')
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await expect.poll(stored).toEqual(['Eggs', 'Milk'])
  await expect(itemsOn(page)).toHaveText(['MilkEditDelete', 'EggsEditDelete'])
  await expect(page.getByLabel('New item')).toHaveValue('Half')
})

test('an item that the server refuses holds up no other, is named, and can be discarded', async ({
  page,
}) => {
  const ada = await createUser()
  const stored = async () => todosOf(await idOf(ada.email))
  await signIn(page, ada)
  await page.route(databaseCalls.commit, (route) =>
    route.request().postData()?.includes('Odd')
      ? refuseCall(route, 403, 'PERMISSION_DENIED')
      : route.fallback(),
  )
  await addItem(page, 'Odd')
  await addItem(page, 'Milk')
  await expect(page.getByText('These changes couldn’t be saved: Odd.')).toBeVisible()
  await expect.poll(stored).toEqual(['Milk'])
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Edit Odd' }).click()
  await page.getByLabel('Item', { exact: true }).fill('Odd eggs')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' })
  await expect(question).toContainText('Odd eggs')
  await checkInBothWindows(page)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(itemsOn(page)).toHaveText(['MilkEditDelete'])
  await expect(page.getByRole('heading', { name: 'List' })).toBeFocused()
  await page.reload()
  await expect(itemsOn(page)).toHaveText(['MilkEditDelete'])
})

test('signing out asks about what another tab could not save, which loses nothing', async ({
  page,
  context,
}) => {
  const ada = await createUser()
  const stored = async () => todosOf(await idOf(ada.email))
  await signIn(page, ada)
  const other = await context.newPage()
  await other.goto('/')
  await other.route(databaseCalls.commit, (route) => route.abort('internetdisconnected'))
  await addItem(other, 'Milk')
  await signOut(page)
  const question = page.getByRole('dialog', { name: 'Not everything is saved yet' })
  await expect(question.getByRole('listitem')).toHaveText(['Milk'])
  await other.unroute(databaseCalls.commit)
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await stored()).toEqual(['Milk'])
})

test('while another tab checks a last time, a dialog that was open accepts nothing', async ({
  page,
  context,
}) => {
  const ada = await createUser()
  await signIn(page, ada)
  const field = await editNewItem(page, 'Milk')
  const uid = await idOf(ada.email)
  const other = await context.newPage()
  await other.goto('/')
  const tell = (isFinalCheck: boolean) =>
    other.evaluate(
      ([id, last]) => {
        const channel = new BroadcastChannel(`gatehouse-collections-${id}`)
        channel.postMessage({ from: 'test', message: { type: 'signingOut', isFinalCheck: last } })
        channel.close()
      },
      [uid, isFinalCheck] as const,
    )
  await page.bringToFront()
  await field.press('End')
  await page.keyboard.type(' and')
  await tell(true)
  await expect(page.getByRole('dialog', { name: 'Signing out…' })).toBeVisible()
  await page.keyboard.type(' too late')
  await page.mouse.click(640, 400)
  await page.keyboard.type(' too late')
  await tell(false)
  await expect(page.getByRole('dialog', { name: 'Signing out…' })).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.type(' honey')
  await expect(field).toHaveValue('Milk and honey')
})

test('an edit of an item that another tab deletes meanwhile adds it again', async ({
  page,
  context,
}) => {
  await signIn(page, await createUser())
  await (await editNewItem(page, 'Milk')).fill('Oat milk')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Delete Milk' }).click()
  await expect(itemsOn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  for (const each of [page, other]) await expect(itemsOn(each)).toHaveText(['Oat milkEditDelete'])
})

test('what was discarded in one tab is gone in the other, too', async ({ page, context }) => {
  const ada = await createUser()
  await signIn(page, ada)
  const other = await context.newPage()
  await other.goto('/')
  await other.route(databaseCalls.commit, (route) => route.abort('internetdisconnected'))
  await addItem(other, 'Milk')
  await signOut(page)
  await page.getByLabel('Yes, discard these changes').check()
  await page.getByRole('button', { name: 'Discard and sign out' }).click()
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await other.unroute(databaseCalls.commit)
  await fillSignIn(other, ada)
  await expect(other.getByText('Nothing on your list yet.')).toBeVisible()
  expect(await todosOf(await idOf(ada.email))).toEqual([])
})

async function signInFromGuest(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('some other horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('2 items will move with you.')).toBeVisible()
  await page.getByLabel('Password of that account').fill(person.password)
  await page.getByRole('button', { name: 'Sign in to that account' }).click()
}

async function addItem(page: Page, item: string): Promise<void> {
  const field = page.getByLabel('New item')
  await field.fill(item)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel(item, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
}

/** Adds an item and opens its dialog. Returns the dialog's field. */
async function editNewItem(page: Page, item: string): Promise<Locator> {
  await addItem(page, item)
  await page.getByRole('button', { name: `Edit ${item}` }).click()
  return page.getByLabel('Item', { exact: true })
}

function itemsOn(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem')
}

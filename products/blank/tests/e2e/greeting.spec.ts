import { confirmWith } from '#tests/support/browser/account.ts'
import { chooseArchive, openData, saveExport } from '#tests/support/browser/archives.ts'
import { traces } from '#tests/support/browser/device.ts'
import { greetingIn, greetingsOnServer, writeGreeting } from '#tests/support/browser/greetings.ts'
import { ageSignIn, idOf } from '#tests/support/browser/owner.ts'
import { signIn, signOut, newUser, createUser } from '#tests/support/browser/people.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/test.ts'
import { partsIn } from '#tests/support/zip.ts'

const words = 'Ahoy from the weir'

test(
  'a greeting is stored on the server, and nothing of it stays on the device after sign-out',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await expect(page.getByRole('heading', { name: `Hello, ${person.email}` })).toBeVisible()
    await writeGreeting(page, words)
    await page.reload()
    await expect(greetingIn(page)).toHaveValue(words)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await traces(page, words)).toEqual([])

    await signIn(page, await createUser())
    await expect(greetingIn(page)).toHaveValue('')
    expect(await greetingsOnServer((await idOf(person.email)) ?? '')).toEqual([words])
  },
)

test('the greeting is deleted with the account', { tag: '@once' }, async ({ page }) => {
  const person = await createUser()
  const uid = (await idOf(person.email)) ?? ''
  await signIn(page, person)
  await writeGreeting(page, words)
  expect(await greetingsOnServer(uid)).toEqual([words])
  await ageSignIn(person)
  await page.goto('/account/delete')
  await expect(page.getByText('Your greeting.')).toBeVisible()
  await page.getByLabel(`Type ${person.email}`).fill(person.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await confirmWith(page, person.password)
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  expect(await greetingsOnServer(uid)).toEqual([])
})

test(
  'an export contains the greeting, and an import adds it to another account, once',
  { tag: '@once' },
  async ({ browser, page }) => {
    const ada = await createUser()
    await signIn(page, ada)
    await writeGreeting(page, words)
    await openData(page)
    await expect(page.getByText('There is one greeting.')).toBeVisible()
    const archive = await saveExport(page)
    await expect(page.getByText('It contains one greeting.')).toBeVisible()
    const adaUid = (await idOf(ada.email)) ?? ''
    const kept = (await partsIn(archive)).find(({ path }) => path === `greetings/${adaUid}.json`)
    expect(JSON.parse(new TextDecoder().decode(kept?.bytes))).toEqual({ id: adaUid, text: words })

    const bob = await createUser()
    const elsewhere = await (await browser.newContext()).newPage()
    await signIn(elsewhere, bob)
    await openData(elsewhere)
    for (const outcome of ['Added one greeting.', 'Added no greeting.']) {
      await chooseArchive(elsewhere, archive)
      await expect(elsewhere.getByText('It contains one greeting.')).toBeVisible()
      await elsewhere.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(elsewhere.getByText(outcome)).toBeVisible()
      expect(await greetingsOnServer((await idOf(bob.email)) ?? '')).toEqual([words])
      await elsewhere.getByRole('button', { name: 'Import another file' }).click()
    }
    await elsewhere.context().close()
  },
)

test(
  'a guest who signs in to an account finds the greeting there, and the guest account has none',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    const guest = await greetAsGuest(page)
    await askForAccount(page, person.email, 'some other horse')
    await expect(page.getByText(/An account with this email already exists/)).toBeVisible()
    await page.getByLabel('Password of that account').fill(person.password)
    await page.getByRole('button', { name: 'Sign in to that account' }).click()
    await expect(page.getByRole('heading', { name: 'Your greeting has moved' })).toBeVisible()
    expect(await greetingsOnServer((await idOf(person.email)) ?? '')).toEqual([words])
    expect(await greetingsOnServer(guest)).toEqual([])
    await page.goto('/')
    await expect(page.getByRole('heading', { name: `Hello, ${person.email}` })).toBeVisible()
    await expect(greetingIn(page)).toHaveValue(words)
  },
)

test(
  'a guest who upgrades to an account keeps the greeting',
  { tag: '@once' },
  async ({ page }) => {
    const person = newUser()
    const guest = await greetAsGuest(page)
    await askForAccount(page, person.email, person.password)
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    expect(await idOf(person.email)).toBe(guest)
    await page.goto('/')
    await expect(greetingIn(page)).toHaveValue(words)
  },
)

async function greetAsGuest(page: Page): Promise<string> {
  await page.goto('/sign-in')
  const answering = page.waitForResponse(/accounts:signUp/)
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  const { localId } = (await (await answering).json()) as { localId: string }
  await writeGreeting(page, words)
  return localId
}

async function askForAccount(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

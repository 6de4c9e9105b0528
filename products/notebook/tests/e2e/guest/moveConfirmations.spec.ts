import type { Page } from '@playwright/test'
import {
  signInAsGuest,
  seedGuest,
  tracesOf,
} from '#products/notebook/tests/support/browser/guestData.ts'
import { expectAllWith } from '#products/notebook/tests/support/browser/guestMove.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { emailTo, sendLinkTo } from '#tests/support/browser/people/emails.ts'
import {
  signInAsNewProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { recordVerified } from '#tests/support/browser/people/owner.ts'
import {
  accountMenu,
  fillSignIn,
  signOut,
  newUser,
  createUser,
  type Person,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const waiting = { name: 'A guest’s notes are waiting for you' }
const question = { name: /^Move 2 notes and 2 files to / }

test(
  'notes that a guest left behind wait for the first person who signs in, and are offered to no other person',
  { tag: '@once' },
  async ({ page }) => {
    const [ada, bob] = [await createUser(), await createUser()]
    await recordVerified(ada.email)
    const guest = await signInAsGuest(page)
    await seedGuest(guest)
    await signInWithLinkAsGuest(page, ada)
    await openQuestion(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Move 2 notes and 2 files to ${ada.email}?`,
    )
    await checkPage(page)
    await page.getByRole('link', { name: 'Decide later' }).click()
    await openQuestion(page)
    expect(await notesOnServer(ada)).toEqual([])
    await signOut(page)
    await expect(page.getByRole('dialog', waiting)).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Keep the guest’s data and sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

    await fillSignIn(page, bob)
    await expect(accountMenu(page)).toBeVisible()
    await page.goto('/account/move')
    await expect(page.getByRole('heading', { name: 'There is nothing to move' })).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

    await signInWithLink(page, ada)
    await signOut(page)
    await page.getByLabel(/^Yes, delete the guest’s data/).check()
    await page.getByRole('button', { name: 'Delete the guest’s notes' }).click()
    await expect(page.getByRole('dialog', { name: 'The guest’s notes were deleted' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await tracesOf(guest)).toEqual([])
  },
)

test(
  "a guest who signs in while a sign-in popup is open elsewhere isn't lost",
  { tag: '@once' },
  async ({ context, page }) => {
    await standInForGoogle(context)
    await page.goto('/sign-in')
    const provider = await openProvider(page, 'Continue with Google')
    const watching = page.waitForResponse(/\/data-/)
    const other = await context.newPage()
    await seedGuest(await signInAsGuest(other))
    await expect(page.getByRole('link', { name: /Plans/ })).toBeVisible()
    // The guest guard works only once its code is loaded.
    const part = (await watching).url()
    await page.evaluate((url) => import(url), part)
    const person = newUser()
    await signInAsNewProviderUser(provider, person.email)
    await openQuestion(page)
    await page.getByRole('button', { name: 'Yes, move everything' }).click()
    await expect(page.getByRole('heading', { name: 'Your notes have moved' })).toBeVisible({
      timeout: 60_000,
    })
    await expectAllWith(person)
  },
)

/** Signs in with an email link that wasn't requested in this browser. */
async function signInWithLinkAsGuest(page: Page, { email }: Person): Promise<void> {
  await sendLinkTo(email)
  await page.goto((await emailTo(email, 'EMAIL_SIGNIN')).link)
  await page.getByLabel('Email').fill(email)
  await expect(page.getByLabel('Keep my guest data')).not.toBeChecked()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The same, if no guest is here. */
async function signInWithLink(page: Page, { email }: Person): Promise<void> {
  await sendLinkTo(email)
  await page.goto((await emailTo(email, 'EMAIL_SIGNIN')).link)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Its menu closes when the page after the sign-in replaces the link's.
  await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible()
}

/** Links to the question, which starts with the same words. */
function notice(page: Page) {
  return page.getByText('Someone wrote notes as a guest in this browser.', { exact: true })
}

async function openQuestion(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', question)).toBeVisible()
}

import type { Browser, Page } from '@playwright/test'
import { leaveUnsyncedEdit } from '#products/notebook/tests/support/browser/leaveUnsyncedEdit.ts'
import { textsOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import {
  confirmWith,
  openSection,
  savedIn,
  typeNewPassword,
} from '#tests/support/browser/people/account.ts'
import { waitUntilListed } from '#tests/support/browser/people/deviceList.ts'
import {
  fillSignIn,
  goToAccount,
  signIn,
  createUser,
  type Person,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const signedOut = 'You were signed out from another device'

test(
  'all other devices are signed out after reauthentication, tell why, and keep unsent edits for the next sign-in',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(90_000)
    const person = await createUser()
    const other = await signInElsewhere(browser, person, 'A browser of Firefox/140 on Windows')
    const restore = await leaveUnsyncedEdit(other, 'A gray heron in the reeds')
    await openDevices(page, person)
    await expect(rows(page)).toContainText([/Chrome on Linux.*This device/s, /Firefox on Windows/])
    await checkInBothWindows(page)
    const asleep = await signInElsewhere(browser, person, 'A browser of Safari/26 on an iPad')
    await expect(rows(page)).toHaveCount(3)
    await asleep.goto('about:blank')

    await askToSignOutOthers(page)
    await checkInBothWindows(page)
    await signOutOthers(page)
    await checkInBothWindows(page)
    await confirmWith(page, person.password)
    await expect(page.getByText('All other devices were signed out.')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)

    await expect(other.getByRole('heading', { name: signedOut })).toBeVisible()
    await checkInBothWindows(other)
    // Firebase Authentication answers before the database does.
    await asleep.goto('/')
    await expect(asleep.getByRole('heading', { name: 'Please sign in again' })).toBeVisible()
    await page.reload()
    await expect(rows(page)).toContainText([/This device/])

    await restore()
    await other.getByRole('button', { name: 'Sign in' }).click()
    await fillSignIn(other, person)
    await expect.poll(() => textsOnServer(person)).toEqual(['A gray heron in the reeds'])
    await expect(rows(page)).toContainText([/Chrome on Linux/, /Firefox on Windows/])
  },
)

test(
  'a device leaves the list when its owner signs it out or a new password ends its session, also after an outage',
  { tag: '@once' },
  async ({ page, browser }) => {
    const person = await createUser()
    await openDevices(page, person)
    const other = await signInElsewhere(browser, person, 'A browser of Firefox/140 on Windows')
    await expect(rows(page)).toHaveCount(2)
    await goToAccount(other)
    await openSection(other, 'Devices')
    await other.getByRole('button', { name: 'Sign out: Signed in' }).click()
    await expect(rows(page)).toHaveCount(1)

    const another = await signInElsewhere(browser, person, 'A browser of Safari/26 on an iPad')
    await expect(rows(page)).toHaveCount(2)
    await typeNewPassword(page, 'battery staple')
    await expect(savedIn(page, 'Sign-in methods')).toBeVisible()
    await page.context().setOffline(true)
    await openSection(page, 'Devices')
    await expect(page.getByText('Loading your devices…')).toBeVisible()
    await page.context().setOffline(false)
    await expect(rows(page)).toHaveCount(1)
    await expect(another.getByRole('heading', { name: signedOut })).toBeVisible()
  },
)

async function openDevices(page: Page, person: Person): Promise<void> {
  await signIn(page, person)
  await goToAccount(page)
  await openSection(page, 'Devices')
  await expect(rows(page)).not.toHaveCount(0)
}

/** Signs in with a password on another device and waits until it is in the list of devices. */
function signInElsewhere(browser: Browser, person: Person, userAgent: string): Promise<Page> {
  return enterElsewhere(browser, userAgent, (page) => signIn(page, person))
}

/** Signs in on another device and waits until it is in the list of devices. */
async function enterElsewhere(
  browser: Browser,
  userAgent: string,
  enter: (page: Page) => Promise<void>,
): Promise<Page> {
  const device = await browser.newContext({ userAgent })
  const page = await device.newPage()
  const listing = waitUntilListed(page)
  await enter(page)
  await listing
  return page
}

async function askToSignOutOthers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out all: Other devices' }).click()
}

async function signOutOthers(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Sign out all other devices?' })
  await question.getByRole('button', { name: 'Sign out all others' }).click()
}

function rows(page: Page) {
  return page
    .getByRole('region', { name: 'Where you’re signed in' })
    .locator('div:has(> h3)')
    .filter({ hasNotText: 'Other devices' })
}

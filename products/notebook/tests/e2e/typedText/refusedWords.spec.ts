import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import {
  waitUntilAllSent,
  expectStatus,
  goOffline,
  rowsOnDevice,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { textsOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { databaseCalls, refuseCall, writesNote } from '#tests/support/browser/database.ts'
import { comeBack } from '#tests/support/browser/people/identityProviderWindow.ts'
import { updateAccount } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'a rejected edit stays, can be downloaded, and is saved once the rules allow it',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await writeNote(page, 'Before.')
    await goOffline(page)
    await textIn(page).fill('The server refuses these words.')
    await expectStatus(page, 'Saved on this device')
    await page.route(databaseCalls.commit, (route) =>
      writesNote(route.request()) ? refuseCall(route, 403, 'PERMISSION_DENIED') : route.fallback(),
    )
    await page.context().setOffline(false)
    await expectStatus(page, 'Couldn’t be saved')
    await page.reload()
    await expectStatus(page, 'Couldn’t be saved')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await (await downloading).createReadStream()
    expect(await text(file)).toContain('The server refuses these words.')
    await expect(textIn(page)).toHaveValue('The server refuses these words.')
    expect(await textsOnServer(person)).toEqual(['Before.'])

    await page.unroute(databaseCalls.commit)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await textsOnServer(person)).toEqual(['The server refuses these words.'])
  },
)

test(
  'unsent edits of a person who is signed out by the service are hidden, and saved when the same person returns',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await signIn(page, person)
    await writeNote(page, 'Before.')
    const { letThrough } = await holdCommits(page)
    await textIn(page).fill('Waiting words.')
    await expectStatus(page, 'Saved on this device')
    await updateAccount(person.email, { validSince: inASecond() })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible()
    expect(await page.content()).not.toContain('Waiting words.')
    expect(await rowsOnDevice(page, person)).toBe(1)
    expect(await textsOnServer(person)).toEqual(['Before.'])

    // The service compares whole seconds: a sign-in within the same second would be ended too.
    const nextSecond = Date.now() + 2_000
    await expect.poll(() => Date.now()).toBeGreaterThan(nextSecond)
    await letThrough()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await fillSignIn(page, person)
    await expect(textIn(page)).toHaveValue('Waiting words.')
    await expectStatus(page, 'Saved')
    await waitUntilAllSent(page, person)
    expect(await textsOnServer(person)).toEqual(['Waiting words.'])
  },
)

test(
  'text being typed while the session ends is stored to the last letter',
  { tag: '@once' },
  async ({ page }) => {
    const person = await createUser()
    await page.clock.install()
    await signIn(page, person)
    await startNote(page)
    await page.evaluate(() => {
      addEventListener('input', ({ target }) => {
        if (target instanceof HTMLTextAreaElement)
          document.documentElement.dataset['typed'] = target.value
      })
    })
    const { letThrough } = await holdCommits(page)
    // Nothing can be stored before this device has its key.
    await textIn(page).fill('a')
    await expectStatus(page, 'Saved on this device')
    await updateAccount(person.email, { disableUser: true })
    // Longer than the interval between account checks.
    await page.clock.runFor(11_000)
    const typing = typeOn(page)
    const typedWords = () => page.evaluate(() => document.documentElement.dataset['typed'] ?? '')
    await expect.poll(async () => (await typedWords()).length).toBeGreaterThan(5)
    const ended = page.getByRole('heading', { name: 'This account has been disabled' })
    // The app may have just checked the account.
    await expect(async () => {
      await page.clock.runFor(11_000)
      await comeBack(page)
      await expect(ended).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await typing
    const typed = await typedWords()
    await expectNothingAtRisk(page)

    await updateAccount(person.email, { disableUser: false })
    await letThrough()
    await page.reload()
    await fillSignIn(page, person)
    await expect(textIn(page)).toHaveValue(typed)
    await expectStatus(page, 'Saved')
    expect(await textsOnServer(person)).toEqual([typed])
  },
)

/** The browser would close the page without asking. */
async function expectNothingAtRisk(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true)
}

/** Types one key at a time until the field disappears. */
async function typeOn(page: Page): Promise<void> {
  const field = textIn(page)
  await field.focus()
  while ((await field.count()) > 0) await page.keyboard.type('ab')
}

/** Aborts writes of notes until `letThrough` is called. */
async function holdCommits(page: Page) {
  await page.route(databaseCalls.commit, (route) =>
    writesNote(route.request()) ? route.abort('connectionreset') : route.fallback(),
  )
  return { letThrough: () => page.unroute(databaseCalls.commit) }
}

function inASecond(): string {
  return String(Math.ceil(Date.now() / 1000) + 1)
}

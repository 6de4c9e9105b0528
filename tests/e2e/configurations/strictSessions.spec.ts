import type { Page } from '@playwright/test'
import { fromBase32, totp } from '#local-firebase/authProxy/totpCodes.ts'
import { textIn, writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { noMethods } from '#tests/configurations/noMethods.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { createVerifiedUser, sessionOf } from '#tests/support/browser/people/factors.ts'
import { ageSignIn } from '#tests/support/browser/people/owner.ts'
import { fillSignIn, type Person } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'
import { serveRules } from '#tests/support/browser/servers/serveRules.ts'
import { localApi } from '#tests/support/emulators/localApi.ts'

const usual = { ...noMethods, password: true, secondFactors: ['totp'] } as const
const strict = { ...usual, requireSecondFactor: true, sessionHours: 12, idleMinutes: 15 }

const hour = 3_600_000
const words = 'Only with a second factor'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify(strict),
  },
})

test('an account opens only with a second factor, and asks for a new sign-in after fifteen minutes without input and after twelve hours', async ({
  page,
}) => {
  test.slow()

  const person = await createVerifiedUser()
  const { localId, idToken } = await sessionOf(person)
  expect(await statusOfSessions(localId, idToken)).toBe(404)
  await enforceFor(localId)
  expect(await statusOfSessions(localId, idToken)).toBe(403)

  await page.goto('/sign-in?return=%2Faccount')
  await fillSignIn(page, person)
  const key = await setUpFactor(page)
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible()
  const noteId = await writeNote(page, words)

  await page.clock.install()
  await page.goto(`/notes/${noteId}`)
  await expect(textIn(page)).toHaveValue(words)
  await page.clock.fastForward('14:00')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('14:00')
  await expect(textIn(page)).toBeVisible()
  await page.clock.fastForward('01:00')
  await signInAgain(page, person, key)
  await expect(textIn(page)).toHaveValue(words)

  await ageSignIn({ localId }, 13 * hour)
  await page.reload()
  await signInAgain(page, person, key)
  await expect(textIn(page)).toHaveValue(words)
})

/** Sets up an authenticator app, which the account asks for in place of every page. Returns its key. */
async function setUpFactor(page: Page): Promise<string> {
  const question = page.getByRole('heading', { name: 'Set up a second factor', level: 1 })
  await expect(question).toBeVisible()
  await page.goto('/account')
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: 'Authenticator app' })).toBeVisible()
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Authenticator app' }).click()
  const key = (await page.getByText(/^([A-Z2-7]{4} )+/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  return key
}

/** Reads that the session has ended, and signs in with both factors. */
async function signInAgain(page: Page, person: Person, key: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
}

function codeOf(key: string): string {
  return totp(fromBase32(key), Date.now())
}

/** Has the rules enforce the options for one person, because the other tests use the same Firestore. */
function enforceFor(uid: string): Promise<void> {
  return serveRules((rules) =>
    rules
      .replace(/(function isSecondFactorRequired\(\) \{\s*return )false/, `$1uid == '${uid}'`)
      .replace(/(function sessionHours\(\) \{\s*return )null/, `$1uid == '${uid}' ? 12 : null`),
  )
}

/** The database's answer to a session that reads the list of sessions, which doesn't exist yet. */
async function statusOfSessions(uid: string, idToken: string): Promise<number> {
  const url = `${localApi().documents}/users/${uid}/access/sessions`
  const { status } = await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })
  return status
}

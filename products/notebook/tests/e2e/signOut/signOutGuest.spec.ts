import { localPorts } from '#local-firebase/ports.ts'
import {
  signInAsGuest,
  seedGuest,
  tracesOf,
} from '#products/notebook/tests/support/browser/guestData.ts'
import {
  signInToTakenAccount,
  signUpWithTakenEmail,
} from '#products/notebook/tests/support/browser/guestMove.ts'
import {
  expectStatus,
  startNote,
  textIn,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { databaseCalls, refuseCall } from '#tests/support/browser/database.ts'
import { databasesWith, countEncryptedRecords } from '#tests/support/browser/device.ts'
import { confirmWith } from '#tests/support/browser/people/account.ts'
import { ageSignIn, hasAccount, idOf } from '#tests/support/browser/people/owner.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'

const server = userDataOnServer(localPorts())
const upload = /\/v0\/b\/[^/]+\/o\?.*(name=|upload)/

test(
  'a guest whose move was interrupted is deleted with the account, on the server and on this device',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    const person = await createUser()
    const uid = (await idOf(person.email)) ?? ''
    const guest = await signInAsGuest(page)
    await seedGuest(guest)
    await page.route(databaseCalls.commit, (route) => {
      const body = route.request().postData() ?? ''
      const isOfGuest = body.includes(`/users/${guest}/notes/`) && body.includes('"update"')
      return isOfGuest ? refuseCall(route, 503, 'UNAVAILABLE') : route.fallback()
    })
    await startNote(page)
    await textIn(page).fill('Not sent yet')
    await expectStatus(page, 'Saved on this device')
    await signUpWithTakenEmail(page, person)
    const copying = await holdRequests(page, upload)
    await signInToTakenAccount(page, person)
    await expect.poll(copying.count).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(/Everything copied so far/)).toBeVisible()
    expect(await countEncryptedRecords(page)).toMatchObject({ rows: 1 })
    expect(await databasesWith(page, guest)).toHaveLength(1)

    await ageSignIn(person)
    await page.goto('/account/delete')
    await page.getByLabel(`Type ${person.email}`).fill(person.email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await confirmWith(page, person.password)
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeFocused()
    expect(await server.everythingOf(uid)).toEqual(onlyTheMark)
    expect(await hasAccount(person.email)).toBe(false)
    expect(await tracesOf(guest)).toEqual([])
    // If the disk is too slow, the next page cleans up.
    await page.reload()
    await expect.poll(() => databasesWith(page, guest)).toEqual([])
  },
)

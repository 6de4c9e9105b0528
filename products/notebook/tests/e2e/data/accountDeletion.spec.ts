import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { localPorts } from '#local-firebase/ports.ts'
import {
  expectStatus,
  startNote,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { textsOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import type { DeletionReceipt } from '#src/domain/deletion/deletionReceipt.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { waitForListener } from '#tests/support/browser/database.ts'
import { databasesWith, storedNames, emptyDeviceState } from '#tests/support/browser/device.ts'
import { openAccount } from '#tests/support/browser/people/account.ts'
import { hasAccount, idOf } from '#tests/support/browser/people/owner.ts'
import { signIn, type Person } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'

const server = userDataOnServer(localPorts())
const deleted = { name: 'Your account was deleted' }
const listing = /\/documents\/users\/[^/]+:runQuery/
const refusal = { code: 403, status: 'PERMISSION_DENIED', message: 'Refused by a test.' }
const begun = 'You started deleting your account. Nothing has been deleted yet'

test(
  'a deleted account leaves nothing behind, and the person gets a receipt',
  { tag: '@once' },
  async ({ page }) => {
    const person = await openAccount(page)
    const uid = await uidOf(person)
    await writeNote(page, 'Milk')
    await writeNote(page, 'Bread')
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await expect.poll(() => textsOnServer(person)).toEqual(['Milk'])
    await server.putBytes(uid, randomUUID())
    await page.goto('/')
    await page.getByRole('button', { name: 'Store notes here' }).click()
    expect((await storedNames(page)).local).toContain(`trusted-device-${uid}`)
    await openDeletion(page)
    await expect(page.getByText('2 notes, 1 in the trash')).toBeVisible()
    await checkInBothWindows(page)
    await begin(page, person)
    await expect(page.getByRole('heading', deleted)).toBeFocused()
    await checkInBothWindows(page)
    expect(await server.everythingOf(uid)).toEqual(onlyTheMark)
    expect(await hasAccount(person.email)).toBe(false)
    expect(await databasesWith(page, uid)).toEqual([])
    expect(await storedNames(page)).toEqual(emptyDeviceState)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download receipt' }).click()
    const receipt = JSON.parse(
      await readFile(await (await download).path(), 'utf8'),
    ) as DeletionReceipt
    expect(receipt).toMatchObject({
      format: 'gatehouse-deletion-receipt-1',
      userId: uid,
      deleted: { notes: 2, files: 1, bytes: 0, account: true },
    })
    const steps = ['locking', 'files', 'documents', 'verifying', 'accountDocuments', 'account']
    expect(receipt.steps.map(({ step }) => step)).toEqual(steps)
  },
)

test(
  'an interrupted deletion holds back unsent edits, is canceled here or on another device until it is final, and completed there',
  { tag: '@once' },
  async ({ browser, context, page }) => {
    const person = await openAccount(page)
    const uid = await uidOf(person)
    await writeNote(page, 'Milk')
    const tab = await context.newPage()
    const listening = waitForListener(tab, `users/${uid}`)
    await tab.goto('/')
    await listening
    await openDeletion(page)
    await refuseTheLastStep(page)
    await begin(page, person)
    await expect(page.getByText('Lock your account stopped')).toBeVisible()
    await expect(page.getByText('Nothing has been deleted yet.')).toBeVisible()
    await checkPage(page)
    await expect(tab.getByText(begun)).toBeVisible()
    await startNote(tab)
    await textIn(tab).fill('Held back')
    await expectStatus(tab, 'Saved on this device')
    await checkPage(tab)
    expect(await textsOnServer(person)).toEqual(['Milk'])

    await page.getByRole('button', { name: 'Cancel and keep my account' }).click()
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
    await expectStatus(tab, 'Saved')
    await expect(tab.getByText(begun)).toBeHidden()
    expect(await textsOnServer(person)).toEqual(['Held back', 'Milk'])
    await tab.close()

    await begin(page, person)
    await expect(page.getByText('Lock your account stopped')).toBeVisible()
    await page.close()

    const other = await (await browser.newContext()).newPage()
    await signIn(other, person)
    await other.goto('/')
    await other.getByRole('button', { name: 'Keep my account' }).click()
    await expect(other.getByText('Your account was not deleted.')).toBeVisible()
    expect(await textsOnServer(person)).toEqual(['Held back', 'Milk'])

    await openDeletion(other)
    await other.route(listing, (route) => route.fulfill({ status: 503 }))
    await begin(other, person)
    await expect(other.getByText('We can’t reach the server.', { exact: true })).toBeVisible()
    await expect(other.getByText('Your files stopped')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Cancel and keep' })).toBeHidden()
    await other.unrouteAll()
    await other.goto('/')
    await expect(other.getByText('This can no longer be canceled')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Keep my account' })).toBeHidden()
    await other.getByRole('link', { name: 'Continue' }).click()
    await expect(other.getByText('This can no longer be canceled.')).toBeVisible()
    await checkPage(other)
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByRole('heading', deleted)).toBeVisible()
    expect(await server.everythingOf(uid)).toEqual(onlyTheMark)
    expect(await hasAccount(person.email)).toBe(false)
    await other.context().close()
  },
)

async function openDeletion(page: Page): Promise<void> {
  await page.goto('/account/delete')
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
}

async function begin(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel(`Type ${email}`).fill(email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
}

/** Refuses the last request of an account deletion. */
async function refuseTheLastStep(page: Page): Promise<void> {
  await page.route(/\/documents:commit/, (route) => {
    const isLastStep = route.request().postData()?.includes('"isFinal":{"booleanValue":true}')
    return isLastStep ? route.fulfill({ status: 403, json: { error: refusal } }) : route.fallback()
  })
}

async function uidOf({ email }: Person): Promise<string> {
  return (await idOf(email)) ?? ''
}

import { expect, type Page } from '@playwright/test'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { createUser, type Person } from '#tests/support/browser/people/people.ts'
import { holdRequests } from '#tests/support/browser/servers/authServer.ts'
import { signInAsGuest, fileContentsOnServer, seedGuest } from './guestData.ts'
import { notesOnServer } from './notesOnServer.ts'

const upload = /\/v0\/b\/[^/]+\/o\?.*(name=|upload)/

/**
 * Moves a guest with two notes into an existing account. Uploads get no response until `release` is called.
 */
export async function startMove(
  page: Page,
): Promise<{ person: Person; guest: string; release: () => void }> {
  const person = await createUser()
  const guest = await signInAsGuest(page)
  await seedGuest(guest)
  await signUpWithTakenEmail(page, person)
  const { release, count } = await holdRequests(page, upload)
  await signInToTakenAccount(page, person)
  await expect.poll(count).toBeGreaterThan(0)
  return { person, guest, release }
}

/** Signs up with an email that already has an account. */
export async function signUpWithTakenEmail(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('some other horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/An account with this email already exists/)).toBeVisible()
}

/** Signs in to the existing account that sign-up offers. */
export async function signInToTakenAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Password of that account').fill(person.password)
  await page.getByRole('button', { name: 'Sign in to that account' }).click()
}

/** Expects the account to have what `seedGuest` gave the guest, each once. */
export async function expectAllWith(person: Person): Promise<void> {
  const notes = await notesOnServer(person)
  expect(
    notes.map(({ title, body, pinned, isInTrash }) => ({ title, body, pinned, isInTrash })),
  ).toEqual([
    { title: 'Old list', body: 'Flour', pinned: false, isInTrash: true },
    { title: 'Plans', body: 'Alps', pinned: true, isInTrash: false },
  ])
  expect(await fileContentsOnServer((await idOf(person.email)) ?? '')).toEqual([
    'map.txt stored: up',
    'old.txt stored: flour',
  ])
}

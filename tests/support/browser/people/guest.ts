import { expect, type Page } from '@playwright/test'
import { callAuth } from '../../emulators/localApi.ts'
import { readStore, writeStore, sessions } from '../checks/readStore.ts'
import { accountMenu, signIn, createUser } from './people.ts'

/** Stores the session of a new guest as the SDK does, and starts the page with it. */
export async function startAsGuest(page: Page): Promise<void> {
  await signIn(page, await createUser())
  const guest = await newGuest()
  const stored = await readStore<{ value: { email?: string } }>(page, sessions)
  for (const row of Object.values(stored)) {
    const { email: _, ...rest } = row.value
    row.value = { ...rest, ...guest }
  }
  await writeStore(page, sessions, stored)
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
}

async function newGuest(): Promise<object> {
  const { localId, idToken, refreshToken } = await callAuth<Record<string, string>>(
    'accounts:signUp',
    { returnSecureToken: true },
  )
  return {
    uid: localId,
    isAnonymous: true,
    emailVerified: false,
    providerData: [],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + 3_600_000,
    },
  }
}

import { expect, type Page } from '@playwright/test'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { readStore, writeStore, sessions } from './readStore.ts'
import { accountMenu, signIn, createUser } from './people.ts'

const toolkit = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com`

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
  const response = await fetch(`${toolkit}/v1/accounts:signUp?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  })
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>
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

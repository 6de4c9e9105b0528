import { expect, type Page } from '@playwright/test'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { signIn, somebodyWithAccount } from './people.ts'

const toolkit = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com`

/** Puts the session of a new guest where the SDK keeps one, and starts the page with it. */
export async function startAsGuest(page: Page): Promise<void> {
  await signIn(page, await somebodyWithAccount())
  const guest = await newGuest()
  await page.evaluate(async (session) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result
      .transaction('firebaseLocalStorage', 'readwrite')
      .objectStore('firebaseLocalStorage')
    const reading = store.getAll()
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    for (const row of reading.result as { fbase_key: string; value: object }[]) {
      const { email: _, ...rest } = row.value as { email?: string }
      store.put({ ...row, value: { ...rest, ...session } })
    }
    opening.result.close()
  }, guest)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
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

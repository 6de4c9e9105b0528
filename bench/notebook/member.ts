import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'

/** An account with a verified email, and its session as the SDK stores it. */
export type Member = { uid: string; session: object }

const API_KEY = 'demo-key'
const HOUR_MS = 3_600_000

/** Creates an account and signs in to it. */
export async function createMember(): Promise<Member> {
  const toolkit = `${localUrls().auth}/identitytoolkit.googleapis.com/v1`
  const person = { email: `${randomUUID()}@example.com`, password: 'correct horse' }
  await requestAsAdmin('POST', `${toolkit}/projects/${PROJECT_ID}/accounts`, {
    ...person,
    emailVerified: true,
  })
  const answer = await requestAsAdmin(
    'POST',
    `${toolkit}/accounts:signInWithPassword?key=${API_KEY}`,
    {
      ...person,
      returnSecureToken: true,
    },
  )
  const { localId, idToken, refreshToken } = JSON.parse(answer) as Record<string, string>
  const session = {
    uid: localId,
    email: person.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + HOUR_MS,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  }
  return { uid: localId ?? '', session }
}

/**
 * Stores the session where the SDK reads it on start, and the person's answer about the device. The page
 * stays at a URL of the origin that runs no code.
 */
export async function storeSession(
  page: Page,
  origin: string,
  { uid, session }: Member,
  trustedDevice: 'yes' | 'no',
): Promise<void> {
  await page.goto(`${origin}/nothing.txt`)
  await page.evaluate(
    async ({ key, value, answerKey, answer }) => {
      localStorage.setItem(answerKey, answer)
      const store = 'firebaseLocalStorage'
      const opening = indexedDB.open('firebaseLocalStorageDb', 1)
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore(store, { keyPath: 'fbase_key' })
      })
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const writing = opening.result.transaction(store, 'readwrite')
      writing.objectStore(store).put({ fbase_key: key, value })
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      opening.result.close()
    },
    {
      key: `firebase:authUser:${API_KEY}:[DEFAULT]`,
      value: { ...session },
      answerKey: `trusted-device-${uid}`,
      answer: trustedDevice,
    },
  )
}

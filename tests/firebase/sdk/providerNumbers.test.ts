import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import * as desktop from 'firebase/auth'
import { getStorage } from 'firebase/storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coolDownAfter } from '#src/domain/backOff.ts'
import { toFailure } from '#src/firebase/sdk/errors.ts'
import { renewalMarginMs } from '#src/machines/session/sessionRefreshMachine.ts'

/** The SDK keeps the `fetch` that exists when it is loaded. */
const network = vi.hoisted(() => {
  const held: { answer?: (url: string) => Promise<Response> } = {}
  vi.stubGlobal('fetch', (url: string) => held.answer?.(url) ?? new Promise(() => {}))
  return held
})

const second = 1_000
const minute = 60 * second

const silence = { kind: 'network-request-failed', code: 'auth/network-request-failed' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the installed version of the SDK', () => {
  it('abandons a call after 30 seconds on desktop', async () => {
    expect(await timeUntilSignInFails(desktop, initializeApp)).toEqual({
      ...silence,
      after: 30 * second,
    })
  })

  it('abandons a call after 60 seconds on a phone', async () => {
    vi.stubGlobal('navigator', { product: 'ReactNative', onLine: true })
    expect(await timeUntilSignInFails(...secondCopy())).toEqual({
      ...silence,
      after: 60 * second,
    })
  })

  it('renews a token five minutes before it expires, and retries after 30 seconds, doubling up to 16 minutes', async () => {
    const renewals = await watchRenewals(60 * minute)
    await vi.advanceTimersByTimeAsync(110 * minute)
    const pauses = renewals.map((moment, index) => moment - (renewals[index - 1] ?? 0))
    const waits = [0.5, 1, 2, 4, 8, 16, 16].map((minutes) => minutes * minute)
    expect(pauses).toEqual([55 * minute, ...waits])
    expect(60 * minute - renewalMarginMs).toBe(55 * minute)
    expect(waits.map((_, index) => coolDownAfter(index + 1))).toEqual(waits)
  })

  it('abandons a file operation after 120 seconds, and an upload after 600', async () => {
    const app = initializeApp({ projectId: 'demo', storageBucket: 'demo.appspot.com' }, 'storage')
    const { maxOperationRetryTime, maxUploadRetryTime } = getStorage(app)
    expect([maxOperationRetryTime, maxUploadRetryTime]).toEqual([120 * second, 600 * second])
    await deleteApp(app)
  })

  it('abandons a database request after 20 seconds', async () => {
    const channel = '@firebase/webchannel-wrapper/dist/webchannel-blob/esm'
    const file = new URL(
      `../../../node_modules/${channel}/webchannel_blob_es2018.js`,
      import.meta.url,
    )
    const [, milliseconds] =
      /"forwardChannelRequestTimeoutMs",([\dE]+)/.exec(await readFile(file, 'utf8')) ?? []
    expect(Number(milliseconds)).toBe(20 * second)
  })
})

type Sdk = Pick<typeof desktop, 'initializeAuth' | 'signInWithEmailAndPassword'>

/** The SDK detects its platform when it is loaded. Its other module format is a second copy. */
function secondCopy(): [Sdk, typeof initializeApp] {
  const require = createRequire(import.meta.url)
  const app = require('firebase/app') as { initializeApp: typeof initializeApp }
  return [require('firebase/auth') as Sdk, app.initializeApp]
}

/**
 * Returns the error of a sign-in that is never answered, and after how many milliseconds it came.
 */
async function timeUntilSignInFails(sdk: Sdk, open: typeof initializeApp) {
  const auth = sdk.initializeAuth(open({ apiKey: 'key' }, crypto.randomUUID()))
  const since = Date.now()
  const failing = sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'open-sesame').then(
    () => 'signed in',
    (error: unknown) => ({ ...toFailure(error), after: Date.now() - since }),
  )
  await vi.advanceTimersByTimeAsync(2 * minute)
  return failing
}

/** Signs in with a token whose renewals never reach the server, and returns when each is tried. */
async function watchRenewals(lifetime: number): Promise<number[]> {
  const renewals: number[] = []
  const since = Date.now()
  const idToken = `e30.${btoa(JSON.stringify({ exp: (since + lifetime) / second }))}.e30`
  const expiresIn = String(lifetime / second)
  network.answer = (url) => {
    if (url.includes('/token?')) {
      renewals.push(Date.now() - since)
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    const answer = url.includes(':lookup')
      ? { users: [{ localId: 'ada' }] }
      : { idToken, refreshToken: 'refresh', expiresIn, localId: 'ada' }
    return Promise.resolve(Response.json(answer))
  }
  const app = initializeApp({ apiKey: 'key' }, 'renewals')
  await desktop.signInWithEmailAndPassword(
    desktop.initializeAuth(app),
    'ada@example.com',
    'open-sesame',
  )
  internalAuth(app).addAuthTokenListener(() => {})
  return renewals
}

type InternalAuth = { addAuthTokenListener: (listener: () => void) => void }

/** What Firestore asks for the token. */
function internalAuth(app: FirebaseApp): InternalAuth {
  const { container } = app as FirebaseApp & {
    container: { getProvider: (name: string) => { getImmediate: () => InternalAuth } }
  }
  return container.getProvider('auth-internal').getImmediate()
}

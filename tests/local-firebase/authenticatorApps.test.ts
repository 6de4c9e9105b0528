import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  getMultiFactorResolver,
  inMemoryPersistence,
  initializeAuth,
  multiFactor,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type TotpSecret,
} from 'firebase/auth'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startAuth } from '#local-firebase/authEmulator.ts'
import { fromBase32, totp } from '#local-firebase/authProxy/totpCodes.ts'
import { createDemoUser, demoUser } from '#local-firebase/demoUser.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import type { Service } from '#local-firebase/service.ts'
import { AUTH, ports } from './addresses.ts'
import { getJson, sendJson } from './requests.ts'

let service: Service
const app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, 'apps')
let auth: Auth

beforeAll(async () => {
  service = await startAuth({ port: ports.auth, kept: undefined, missing: [] })
  await createDemoUser(ports, false)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, AUTH, { disableWarnings: true })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await deleteApp(app)
  await service.stop()
})

test('an app that has shown a right code is a second factor, asked for from then on, until it is removed', async () => {
  const { user } = await enter()
  const secret = await newSecret()
  await expect(enroll(secret, codeOf(secret, -90_000))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  })
  expect(multiFactor(user).enrolledFactors).toEqual([])
  await enroll(secret, codeOf(secret, 30_000))
  const [factor] = multiFactor(user).enrolledFactors
  expect(factor).toMatchObject({ factorId: 'totp', displayName: 'My app' })
  await user.reload()
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp' }])

  await signOut(auth)
  const resolver = await challenge()
  expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'My app' }])
  const show = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code))
  await expect(show(codeOf(secret, 90_000))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  })
  const back = await show(codeOf(secret, 0))
  expect(back.user.email).toBe(demoUser.email)
  expect(await getJson(`${AUTH}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`)).toEqual({
    verificationCodes: [],
  })

  await multiFactor(back.user).unenroll(factor?.uid ?? '')
  await signOut(auth)
  expect((await enter()).user.email).toBe(demoUser.email)
})

test('each app has a key of its own, which is good for five minutes', async () => {
  await enter()
  const secret = await newSecret()
  expect(secret).toMatchObject({ codeLength: 6, hashingAlgorithm: 'SHA1', codeIntervalSeconds: 30 })
  expect((await newSecret()).secretKey).not.toBe(secret.secretKey)
  vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
  await expect(enroll(secret, codeOf(secret, 0))).rejects.toMatchObject({
    code: 'auth/code-expired',
  })
})

test('whose email is not verified is refused before there is a key', async () => {
  const credentials = { email: 'new@example.com', password: 'correct horse' }
  const toolkit = `${AUTH}/identitytoolkit.googleapis.com`
  await sendJson('POST', `${toolkit}/v1/accounts:signUp?key=local`, credentials)
  await signInWithEmailAndPassword(auth, credentials.email, credentials.password)
  await expect(newSecret()).rejects.toMatchObject({ code: 'auth/unverified-email' })
})

function enter() {
  return signInWithEmailAndPassword(auth, demoUser.email, demoUser.password)
}

async function challenge() {
  const refusal = await enter().then(
    () => {
      throw new Error('No one was asked for a second factor.')
    },
    (error: unknown) => error,
  )
  return getMultiFactorResolver(auth, refusal as MultiFactorError)
}

async function newSecret(): Promise<TotpSecret> {
  const { currentUser } = auth
  if (!currentUser) throw new Error('No one is in.')
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(currentUser).getSession())
}

async function enroll(secret: TotpSecret, code: string): Promise<void> {
  const { currentUser } = auth
  if (!currentUser) throw new Error('No one is in.')
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
  await multiFactor(currentUser).enroll(assertion, 'My app')
}

function codeOf({ secretKey }: TotpSecret, skew: number): string {
  return totp(fromBase32(secretKey), Date.now() + skew)
}

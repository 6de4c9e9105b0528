import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { deleteApp, initializeApp } from 'firebase/app'
import type { FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  initializeRecaptchaConfig,
  revokeAccessToken,
  signInWithEmailAndPassword,
  validatePassword,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoUser } from '#local-firebase/demoUser.ts'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import type { LocalFirebase } from '#local-firebase/localFirebase.ts'
import { HOST, PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { emulatorToken } from '#tests/support/emulators/emulatorToken.ts'
import { accountWrite, putObject } from '#tests/support/emulators/putObject.ts'
import { ACCOUNTS, AUTH, DOCUMENTS, FILES, ports } from './addresses.ts'
import { countJavaPrograms, processes } from './processes.ts'
import { getJson, sendJson } from './requests.ts'

const folder = await mkdtemp(join(tmpdir(), 'gatehouse-config-'))
const configuration = join(folder, 'gatehouse.config.ts')

/** Writes the tested configuration, with these settings of sign-in. */
async function configure(signIn: string) {
  const given = resolve('tests/configurations/everything.config.ts')
  const source = `import given from '${given}'
export default { ...given, signIn: { ...given.signIn, ...${signIn} } }`
  await writeFile(configuration, source)
}

const notified: string[] = []
let localFirebase: LocalFirebase
let app: FirebaseApp
let auth: Auth

beforeAll(async () => {
  await configure('{}')
  vi.stubEnv('GATEHOUSE_CONFIG', configuration)
  localFirebase = await startLocalFirebase({ ports, print: (text) => notified.push(text) })
  app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID })
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, AUTH, { disableWarnings: true })
})

afterAll(async () => {
  await deleteApp(app)
  await localFirebase.stop()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('all three services run', async () => {
  expect(localFirebase.missing).toEqual([])
  expect([...localFirebase.running].sort()).toEqual(['auth', 'firestore', 'storage'])
  expect(await getJson(`${AUTH}/local-firebase/status`)).toEqual({ missing: [] })
})

describe('Authentication', () => {
  test('lets the demo person in, with a name and a verified address', async () => {
    const { user } = await signInWithEmailAndPassword(auth, demoUser.email, demoUser.password)
    expect(user).toMatchObject({
      email: 'demo@gatehouse.test',
      displayName: 'Demo Person',
      emailVerified: true,
    })
  })

  test('has recorded the address of the demo person, so that an emailed link ends nothing', async () => {
    const { user } = await signInWithEmailAndPassword(auth, demoUser.email, demoUser.password)
    const account = await requestAsAdmin('GET', `${DOCUMENTS}/users/${user.uid}`)
    expect(JSON.parse(account)).toMatchObject({
      fields: {
        verified: {
          mapValue: {
            fields: {
              email: { stringValue: 'demo@gatehouse.test' },
              at: { timestampValue: expect.any(String) as string },
            },
          },
        },
      },
    })
  })

  test('tells the SDK the password policy of a new project', async () => {
    expect(await validatePassword(auth, 'five5')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      passwordPolicy: {
        customStrengthOptions: { minPasswordLength: 6 },
        allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~',
        enforcementState: 'OFF',
        forceUpgradeOnSignin: false,
      },
    })
  })

  test('tells the SDK that reCAPTCHA is not enforced', async () => {
    await expect(initializeRecaptchaConfig(auth)).resolves.toBeUndefined()
    expect(await getJson(`${AUTH}/identitytoolkit.googleapis.com/v2/recaptchaConfig`)).toEqual({
      recaptchaKey: 'projects/demo-gatehouse/keys/local',
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
        { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
      ],
    })
  })

  test('lets the SDK revoke a token', async () => {
    await signInWithEmailAndPassword(auth, demoUser.email, demoUser.password)
    await expect(revokeAccessToken(auth, 'token-of-apple')).resolves.toBeUndefined()
  })

  test('allows a page of another origin to revoke a token', async () => {
    const path = '/identitytoolkit.googleapis.com/v2/accounts:revokeToken'
    const { status, headers } = await fetch(AUTH + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version',
      },
    })
    expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
      status: 204,
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': 'content-type,x-client-version',
    })
  })

  test('does not tell who has an account', async () => {
    const unknown = { email: 'unknown@gatehouse.test', password: 'open-sesame' }
    const answer = await sendJson('POST', `${ACCOUNTS}:signInWithPassword?key=local`, unknown)
    expect(await answer.json()).toMatchObject({
      error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' },
    })
  })

  test('writes links into emails that lead to where it can be reached', async () => {
    const request = { requestType: 'PASSWORD_RESET', email: demoUser.email }
    await sendJson('POST', `${ACCOUNTS}:sendOobCode?key=local`, request)
    const mails = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
    expect(await mails.text()).toContain(`"${AUTH}/emulator/action?mode=resetPassword&`)
  })
})

const FOUND_NOTHING = 404
const DENIED = 403

describe('the rules of Firestore', () => {
  test.each([
    ['alice', FOUND_NOTHING],
    ['bob', DENIED],
    ['signedOut', DENIED],
  ])('%s asks for the counter of alice', async (person, status) => {
    const url = `${DOCUMENTS}/users/alice/usage/notes`
    const response = await fetch(url, { headers: tokenOf(person) })
    expect(response.status).toBe(status)
  })

  test('alice cannot write what the rules do not know', async () => {
    const document = { fields: { unknown: { stringValue: 'Alice' } } }
    const url = `${DOCUMENTS}/users/alice`
    const response = await sendJson('PATCH', url, document, tokenOf('alice'))
    expect(response.status).toBe(DENIED)
  })
})

describe('the rules of Storage', () => {
  beforeAll(async () => {
    await requestAsAdmin('POST', `${DOCUMENTS}:commit`, { writes: [accountWrite('alice')] })
  })

  test.each([
    ['alice', FOUND_NOTHING],
    ['bob', DENIED],
    ['signedOut', DENIED],
  ])('%s asks for a file of alice', async (person, status) => {
    const file = encodeURIComponent('users/alice/files/ä.txt')
    const response = await fetch(`${FILES}/${file}`, { headers: tokenOf(person) })
    expect(response.status).toBe(status)
  })

  test('answers that a file is gone if it is deleted while it is read', async () => {
    const file = `${FILES}/${encodeURIComponent('users/alice/files/7')}`
    const owner = { authorization: 'Bearer owner' }
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const facts = { uid: 'alice', slot: 7, fileId: 'f', type: 'text/plain', bytes: 'abc' }
      await putObject(facts, `http://${HOST}:${ports.storage}`)
      const reads = Array.from({ length: 5 }, () =>
        fetch(`${file}?alt=media`, { headers: tokenOf('alice') }),
      )
      await fetch(file, { method: 'DELETE', headers: owner })
      for (const { status } of await Promise.all(reads)) expect([200, 404]).toContain(status)
    }
  })

  test('alice cannot upload what the rules do not know', async () => {
    const url = `${FILES}?name=${encodeURIComponent('users/alice/unknown/ä.txt')}`
    const headers = tokenOf('alice')
    const response = await fetch(url, { method: 'POST', headers, body: 'a text' })
    expect(response.status).toBe(DENIED)
  })
})

test('rules follow the configuration while Firestore and Storage run', async () => {
  const counter = `${DOCUMENTS}/users/alice/usage/notes`
  const file = `${FILES}/${encodeURIComponent('users/alice/files/ä.txt')}`
  const statuses = async () => {
    const headers = tokenOf('alice')
    const responses = await Promise.all([fetch(counter, { headers }), fetch(file, { headers })])
    return responses.map(({ status }) => status)
  }
  await configure('{ requireSecondFactor: true, guest: false, phone: false, tokenLink: false }')
  await vi.waitFor(async () => expect(await statuses()).toEqual([DENIED, DENIED]), 20_000)
  await configure('{}')
  await vi.waitFor(
    async () => expect(await statuses()).toEqual([FOUND_NOTHING, FOUND_NOTHING]),
    20_000,
  )
  expect(notified).toEqual([])
})

test('a second one is refused, because the ports are taken', async () => {
  await expect(startLocalFirebase({ ports })).rejects.toThrow(
    `Port ${ports.auth} is taken, but the local Authentication needs it.`,
  )
})

test('when Firestore ends by itself, that is reported and the rest runs on', async () => {
  const firestore = (await processes()).find(
    ({ command }) => command.startsWith('java') && command.includes(`--port ${ports.firestore} `),
  )
  process.kill(firestore?.pid ?? Number.NaN, 'SIGKILL')

  const sentence =
    'Firestore is not running. Its program ended by itself; the terminal shows its last words.'
  await vi.waitFor(() => expect(localFirebase.missing).toEqual([sentence]))
  expect(notified.join('\n')).toMatch(`${sentence}\n`)
  expect([...localFirebase.running].sort()).toEqual(['auth', 'storage'])
  expect(await getJson(`${AUTH}/local-firebase/status`)).toEqual({ missing: [sentence] })
})

test('stopping leaves no process, no taken port and no file', async () => {
  expect(await remains()).toEqual({ programs: 1, files: true })
  await localFirebase.stop()
  expect(await remains()).toEqual({ programs: 0, files: false })
  await expect(requireFreePorts(ports)).resolves.toBeUndefined()
})

function tokenOf(person: string): Record<string, string> {
  return person === 'signedOut' ? {} : { authorization: `Bearer ${emulatorToken(person)}` }
}

async function remains(): Promise<{ programs: number; files: boolean }> {
  return {
    programs: await countJavaPrograms(),
    files: existsSync(join(tmpdir(), `gatehouse-storage-${ports.storage}`)),
  }
}

import { expect } from '@playwright/test'
import { fromBase32, totp } from '#local-firebase/authFront/totpCodes.ts'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'
import { somebody, type Person } from './people.ts'

const toolkit = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com`

/** Somebody whose email is verified, with these phones as second factors: what each is called, and its number. */
export async function somebodyVerified(phones: Record<string, string> = {}): Promise<Person> {
  const person = somebody()
  const mfaInfo = Object.entries(phones).map(([displayName, phoneInfo]) => ({
    displayName,
    phoneInfo,
  }))
  await post(`projects/${PROJECT_ID}/accounts`, { ...person, emailVerified: true, mfaInfo })
  return person
}

type Enrollment = { sharedSecretKey: string; sessionInfo: string }

type Session = { localId: string; idToken: string }

/** What an authenticator app shows, on a clock that is this many milliseconds off. */
type AppCode = (skew?: number) => string

/** Sets authenticator apps up as second factors, and gives what the last of them shows. */
export async function setUpApps(person: Person, ...names: string[]): Promise<AppCode> {
  let { idToken } = await sessionOf(person)
  let key = ''
  const shown: AppCode = (skew = 0) => totp(fromBase32(key), Date.now() + skew)
  for (const displayName of names) {
    const { totpSessionInfo } = await post<{ totpSessionInfo: Enrollment }>(
      'accounts/mfaEnrollment:start?key=demo-key',
      { idToken, totpEnrollmentInfo: {} },
      'v2',
    )
    const { sessionInfo } = totpSessionInfo
    key = totpSessionInfo.sharedSecretKey
    const session = await post<Session>(
      'accounts/mfaEnrollment:finalize?key=demo-key',
      { idToken, displayName, totpVerificationInfo: { sessionInfo, verificationCode: shown() } },
      'v2',
    )
    idToken = session.idToken
  }
  return shown
}

/** A session of somebody who has no second factor yet, as the provider hands it out. */
export async function sessionOf(person: Person): Promise<Session> {
  return post('accounts:signInWithPassword?key=demo-key', { ...person, returnSecureToken: true })
}

async function post<Answer>(call: string, body: object, version = 'v1'): Promise<Answer> {
  const isPublic = call.includes('?key=')
  const response = await fetch(`${toolkit}/${version}/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(!isPublic && { authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

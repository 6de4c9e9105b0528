import { fromBase32, totp } from '#local-firebase/authProxy/totpCodes.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { callAuth, localApi } from '../../emulators/localApi.ts'
import { newUser, type Person } from './people.ts'

/** Creates a person with a verified email and these phones as second factors, numbers by name. */
export async function createVerifiedUser(phones: Record<string, string> = {}): Promise<Person> {
  const person = newUser()
  const mfaInfo = Object.entries(phones).map(([displayName, phoneInfo]) => ({
    displayName,
    phoneInfo,
  }))
  await requestAsAdmin('POST', localApi().accounts, { ...person, emailVerified: true, mfaInfo })
  return person
}

type Enrollment = { sharedSecretKey: string; sessionInfo: string }

type Session = { localId: string; idToken: string }

/** The code of an authenticator app whose clock is off by `skew` milliseconds. */
type AppCode = (skew?: number) => string

/** Adds authenticator apps as second factors. Returns the code generator of the last one. */
export async function addAuthenticatorApps(person: Person, ...names: string[]): Promise<AppCode> {
  let { idToken } = await sessionOf(person)
  let key = ''
  const shown: AppCode = (skew = 0) => totp(fromBase32(key), Date.now() + skew)
  for (const displayName of names) {
    const { totpSessionInfo } = await callAuth<{ totpSessionInfo: Enrollment }>(
      'accounts/mfaEnrollment:start',
      { idToken, totpEnrollmentInfo: {} },
      'v2',
    )
    const { sessionInfo } = totpSessionInfo
    key = totpSessionInfo.sharedSecretKey
    const session = await callAuth<Session>(
      'accounts/mfaEnrollment:finalize',
      { idToken, displayName, totpVerificationInfo: { sessionInfo, verificationCode: shown() } },
      'v2',
    )
    idToken = session.idToken
  }
  return shown
}

/** Signs in a person who has no second factor yet, and returns Firebase's session. */
export async function sessionOf(person: Person): Promise<Session> {
  return callAuth('accounts:signInWithPassword', { ...person, returnSecureToken: true })
}

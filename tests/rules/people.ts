import { emulatorToken } from '#tests/support/emulatorToken.ts'
import { personAt } from './person.ts'
import type { Origins, Person } from './person.ts'

const HOUR = 3600

const SIGN_INS = {
  alice: { provider: 'google.com', email_verified: true },
  bob: { provider: 'google.com', email_verified: true },
  guest: { provider: 'anonymous', secondsAgo: HOUR },
  unverified: { provider: 'password', email_verified: false },
  verified: { provider: 'password', email_verified: true },
  phoneOwner: { provider: 'phone' },
  unverifiedFacebook: { provider: 'facebook.com', email_verified: false },
  inTime: { provider: 'google.com', secondsAgo: 270 },
  late: { provider: 'google.com', secondsAgo: 301 },
} as const

type SignIn = { provider: string; secondsAgo?: number }
type Name = keyof typeof SIGN_INS

/** Everyone who takes part in a check. `owner` is the project's, to whom no rule applies. */
export type People = Readonly<Record<Name | 'nobody' | 'owner', Person>>

/** People of whom the services know nothing yet, if `marker` was not used before. */
export function newPeople(origins: Origins, marker: string): People {
  const signIns: [string, SignIn][] = Object.entries(SIGN_INS)
  const signedIn = signIns.map(([name, { provider, secondsAgo = 0, ...claims }]) => {
    const uid = `${name}-${marker}`
    const auth_time = Math.floor(Date.now() / 1000) - secondsAgo
    return [name, personAt(origins, uid, emulatorToken(uid, provider, { auth_time, ...claims }))]
  })
  return {
    ...(Object.fromEntries(signedIn) as Record<Name, Person>),
    nobody: personAt(origins, 'nobody', null),
    owner: personAt(origins, 'owner', 'owner'),
  }
}

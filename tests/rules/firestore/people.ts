import { emulatorToken } from '#tests/support/emulatorToken.ts'
import { personAt } from './person.ts'
import type { Person } from './person.ts'

const SIGN_INS = {
  alice: { provider: 'google.com', email_verified: true },
  bob: { provider: 'google.com', email_verified: true },
  guest: { provider: 'anonymous' },
  unverified: { provider: 'password', email_verified: false },
  verified: { provider: 'password', email_verified: true },
  phoneOwner: { provider: 'phone' },
  unverifiedFacebook: { provider: 'facebook.com', email_verified: false },
} as const

type Name = keyof typeof SIGN_INS

/** Everyone who takes part in a check. `owner` is the project's, to whom no rule applies. */
export type People = Readonly<Record<Name | 'nobody' | 'owner', Person>>

/** People of whom Firestore knows nothing yet, if `marker` was not used before. */
export function newPeople(origin: string, marker: string): People {
  const signedIn = Object.entries(SIGN_INS).map(([name, { provider, ...claims }]) => {
    const uid = `${name}-${marker}`
    return [name, personAt(origin, uid, emulatorToken(uid, provider, claims))]
  })
  return {
    ...(Object.fromEntries(signedIn) as Record<Name, Person>),
    nobody: personAt(origin, 'nobody', null),
    owner: personAt(origin, 'owner', 'owner'),
  }
}

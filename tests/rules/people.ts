import { emulatorToken } from '#tests/support/emulators/emulatorToken.ts'
import { personAt } from './person.ts'
import type { Origins, Person } from './person.ts'

const HOUR = 3600

const SIGN_INS = {
  alice: { provider: 'google.com', email_verified: true },
  aliceBefore: { of: 'alice', provider: 'google.com', email_verified: true, secondsAgo: HOUR },
  consenting: { provider: 'google.com', email_verified: true },
  brief: { provider: 'google.com', secondsAgo: 12 * HOUR - 120 },
  briefOver: { provider: 'google.com', secondsAgo: 12 * HOUR + 1 },
  briefGuest: { provider: 'anonymous', secondsAgo: 12 * HOUR + 1 },
  briefUpgraded: {
    provider: 'anonymous',
    secondsAgo: 12 * HOUR + 1,
    firebase: { sign_in_provider: 'anonymous', identities: { 'google.com': ['brief'] } },
  },
  required: { provider: 'google.com' },
  requiredWithFactor: {
    of: 'required',
    provider: 'google.com',
    firebase: {
      sign_in_provider: 'google.com',
      identities: {},
      sign_in_second_factor: 'totp',
      second_factor_identifier: 'app-1',
    },
  },
  tenant: inTenant('tenant', 'acme'),
  tenantElsewhere: inTenant('tenant', 'other'),
  tenantNowhere: { of: 'tenant', provider: 'google.com' },
  aliceInTenant: inTenant('alice', 'acme'),
  addressee: { provider: 'password', email: 'owner@example.com', email_verified: true },
  unverifiedAddressee: { provider: 'password', email: 'owner@example.com', email_verified: false },
  bob: { provider: 'google.com', email_verified: true },
  guest: { provider: 'anonymous', secondsAgo: HOUR },
  guestWithoutFiles: { provider: 'anonymous', secondsAgo: HOUR },
  unverified: { provider: 'password', email_verified: false },
  verified: { provider: 'password', email_verified: true },
  phoneOwner: { provider: 'phone' },
  unverifiedWithPasskey: withPasskey({ email: ['unverified@example.com'] }),
  providerOwnerWithPasskey: withPasskey({ email: ['own@example.com'], 'google.com': ['1'] }),
  phoneOwnerWithPasskey: withPasskey({ phone: ['+12025550100'] }),
  unverifiedFacebook: { provider: 'facebook.com', email_verified: false },
  inTime: { provider: 'google.com', secondsAgo: 270 },
  late: { provider: 'google.com', secondsAgo: 301 },
} as const

/** Someone who signed in at a tenant. */
function inTenant(of: string, tenant: string) {
  const provider = 'google.com'
  return { of, provider, firebase: { sign_in_provider: provider, identities: {}, tenant } }
}

/** Someone who signed in with a passkey to an account that was created with these identities. */
function withPasskey(identities: Readonly<Record<string, readonly string[]>>) {
  const provider = 'passkey'
  return { provider, email_verified: false, firebase: { sign_in_provider: provider, identities } }
}

/** `of`: the person, for another session of theirs. */
type SignIn = { provider: string; of?: string; secondsAgo?: number }
type Name = keyof typeof SIGN_INS

/** Everyone in a check. `owner` is the project's owner, who bypasses the rules. */
export type People = Readonly<Record<Name | 'signedOut' | 'owner', Person>>

/** New people for a `marker` that wasn't used before. */
export function newPeople(origins: Origins, marker: string): People {
  const signIns: [string, SignIn][] = Object.entries(SIGN_INS)
  const signedIn = signIns.map(([name, { provider, of = name, secondsAgo = 0, ...claims }]) => {
    const uid = `${of}-${marker}`
    const auth_time = Math.floor(Date.now() / 1000) - secondsAgo
    const token = emulatorToken(uid, provider, { auth_time, ...claims })
    return [name, personAt(origins, uid, token, auth_time)]
  })
  return {
    ...(Object.fromEntries(signedIn) as Record<Name, Person>),
    signedOut: personAt(origins, 'signedOut', null),
    owner: personAt(origins, 'owner', 'owner'),
  }
}

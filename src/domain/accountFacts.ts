import type { User } from './user.ts'

/** What Firebase knows about a person, in words that outlive this app. */
export type AccountFacts = {
  format: 'gatehouse-account-facts-1'
  exportedAt: string
  userId: string
  name: string | null
  email: { address: string; verified: boolean } | null
  phone: string | null
  picture: string | null
  createdAt: string | null
  lastSignInAt: string | null
  signInMethods: { provider: string; id: string; email: string | null; phone: string | null }[]
}

/**
 * The facts of an account, to be kept by the person whose it is. Passwords and codes are not in it:
 * nobody can read them.
 *
 * @param now the moment of the export.
 */
export function accountFacts(user: User, now: Date): AccountFacts {
  return {
    format: 'gatehouse-account-facts-1',
    exportedAt: now.toISOString(),
    userId: user.uid,
    name: user.displayName,
    email: user.email === null ? null : { address: user.email, verified: user.emailVerified },
    phone: user.phoneNumber,
    picture: user.photoURL,
    createdAt: isoMoment(user.metadata.creationTime),
    lastSignInAt: isoMoment(user.metadata.lastSignInTime),
    signInMethods: user.providerData.map(({ providerId, uid, email, phoneNumber }) => ({
      provider: providerId,
      id: uid,
      email,
      phone: phoneNumber,
    })),
  }
}

function isoMoment(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString()
}

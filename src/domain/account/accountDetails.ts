import type { User } from '../session/user.ts'

/** Firebase's data about a person, in terms that outlive this app. */
export type AccountDetails = {
  format: 'gatehouse-account-1'
  exportedAt: string
  userId: string
  name: string | null
  email: { address: string; verified: boolean } | null
  phone: string | null
  picture: string | null
  createdAt: string | null
  lastSignInAt: string | null
  /**
   * The answers to the owner's questions and the accepted version of the terms. Absent if nothing
   * is asked.
   */
  answers?: Readonly<Record<string, string>>
  terms?: { version: string; agreedAt: string | null } | null
  signInMethods: { provider: string; id: string; email: string | null; phone: string | null }[]
}

/**
 * Returns the details of an account for the person's export. Passwords and codes can't be read, so
 * they are missing.
 *
 * @param now the time of the export.
 * @param profile the person's answers at sign-up.
 */
export function accountDetails(
  user: User,
  now: Date,
  profile: Pick<AccountDetails, 'answers' | 'terms'> = {},
): AccountDetails {
  return {
    format: 'gatehouse-account-1',
    exportedAt: now.toISOString(),
    userId: user.uid,
    name: user.displayName,
    email: user.email === null ? null : { address: user.email, verified: user.emailVerified },
    phone: user.phoneNumber,
    picture: user.photoURL,
    createdAt: isoMoment(user.metadata.creationTime),
    lastSignInAt: isoMoment(user.metadata.lastSignInTime),
    ...profile,
    signInMethods: user.providerData.map(({ providerId, uid, email, phoneNumber }) => ({
      // Firebase says "password" for emailed links, too.
      provider: providerId === 'password' ? 'email' : providerId,
      id: uid,
      email,
      phone: phoneNumber,
    })),
  }
}

function isoMoment(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString()
}

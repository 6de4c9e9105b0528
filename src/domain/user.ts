/** One sign-in method of an account, as the provider reports it. */
type LinkedProvider = {
  /** For example `password`, `google.com`, `phone`. */
  providerId: string
  /** The person's id at that provider. */
  uid: string
  displayName: string | null
  email: string | null
  phoneNumber: string | null
  photoURL: string | null
}

/**
 * The person who is signed in, as the app sees them: a plain snapshot, taken again after every
 * operation that changes the account. The provider's live object never leaves `src/firebase`.
 */
export type User = {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
  phoneNumber: string | null
  isAnonymous: boolean
  tenantId: string | null
  providerData: readonly LinkedProvider[]
  /** Moments as the provider writes them: UTC date strings, or `null` when it sent none. */
  metadata: { creationTime: string | null; lastSignInTime: string | null }
}

/** Whether the account has this sign-in method, for example `password` or `apple.com`. */
export function hasProvider({ providerData }: User, providerId: string): boolean {
  return providerData.some((provider) => provider.providerId === providerId)
}

/** Whether this account has an email that nobody has verified yet. */
export function needsVerification({ email, emailVerified, isAnonymous }: User): boolean {
  return email !== null && !emailVerified && !isAnonymous
}

const builtInMethods = ['password', 'phone']

/** The ids of the providers that lead into the account, without the ways that this app offers itself. */
export function connectedProviders({ providerData }: User): string[] {
  return providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => !builtInMethods.includes(providerId))
}

/**
 * Whether a provider vouches for somebody. The rules look at the way of the last sign-in, which the app
 * does not know: where an account has several sign-in methods, this may say no where they say yes.
 */
export function isVouchedFor(user: User): boolean {
  return !user.isAnonymous && (user.emailVerified || !hasProvider(user, 'password'))
}

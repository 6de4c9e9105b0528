/** One sign-in method of an account, as Firebase reports it. */
type LinkedMethod = {
  /** Such as `password`, `google.com`, or `phone`. */
  providerId: string
  /** The person's ID there. */
  uid: string
  displayName: string | null
  email: string | null
  phoneNumber: string | null
  photoURL: string | null
}

/**
 * The signed-in person: a plain snapshot, taken again after each operation that changes the
 * account. The SDK's live object never leaves `src/firebase`.
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
  providerData: readonly LinkedMethod[]
  /** UTC date strings as Firebase sends them, or `null` if it sent none. */
  metadata: { creationTime: string | null; lastSignInTime: string | null }
}

/** Returns whether the account has this sign-in method, such as `password` or `apple.com`. */
export function hasMethod({ providerData }: User, providerId: string): boolean {
  return providerData.some((method) => method.providerId === providerId)
}

/** Returns the IDs of all sign-in methods of the account. */
export function signInMethods({ providerData }: User): readonly string[] {
  return providerData.map(({ providerId }) => providerId)
}

/** Returns whether the account has an unverified email address. */
export function needsVerification({ email, emailVerified, isAnonymous }: User): boolean {
  return email !== null && !emailVerified && !isAnonymous
}

/**
 * Whether nothing but a passkey lets this person in, such as after a sign-in with a token of another system.
 * Firebase doesn't count passkeys among the sign-in methods of an account.
 */
export function dependsOnPasskey({ providerData }: User): boolean {
  return providerData.length === 0
}

const builtInMethods = ['password', 'phone']

/** Returns the IDs of the account's identity providers. */
export function connectedProviders({ providerData }: User): string[] {
  return providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => !builtInMethods.includes(providerId))
}

/**
 * Returns whether a provider or a verified email address vouches for the person. The rules check
 * the last sign-in's method, which the app doesn't know: for an account with several methods, this
 * may return false although the rules allow it.
 */
export function hasVerifiedIdentity(user: User): boolean {
  return !user.isAnonymous && (user.emailVerified || !hasMethod(user, 'password'))
}

/** Returns the account's email address or phone number, or `null` if it has neither. */
export function contactOf({ email, phoneNumber }: User): string | null {
  return email ?? phoneNumber
}

/**
 * Returns what tells this account from every other, for questions about the account itself. Never the display
 * name, which anyone can choose.
 */
export function accountLabelOf(user: User): string {
  return contactOf(user) ?? user.uid
}

/** Returns who is signed in, for people who may have several accounts; `null` if nothing is known. */
export function contactOrNameOf(user: User): string | null {
  return contactOf(user) ?? user.displayName
}

/** Returns what to call the signed-in person; `null` if nothing is known. */
export function nameOrContactOf(user: User): string | null {
  return user.displayName ?? contactOf(user)
}

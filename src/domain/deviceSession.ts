/** A device's own description. */
export type DeviceName = { browser: string; system: string }

/** A session of a signed-in person. */
export type DeviceSession = DeviceName & {
  /** When the session signed in, in seconds since 1970. All of its tokens share it. */
  signIn: number
  /** In milliseconds since 1970, by the server's clock. */
  lastSeenAt: number
}

/** An account's IDs by provider, as its tokens list them. */
export type Identities = Readonly<Record<string, readonly string[]>>

/** What opens an account: everything, if nothing is listed. */
export type Listed = {
  /** Such as `google.com`. `password` also stands for an emailed link. */
  methods: readonly string[]
  /** The IDs of second factors. An empty one stands for a sign-in without any. */
  factors: readonly string[]
  identities: Identities
}

/** An account's signed-out sessions, as the rules read them. */
export type Revocation = {
  /** All sign-ins before this time, in seconds since 1970, are signed out. */
  revokedBefore: number
  listed: Listed | null
}

/** What a session's tokens say about its sign-in. */
export type SignIn = {
  /** In seconds since 1970. */
  signIn: number
  method: string
  /** The ID of the second factor; empty if none was used. */
  factor: string
  identities: Identities
}

/** The most sessions that the rules allow in the list. */
export const sessionLimit = 30

/**
 * Why a session doesn't open the account. `unlisted`: it uses a sign-in method that isn't listed.
 * `crowded`: the account has an identity that isn't listed.
 */
export type Refusal = 'revoked' | 'unlisted' | 'crowded'

/** Returns why the rules refuse a session; `null` if they don't. */
export function refusalOf({ revokedBefore, listed }: Revocation, session: SignIn): Refusal | null {
  if (session.signIn < revokedBefore) return 'revoked'
  if (listed === null) return null
  const isKnown = listed.methods.includes(session.method) && listed.factors.includes(session.factor)
  if (!isKnown || strangersIn(listed, session.identities).includes(session.method))
    return 'unlisted'
  return strangersIn(listed, session.identities).length > 0 ? 'crowded' : null
}

/** Returns the providers of identities that aren't listed. An email address opens nothing by itself. */
export function strangersIn(listed: Listed, identities: Identities): readonly string[] {
  return Object.entries(identities).flatMap(([provider, ids]) =>
    provider === 'email' || ids.join(' ') === listed.identities[provider]?.join(' ')
      ? []
      : [provider],
  )
}

/** Returns the sessions that aren't signed out: this device first, then the latest seen. */
export function listedSessions(
  sessions: readonly DeviceSession[],
  { revokedBefore }: Revocation,
  own: number,
): readonly DeviceSession[] {
  return sessions
    .filter(({ signIn }) => signIn >= revokedBefore)
    .toSorted(
      (one, other) =>
        Number(other.signIn === own) - Number(one.signIn === own) ||
        other.lastSeenAt - one.lastSeenAt,
    )
}

/** Returns the session that was seen longest ago, to be removed from a full list. */
export function leastRecentlySeen(sessions: readonly DeviceSession[]): DeviceSession | undefined {
  return sessions.toSorted((one, other) => one.lastSeenAt - other.lastSeenAt)[0]
}

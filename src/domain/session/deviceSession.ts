/** A device's own description. */
export type DeviceName = { browser: string; system: string }

/** A session of a signed-in person. */
export type DeviceSession = DeviceName & {
  /** When the session signed in, in seconds since 1970. All of its tokens share it. */
  signedInAt: number
  /** In milliseconds since 1970, by the server's clock. */
  lastSeenAt: number
}

/** The content of the devices page. */
export type Devices = {
  sessions: readonly DeviceSession[]
  /** When this device signed in, in seconds since 1970. */
  ownSignedInAt: number
}

/** An account's signed-out sessions, as the rules read them. */
export type Revocation = {
  /** All sign-ins before this time, in seconds since 1970, are signed out. */
  revokedBefore: number
}

/** The most sessions that the rules allow in the list. */
export const maxSessions = 30

/** Returns whether a session, which signed in at `signedInAt`, is signed out. */
export function isRevoked({ revokedBefore }: Revocation, signedInAt: number): boolean {
  return signedInAt < revokedBefore
}

/** Returns the sessions that aren't signed out: this device first, then the latest seen. */
export function listedSessions(
  sessions: readonly DeviceSession[],
  revocation: Revocation,
  ownSignedInAt: number,
): readonly DeviceSession[] {
  return sessions
    .filter(({ signedInAt }) => !isRevoked(revocation, signedInAt))
    .toSorted(
      (one, other) =>
        Number(other.signedInAt === ownSignedInAt) - Number(one.signedInAt === ownSignedInAt) ||
        other.lastSeenAt - one.lastSeenAt,
    )
}

/** Returns the session that was seen longest ago, to be removed from a full list. */
export function leastRecentlySeen(sessions: readonly DeviceSession[]): DeviceSession | undefined {
  return sessions.toSorted((one, other) => one.lastSeenAt - other.lastSeenAt)[0]
}

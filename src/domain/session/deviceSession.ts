/** A device's own description. */
export type DeviceName = { browser: string; system: string }

/** A session of a signed-in person. */
export type DeviceSession = DeviceName & {
  /** Since 1970. All of the session's tokens share it. */
  authTime: number
  /** In milliseconds since 1970, by the server's clock. */
  lastSeenAt: number
}

/** The content of the devices page. */
export type DeviceList = {
  sessions: readonly DeviceSession[]
  /** Of this device. */
  ownAuthTime: number
}

/** An account's signed-out sessions, as the rules read them. */
export type Revocation = {
  /** All sign-ins before this time, in seconds since 1970, are signed out. */
  revokedBefore: number
}

/** The most sessions that the rules allow in the list. */
export const maxSessions = 30

/** Returns whether a session, which signed in at `authTime`, is signed out. */
export function isRevoked({ revokedBefore }: Revocation, authTime: number): boolean {
  return authTime < revokedBefore
}

/** Returns the sessions that aren't signed out: this device first, then the latest seen. */
export function listedSessions(
  sessions: readonly DeviceSession[],
  revocation: Revocation,
  ownAuthTime: number,
): readonly DeviceSession[] {
  return sessions
    .filter(({ authTime }) => !isRevoked(revocation, authTime))
    .toSorted(
      (one, other) =>
        Number(other.authTime === ownAuthTime) - Number(one.authTime === ownAuthTime) ||
        other.lastSeenAt - one.lastSeenAt,
    )
}

/** Returns the session that was seen longest ago, to be removed from a full list. */
export function leastRecentlySeen(sessions: readonly DeviceSession[]): DeviceSession | undefined {
  return sessions.toSorted((one, other) => one.lastSeenAt - other.lastSeenAt)[0]
}

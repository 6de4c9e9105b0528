import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import {
  ownApp,
  sessionsInDatabase,
  sessionsInStorage,
} from '../../storage/session/storedSessions.ts'

/** For reading the SDK's database. */
const timeoutMs = 2_000

const prefix = 'guest-'

/** Returns the name of the app that holds a pending guest's session. */
export function pendingGuestApp(guestUid: string): string {
  return prefix + guestUid
}

/** Returns the pending guests, whether or not the journal lists them. */
export async function pendingGuests(): Promise<readonly string[]> {
  const apps = Array.from((await storedUids()).keys())
  return apps.flatMap((app) => (app.startsWith(prefix) ? app.slice(prefix.length) : []))
}

/** Returns whether the app's own session in this browser is this user's. */
export async function hasOwnSession(uid: string): Promise<boolean> {
  return (await storedUids()).get(ownApp) === uid
}

/** The users of all stored sessions, by app. Skips storage that can't be read. */
async function storedUids(): Promise<ReadonlyMap<string, string>> {
  const sessions = [
    ...sessionsInStorage(() => localStorage),
    ...sessionsInStorage(() => sessionStorage),
    ...(await withTimeout(timeoutMs, sessionsInDatabase()).catch(() => [])),
  ]
  return new Map(
    sessions
      .filter(({ apiKey }) => apiKey === configuration.firebase.apiKey)
      .map(({ app, uid }) => [app, uid]),
  )
}

import { openDB } from 'idb'
import { withTimeout } from '../../domain/withTimeout.ts'
import { sdkDatabase, sdkStore, sessionPrefix } from '../../domain/session/storageKeys.ts'
import { configuration } from '../../domain/configuration/appConfiguration.ts'

/** The SDK's name for the default app. */
export const ownApp = '[DEFAULT]'

const pendingGuestPrefix = 'guest-'

/** Returns the name of the app that holds a pending guest's session. */
export function pendingGuestApp(guestUid: string): string {
  return pendingGuestPrefix + guestUid
}

/** The schema of the SDK's own database. */
type Shape = {
  [sdkStore]: { key: string; value: { fbase_key: string; value: { uid: string } } }
}

/** In milliseconds for reading the SDK's database. */
const timeout = 2_000

const prefix = `${sessionPrefix}${configuration.firebase.apiKey}:`

/**
 * Returns the uids of the sessions that the SDK stores in this browser, by app name. Skips storage
 * that can't be read.
 */
export async function storedSessions(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...inStorage(() => localStorage),
    ...inStorage(() => sessionStorage),
    ...(await withTimeout(timeout, inDatabase()).catch(() => [])),
  ])
}

/** Returns the pending guests, whether or not the journal lists them. */
export async function pendingGuests(): Promise<readonly string[]> {
  const apps = Array.from((await storedSessions()).keys())
  return apps.flatMap((app) =>
    app.startsWith(pendingGuestPrefix) ? app.slice(pendingGuestPrefix.length) : [],
  )
}

type Session = readonly [app: string, uid: string]

async function inDatabase(): Promise<readonly Session[]> {
  const database = await openDB<Shape>(sdkDatabase, 1, {
    upgrade: (created) => void created.createObjectStore(sdkStore, { keyPath: 'fbase_key' }),
  })
  try {
    const found = await database.getAll(sdkStore)
    return found.flatMap(({ fbase_key: key, value }) => sessionIn(key, value))
  } finally {
    database.close()
  }
}

function inStorage(find: () => Storage): readonly Session[] {
  try {
    return Object.entries<string>(find()).flatMap(([key, word]) =>
      key.startsWith(prefix) ? sessionIn(key, JSON.parse(word) as { uid: string }) : [],
    )
  } catch {
    return []
  }
}

function sessionIn(key: string, { uid }: { uid: string }): readonly Session[] {
  return key.startsWith(prefix) ? [[key.slice(prefix.length), uid]] : []
}

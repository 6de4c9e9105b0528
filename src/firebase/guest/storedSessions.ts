import { openDB } from 'idb'
import { within } from '../../device/within.ts'
import { configuration } from '../../config.ts'

/** How the SDK calls the app itself. */
export const ownApp = '[DEFAULT]'

const parkedPrefix = 'guest-'

/** The name of the app that holds the session of a parked guest. */
export function parkedApp(guestUid: string): string {
  return parkedPrefix + guestUid
}

/** The database of the SDK, as it makes it itself. */
type Shape = {
  firebaseLocalStorage: { key: string; value: { fbase_key: string; value: { uid: string } } }
}

/** How long the SDK's database may take, in milliseconds. */
const patience = 2_000

const prefix = `firebase:authUser:${configuration.firebase.apiKey}:`

/** Whose sessions the SDK keeps in this browser, by the names of their apps. What cannot be read is passed over. */
export async function storedSessions(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...inStorage(() => localStorage),
    ...inStorage(() => sessionStorage),
    ...(await within(patience, inDatabase()).catch(() => [])),
  ])
}

/** The guests whose sessions are parked, whatever the journal says of them. */
export async function parkedGuests(): Promise<readonly string[]> {
  const apps = Array.from((await storedSessions()).keys())
  return apps.flatMap((app) => (app.startsWith(parkedPrefix) ? app.slice(parkedPrefix.length) : []))
}

type Session = readonly [app: string, uid: string]

async function inDatabase(): Promise<readonly Session[]> {
  const database = await openDB<Shape>('firebaseLocalStorageDb', 1, {
    upgrade: (created) =>
      void created.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  })
  try {
    const found = await database.getAll('firebaseLocalStorage')
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

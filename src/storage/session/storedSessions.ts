import { sdkDatabase, sdkStore, sessionPrefix } from '../../domain/session/storageKeys.ts'
import { readExisting, resultOf } from '../database/existingDatabase.ts'

/** A session that the SDK stores in this browser. */
export type StoredSession = { apiKey: string; app: string; uid: string }

/** The SDK's name for the default app. */
export const ownApp = '[DEFAULT]'

/** Returns the sessions that outlive the tab. Never creates the SDK's database, which would then lack its store. */
export async function sessionsInDatabase(): Promise<readonly StoredSession[]> {
  const records = await readExisting(sdkDatabase, [sdkStore], (transaction) =>
    resultOf<{ fbase_key: string; value: unknown }[]>(transaction.objectStore(sdkStore).getAll()),
  )
  return (records ?? []).flatMap(({ fbase_key: key, value }) => sessionIn(key, value))
}

/**
 * Returns the sessions in local storage, which the SDK uses without IndexedDB, or in session storage, which it uses on
 * a shared computer. None if the storage is blocked.
 */
export function sessionsInStorage(storage: () => Storage): readonly StoredSession[] {
  try {
    return Object.entries<string>(storage()).flatMap(([key, text]) =>
      key.startsWith(sessionPrefix) ? sessionIn(key, JSON.parse(text)) : [],
    )
  } catch {
    return []
  }
}

/** The key of a session ends with the API key and the name of the app. */
function sessionIn(key: string, value: unknown): readonly StoredSession[] {
  if (!key.startsWith(sessionPrefix)) return []
  const [apiKey = '', app = ''] = key.slice(sessionPrefix.length).split(':')
  return [{ apiKey, app, uid: (value as { uid: string }).uid }]
}

import { sharedComputerKey } from '../../domain/session/storageKeys.ts'
import {
  ownApp,
  sessionsInDatabase,
  sessionsInStorage,
} from '../../storage/session/storedSessions.ts'

/**
 * The user ID of the session that the SDK stores in this browser, which may have been revoked since. `null`
 * if there are none or several, and on a shared computer, where the session is stored in the tab only.
 */
export async function storedSessionUid(): Promise<string | null> {
  if (sessionStorage.getItem(sharedComputerKey) !== null) return null
  const inDatabase = (await sessionsInDatabase()).filter(isOwn)
  const found =
    inDatabase.length > 0 ? inDatabase : sessionsInStorage(() => localStorage).filter(isOwn)
  const [only, other] = found
  return only && !other ? only.uid : null
}

/** Pending guests have apps of their own. */
function isOwn({ app }: { app: string }): boolean {
  return app === ownApp
}

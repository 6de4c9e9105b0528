import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb'

/**
 * Opens a database in this version, or in the one that a newer build has given it: newer versions only add object
 * stores. Otherwise, what is in it would be out of reach after a rollback.
 */
export async function openAtLeast<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(name, version, callbacks)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError')
      return openDB<Schema>(name, undefined, callbacks)
    throw error
  }
}

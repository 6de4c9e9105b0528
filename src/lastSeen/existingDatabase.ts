/**
 * Reads from a database that exists already; `null` where there is none, or where it has no such stores. Closes
 * it afterwards, so that nobody waits for this page to delete or upgrade it.
 */
export async function readExisting<Result>(
  name: string,
  stores: readonly string[],
  read: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result | null> {
  const existing = await indexedDB.databases()
  if (!existing.some((database) => database.name === name)) return null
  const opening = indexedDB.open(name)
  // It was deleted since it was listed: opened, it would come back with nothing in it.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await answerOf<IDBDatabase>(opening)
  try {
    if (!stores.every((store) => database.objectStoreNames.contains(store))) return null
    return await read(database.transaction([...stores]))
  } finally {
    database.close()
  }
}

/** What a request of IndexedDB is answered with, of a type that its asker knows. Rejects with its error. */
export function answerOf<Answer>(request: IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Answer))
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')))
  })
}

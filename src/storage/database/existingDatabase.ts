/**
 * Reads from an existing database; `null` if it doesn't exist or lacks these stores. Closes it afterwards, so
 * that other tabs can delete or upgrade it.
 *
 * @param listing the databases that exist, if their list was requested before.
 */
export async function readExisting<Result>(
  name: string,
  stores: readonly string[],
  read: (transaction: IDBTransaction) => Promise<Result>,
  listing = indexedDB.databases(),
): Promise<Result | null> {
  if (!(await listing).some((database) => database.name === name)) return null
  const opening = indexedDB.open(name)
  // The database was deleted since it was listed. Opening it would recreate it empty.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await resultOf<IDBDatabase>(opening)
  try {
    if (!stores.every((store) => database.objectStoreNames.contains(store))) return null
    return await read(database.transaction([...stores]))
  } finally {
    database.close()
  }
}

/** The result of an IndexedDB request, whose type the caller knows. Rejects with the request's error. */
export function resultOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database didn’t respond.')),
    )
  })
}

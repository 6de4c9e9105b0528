import type { StorageTrouble } from '../domain/storageTrouble.ts'
import type { Connection } from './database.ts'

/**
 * Tests the disk before anything is entrusted to it. Rejects if it does not store and return a
 * value.
 *
 * @returns `null` if it works; `full` if it is out of space: what is there can be read all the
 *   same.
 */
export async function probe({ run }: Connection): Promise<StorageTrouble | null> {
  const record = { id: 'probe', iv: new Uint8Array(1), box: new ArrayBuffer(1), putAt: 0 }
  try {
    return await run(async (database) => {
      await database.put('cache', record)
      if (!(await database.get('cache', record.id))) throw new Error('The disk keeps nothing.')
      await database.delete('cache', record.id)
      return null
    })
  } catch (error) {
    if (troubleIn(error) === 'full') return 'full'
    throw error
  }
}

/** What a failed write says about the disk. */
export function troubleIn(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}

import type { StorageTrouble } from '../domain/outboxRow.ts'
import type { Connection } from './database.ts'

/**
 * Tries the disk out before anything is entrusted to it.
 *
 * @returns `null` where it keeps and gives back. Never rejects.
 */
export async function probe({ run }: Connection): Promise<StorageTrouble | null> {
  const record = { id: 'probe', iv: new Uint8Array(1), box: new ArrayBuffer(1), putAt: 0 }
  try {
    return await run(async (database) => {
      await database.put('shelf', record)
      const isThere = (await database.get('shelf', record.id)) !== undefined
      await database.delete('shelf', record.id)
      return isThere ? null : 'blocked'
    })
  } catch (error) {
    return troubleIn(error)
  }
}

/** What a failed write says about the disk. */
export function troubleIn(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}

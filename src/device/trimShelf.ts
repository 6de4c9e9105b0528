import type { Connection } from './database.ts'

/** Throws out what was put there longest ago, until no more than `capacity` is left. */
export async function trimShelf({ run }: Connection, capacity: number): Promise<void> {
  await run(async (database) => {
    const count = await database.count('shelf')
    if (count <= capacity) return
    const oldest = await database.getAllKeysFromIndex('shelf', 'putAt', null, count - capacity)
    const transaction = database.transaction('shelf', 'readwrite')
    await Promise.all([...oldest.map((id) => transaction.store.delete(id)), transaction.done])
  })
}

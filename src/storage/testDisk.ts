import { storageProblemIn, type StorageProblem } from '../domain/session/storageProblem.ts'
import type { LocalDatabase } from './encrypted/database.ts'

/**
 * Tests the disk before anything is stored. Rejects if it can't write a value and read it back.
 *
 * @returns `null` if it works; `full` if there is no space, though what is there can still be read.
 */
export async function testDisk({ read, change }: LocalDatabase): Promise<StorageProblem | null> {
  const record = {
    v: 0,
    kid: '',
    id: 'disk-test',
    iv: new Uint8Array(1),
    ciphertext: new ArrayBuffer(1),
    putAt: 0,
  }
  try {
    await change(['cache'], (records) => records('cache').put(record))
    if (!(await read(['cache'], (records) => records('cache').get(record.id))))
      throw new Error('The disk doesn’t keep what is written.')
    await change(['cache'], (records) => records('cache').delete(record.id))
    return null
  } catch (error) {
    if (storageProblemIn(error) === 'full') return 'full'
    throw error
  }
}

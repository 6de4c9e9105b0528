import type { Connection } from './database.ts'
import { markThings } from './leavingMark.ts'

const name = 'outbox'

/** The person's key that lies on this device; `null` where there is none. */
export async function keyOnDevice(uid: string, { run }: Connection): Promise<CryptoKey | null> {
  const key = await run((database) => database.get('keys', name))
  if (key) await markThings(uid)
  return key ?? null
}

/** Puts the key on this device, with the mark that it has to be taken away again. */
export async function keepKey(uid: string, key: CryptoKey, { change }: Connection): Promise<void> {
  await markThings(uid)
  await change(['keys'], (records) => records('keys').put(key, name))
}

import type { Connection } from './database.ts'
import { markThings } from './leavingMark.ts'
import { keyFrom } from './sealing.ts'

const name = 'outbox'

/** The person's key that lies on this device; `null` where there is none. */
export async function keyOnDevice(uid: string, { run }: Connection): Promise<CryptoKey | null> {
  const key = await run((database) => database.get('keys', name))
  if (key) markThings(uid)
  return key ?? null
}

/** Puts the key on this device, with the mark that it has to be taken away again. */
export async function putKey(
  uid: string,
  bytes: Uint8Array<ArrayBuffer>,
  connection: Connection,
): Promise<CryptoKey> {
  const key = await keyFrom(bytes)
  await keepKey(uid, key, connection)
  return key
}

/** As `putKey`, for a key that is in this page already. */
export async function keepKey(uid: string, key: CryptoKey, { run }: Connection): Promise<void> {
  markThings(uid)
  await run((database) => database.put('keys', key, name))
}

import { requestPersistentStorage } from '#src/stores/persistentStorageStore.ts'
import { trustAnswer, recordTrustAnswer } from '../stores/trustedDeviceStore.ts'
import { notebookOf } from './notebooks.ts'

/** Records that the device is the person's own, stores the notes, and asks for persistent storage. */
export function trustDevice(uid: string): void {
  recordTrustAnswer(uid, 'yes')
  void notebookOf(uid).cache.storeList()
  void requestPersistentStorage()
}

/**
 * Records that the device isn't the person's own, and clears the cache. Returns whether it succeeded; otherwise the
 * notes are still stored, and the answer stays what it was.
 */
export async function distrustDevice(uid: string): Promise<boolean> {
  const before = trustAnswer(uid)
  recordTrustAnswer(uid, 'no')
  const isCleared = await notebookOf(uid).cache.removeAll()
  if (!isCleared && before === 'yes') recordTrustAnswer(uid, before)
  return isCleared || before !== 'yes'
}

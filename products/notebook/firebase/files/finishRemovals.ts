import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'
import { withAbortableLock } from '#src/storage/locks.ts'
import {
  offersName,
  subscribeToRemovals,
  forgetRemovals,
  removalsOf,
  type FileRemoval,
} from '../../storage/removalJournal.ts'
import type { FinishRemovals } from '../../machines/uploadsMachine.ts'

export const finishRemovals: FinishRemovals = ({ input: { uid } }) => {
  const working = new AbortController()
  const { signal } = working
  const pending = new Set<string>()
  const finish = async (removal: FileRemoval) => {
    const { fileId, offeredBy } = removal
    const isRecorded = () => removalsOf(uid).some((one) => isSame(one, removal))
    const remove = async () => {
      if (!isRecorded()) return
      const { deleteRecorded } = await import('./deleteRecorded.ts')
      await deleteRecorded(uid, fileId)
    }
    // The note that offers an undo holds this lock until it is closed.
    if (offeredBy)
      await withAbortableLock(offersName(uid, offeredBy), () => Promise.resolve(), signal)
    await retryUntilAborted(remove, signal, () => undefined)
  }
  const look = () => {
    for (const removal of removalsOf(uid)) {
      const name = `${removal.offeredBy}/${removal.fileId}`
      if (pending.has(name)) continue
      pending.add(name)
      finish(removal)
        .catch(() => null)
        .finally(() => pending.delete(name))
    }
  }
  const unsubscribe = subscribeToRemovals(uid, look)
  look()
  return () => {
    unsubscribe()
    working.abort()
    forgetRemovals(uid)
  }
}

function isSame(one: FileRemoval, other: FileRemoval): boolean {
  return one.fileId === other.fileId && one.offeredBy === other.offeredBy
}

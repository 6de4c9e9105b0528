import { retryUntilAborted } from '#src/domain/retryUntilAborted.ts'
import { withAbortableLock } from '#src/storage/locks.ts'
import {
  offersName,
  subscribeToFileDeletions,
  forgetFileDeletions,
  fileDeletionsOf,
  type FileDeletion,
} from '../../storage/fileDeletionJournal.ts'
import type { FinishFileDeletions } from '../../machines/uploadsMachine.ts'

export const finishFileDeletions: FinishFileDeletions = ({ input: { uid } }) => {
  const working = new AbortController()
  const { signal } = working
  const pending = new Set<string>()
  const finish = async (deletion: FileDeletion) => {
    const { fileId, offeredBy } = deletion
    const isRecorded = () => fileDeletionsOf(uid).some((one) => isSame(one, deletion))
    const deleteIfRecorded = async () => {
      if (!isRecorded()) return
      const { deleteRecorded } = await import('./deleteRecorded.ts')
      await deleteRecorded(uid, fileId)
    }
    // The note that offers an undo holds this lock until it is closed.
    if (offeredBy)
      await withAbortableLock(offersName(uid, offeredBy), () => Promise.resolve(), signal)
    await retryUntilAborted(deleteIfRecorded, signal, () => undefined)
  }
  const look = () => {
    for (const deletion of fileDeletionsOf(uid)) {
      const name = `${deletion.offeredBy}/${deletion.fileId}`
      if (pending.has(name)) continue
      pending.add(name)
      finish(deletion)
        .catch(() => null)
        .finally(() => pending.delete(name))
    }
  }
  const unsubscribe = subscribeToFileDeletions(uid, look)
  look()
  return () => {
    unsubscribe()
    working.abort()
    forgetFileDeletions(uid)
  }
}

function isSame(one: FileDeletion, other: FileDeletion): boolean {
  return one.fileId === other.fileId && one.offeredBy === other.offeredBy
}

import { withAbortableLock } from '#src/storage/locks/locks.ts'
import { retryUntilAborted } from '#src/storage/retryUntilAborted.ts'
import type { FinishFileDeletions } from '../../machines/uploadQueueMachine.ts'
import {
  undoLockName,
  watchFileDeletions,
  forgetFileDeletions,
  fileDeletionsOf,
  type FileDeletion,
} from '../../storage/fileDeletionJournal.ts'
import { deleteRecorded } from './deleteRecorded.ts'

export const finishFileDeletions: FinishFileDeletions = ({ input: { uid } }) => {
  const working = new AbortController()
  const { signal } = working
  const pending = new Set<string>()
  const finish = async (deletion: FileDeletion) => {
    const { fileId, undoOwner } = deletion
    const isRecorded = () => fileDeletionsOf(uid).some((one) => isSame(one, deletion))
    const deleteIfRecorded = async () => {
      if (isRecorded()) await deleteRecorded(uid, fileId)
    }
    // The note that offers an undo holds this lock until it is closed.
    if (undoOwner)
      await withAbortableLock(undoLockName(uid, undoOwner), () => Promise.resolve(), signal)
    await retryUntilAborted(deleteIfRecorded, signal, () => undefined)
  }
  const stopWatching = watchFileDeletions(uid, (deletions) => {
    for (const deletion of deletions) {
      const name = `${deletion.undoOwner}/${deletion.fileId}`
      if (pending.has(name)) continue
      pending.add(name)
      finish(deletion)
        .catch(() => null)
        .finally(() => pending.delete(name))
    }
  })
  return () => {
    stopWatching()
    working.abort()
    forgetFileDeletions(uid)
  }
}

function isSame(one: FileDeletion, other: FileDeletion): boolean {
  return one.fileId === other.fileId && one.undoOwner === other.undoOwner
}

import { withLock } from '#src/storage/locks.ts'
import { notebookOf } from '../notebooks.ts'
import {
  endOffer,
  subscribeToFileDeletions,
  recordFileDeletion,
  fileDeletionsOf,
  clearFileDeletion,
  offersName,
} from '../../storage/fileDeletionJournal.ts'
import type { FileDeletionEvent, DeleteFile } from '../../machines/noteFilesMachine.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'

/** Deletes files of an open note. */
export type OpenFileDeletions = {
  handle: (command: DeleteFile) => void
  /** Call this when the note is closed. Deletions that were requested still finish. */
  close: () => void
}

/** @param report receives the outcome of each deletion, and what other pages are deleting. */
export function openFileDeletions(
  uid: string,
  report: (event: FileDeletionEvent) => void,
): OpenFileDeletions {
  const offeredBy = crypto.randomUUID()
  const notebook = notebookOf(uid)
  const deleteNow = async (fileId: string) => {
    try {
      const { deleteRecorded } = await import('./deleteRecorded.ts')
      await deleteRecorded(uid, fileId)
      report({ type: 'file.deleted', fileId })
    } catch (error) {
      const { failure } = await failureEvent(error)
      report({ type: 'file.stayed', fileId, failure })
      await endOffer(uid, fileId)
    }
  }
  const offer = async (fileId: string) => {
    const mayPersist = notebook.problem() !== 'shared'
    const isStored = await recordFileDeletion(uid, { fileId, offeredBy }, mayPersist)
    if (!isStored) report({ type: 'offer.volatile' })
  }
  // In sequence, because each one changes the same counter.
  let deleting = Promise.resolve()
  const commands: Record<DeleteFile['type'], (fileId: string) => void> = {
    'file.offer': (fileId) => void offer(fileId),
    'file.spare': (fileId) => void clearFileDeletion(uid, fileId),
    'file.deleteNow': (fileId) => {
      deleting = deleting.then(() => deleteNow(fileId))
    },
  }
  const closing = new AbortController()
  const { signal } = closing
  const waitUntilClosed = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve())
    })
  // Holds the lock until the note is closed, so that no other page deletes a file that can still be undone here.
  void withLock(offersName(uid, offeredBy), waitUntilClosed)
  const reportDeletions = () => {
    const others = fileDeletionsOf(uid).filter((deletion) => deletion.offeredBy !== offeredBy)
    report({ type: 'files.going', fileIds: others.map(({ fileId }) => fileId) })
  }
  const stopReports = subscribeToFileDeletions(uid, reportDeletions)
  const unsubscribe = notebook.subscribe(({ type }) => {
    if (type === 'flush') report({ type: 'files.leave' })
  })
  reportDeletions()
  return {
    handle: ({ type, fileId }) => commands[type](fileId),
    close: () => {
      stopReports()
      unsubscribe()
      void deleting.finally(() => closing.abort())
    },
  }
}

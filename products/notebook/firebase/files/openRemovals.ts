import { withLock } from '#src/storage/locks.ts'
import { notebookOf } from '../notebooks.ts'
import {
  endOffer,
  subscribeToRemovals,
  recordRemoval,
  removalsOf,
  clearRemoval,
  offersName,
} from '../../storage/removalJournal.ts'
import type { FileRemoved, DeleteFile } from '../../machines/noteFilesMachine.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'

/** Deletes files of an open note. */
export type OpenRemovals = {
  handle: (command: DeleteFile) => void
  /** Call this when the note is closed. Deletions that were requested still finish. */
  close: () => void
}

/** @param report receives the outcome of each deletion, and what other pages are deleting. */
export function openRemovals(uid: string, report: (event: FileRemoved) => void): OpenRemovals {
  const offeredBy = crypto.randomUUID()
  const notebook = notebookOf(uid)
  const remove = async (fileId: string) => {
    try {
      const { deleteRecorded } = await import('./deleteRecorded.ts')
      await deleteRecorded(uid, fileId)
      report({ type: 'file.removed', fileId })
    } catch (error) {
      const { failure } = await failureEvent(error)
      report({ type: 'file.stayed', fileId, failure })
      await endOffer(uid, fileId)
    }
  }
  const offer = async (fileId: string) => {
    const mayPersist = notebook.problem() !== 'shared'
    const isStored = await recordRemoval(uid, { fileId, offeredBy }, mayPersist)
    if (!isStored) report({ type: 'offer.volatile' })
  }
  // In sequence, because each one changes the same counter.
  let removing = Promise.resolve()
  const commands: Record<DeleteFile['type'], (fileId: string) => void> = {
    'file.offer': (fileId) => void offer(fileId),
    'file.spare': (fileId) => void clearRemoval(uid, fileId),
    'file.remove': (fileId) => {
      removing = removing.then(() => remove(fileId))
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
  const reportRemovals = () => {
    const others = removalsOf(uid).filter((removal) => removal.offeredBy !== offeredBy)
    report({ type: 'files.going', fileIds: others.map(({ fileId }) => fileId) })
  }
  const stopReports = subscribeToRemovals(uid, reportRemovals)
  const unsubscribe = notebook.subscribe(({ type }) => {
    if (type === 'flush') report({ type: 'files.leave' })
  })
  reportRemovals()
  return {
    handle: ({ type, fileId }) => commands[type](fileId),
    close: () => {
      stopReports()
      unsubscribe()
      void removing.finally(() => closing.abort())
    },
  }
}

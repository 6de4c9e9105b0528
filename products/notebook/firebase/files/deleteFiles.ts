import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { withLock } from '#src/storage/locks/locks.ts'
import type { DeleteFiles, FileDeletionCommand } from '../../machines/noteFilesMachine.ts'
import {
  endUndo,
  watchFileDeletions,
  recordFileDeletion,
  clearFileDeletion,
  undoLockName,
} from '../../storage/fileDeletionJournal.ts'
import { notebookOf } from '../notebooks.ts'

export const deleteFiles: DeleteFiles = ({ input: { uid }, receive, sendBack }) => {
  const undoOwner = crypto.randomUUID()
  const notebook = notebookOf(uid)
  const run = async (fileId: string) => {
    try {
      const { deleteRecorded } = await import('./deleteRecorded.ts')
      await deleteRecorded(uid, fileId)
      sendBack({ type: 'file.deleted', fileId })
    } catch (error) {
      const { failure } = await failureEvent(error)
      sendBack({ type: 'fileDeletion.failed', fileId, failure })
      await endUndo(uid, fileId)
    }
  }
  const schedule = async (fileId: string) => {
    const mayPersist = notebook.problem() !== 'shared'
    const isStored = await recordFileDeletion(uid, { fileId, undoOwner }, mayPersist)
    if (!isStored) sendBack({ type: 'fileDeletion.notPersisted' })
  }
  // In sequence, because each one changes the same counter.
  let running = Promise.resolve()
  const commands: Record<FileDeletionCommand['type'], (fileId: string) => void> = {
    'fileDeletion.schedule': (fileId) => void schedule(fileId),
    'fileDeletion.undo': (fileId) => void clearFileDeletion(uid, fileId),
    'fileDeletion.run': (fileId) => {
      running = running.then(() => run(fileId))
    },
  }
  const closing = new AbortController()
  const { signal } = closing
  const waitUntilClosed = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve())
    })
  // Holds the lock until the note is closed, so that no other tab deletes a file that can still be undone here.
  void withLock(undoLockName(uid, undoOwner), waitUntilClosed)
  const stopWatching = watchFileDeletions(uid, (deletions) => {
    const others = deletions.filter((deletion) => deletion.undoOwner !== undoOwner)
    sendBack({ type: 'otherDeletions.read', fileIds: others.map(({ fileId }) => fileId) })
  })
  const unsubscribe = notebook.subscribe(({ type }) => {
    if (type === 'signingOut') sendBack({ type: 'undo.expire' })
  })
  receive(({ type, fileId }) => commands[type](fileId))
  return () => {
    stopWatching()
    unsubscribe()
    void running.finally(() => closing.abort())
  }
}

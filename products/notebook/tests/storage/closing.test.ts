import { IDBFactory } from 'fake-indexeddb'
import { expect, it, onTestFinished, vi } from 'vitest'
import { closeNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { encryptedIds } from '#products/notebook/storage/encryptedFiles.ts'
import { rowsLockName } from '#products/notebook/storage/lockNames.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { withLock } from '#src/storage/locks/locks.ts'
import { repairDisk, fillDisk } from '#tests/support/fakes/disk.ts'

withNotebooks('ada')

const { setTimeout: realTimeout } = globalThis

/** Whether it is on disk. */
async function type(body = 'Paint the gate.', textBefore?: string): Promise<boolean> {
  const before = textBefore === undefined ? null : contentOf(textBefore)
  const draft = { noteId: 'gate', content: contentOf(body), before }
  return (await notebookOf('ada').outbox.save(draft)).isPersisted
}

const bodies = async () =>
  (await notebookOf('ada').outbox.rows()).map(({ edit }) => edit.content.body)

it('an edit on a disk that was cleared stays in the page, also before the browser reports that', async () => {
  expect(await type()).toBe(true)
  clearDisk()
  await notebookOf('ada').outbox.rows()
  expect(await bodies()).toEqual(['Paint the gate.'])
})

it('an edit on a disk that was cleared survives the end of the session, which was cleared, too', async () => {
  expect(await type()).toBe(true)
  clearDisk()
  await closeNotebook('ada')
  await vi.waitFor(async () => expect(await bodies()).toEqual(['Paint the gate.']))
})

it('an edit that the disk refused is stored before the notebook closes, while the key is there', async () => {
  fillDisk()
  expect(await type()).toBe(false)
  repairDisk()
  await closeNotebook('ada')
  expect(await encryptedIds('ada')).toEqual(['gate'])
})

it('what is typed after the notebook closed joins what the disk had refused, without a copy', async () => {
  await type('Paint')
  fillDisk()
  await type('Paint the', 'Paint')
  await closeNotebook('ada')
  repairDisk()
  await type('Paint the gate.', 'Paint the')
  await notebookOf('ada').whenSaved()
  expect(await bodies()).toEqual(['Paint the gate.'])
})

it('what is typed after the notebook closed waits for a save that a slow disk refuses in the end', async () => {
  await type('Gate\nFence\n')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const release = await holdRows()
  fillDisk()
  const before = type('Gate\nFence\nShed\n', 'Gate\nFence\n')
  const closing = notebookOf('ada').close()
  const after = type('Paint:\nGate\nFence\nShed\n', 'Gate\nFence\nShed\n')
  await passSeconds(5)
  release()
  await passTimeUntil(Promise.all([before, closing, after]))
  vi.useRealTimers()
  repairDisk()
  await type('Paint:\nGate\nFence\nShed\nDoor\n', 'Paint:\nGate\nFence\nShed\n')
  expect(await bodies()).toEqual(['Paint:\nGate\nFence\nShed\nDoor\n'])
})

it('the next notebook is settled only once it has the edits of the closed one', async () => {
  await type('Gate\n')
  const release = await holdRows()
  fillDisk()
  const before = type('Gate\nFence\n', 'Gate\n')
  const closed = notebookOf('ada')
  const closing = closed.close()
  const next = notebookOf('ada')
  const settling = next.whenSaved()
  release()
  await Promise.all([before, closing, settling])
  const rows = await next.outbox.rows()
  expect(rows.map(({ edit }) => edit.content.body)).toEqual(['Gate\nFence\n'])
})

/** In steps, between which the disk answers. */
async function passSeconds(seconds: number): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) await vi.advanceTimersByTimeAsync(100)
}

/** The clock runs no faster than the disk, which needs real time. */
async function passTimeUntil(work: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  void work.finally(() => done.abort())
  while (!done.signal.aborted) {
    await new Promise((resolve) => realTimeout(resolve, 10))
    await vi.advanceTimersByTimeAsync(10)
  }
}

/** Keeps the lock of the rows, as a save on a slow disk does, until the returned function is called. */
async function holdRows(): Promise<() => void> {
  const releasing = new AbortController()
  const released = new Promise<void>((resolve) => {
    releasing.signal.addEventListener('abort', () => resolve())
  })
  const held = new Promise<void>((resolve) => {
    void withLock(rowsLockName('ada'), () => {
      resolve()
      return released
    })
  })
  await held
  return () => releasing.abort()
}

/** Clears all of the site's storage. The connections that pages had are dead, and have not been told. */
function clearDisk(): void {
  globalThis.indexedDB = new IDBFactory()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
}

import type { UploadWithStatus } from '../../domain/files/uploadRow.ts'
import type { RowWithStatus } from '../../domain/sync/outboxRow.ts'
import type { UnsavedRows } from '../../domain/sync/unsavedItems.ts'
import type { Notebook, NotebookUpdate, Outbox } from '../notebook.ts'

type WithRows = Pick<Notebook, 'subscribe'> & { outbox: Pick<Outbox, 'rows'> }

type RowsWatch = {
  /** Whether the rows reported last are current. */
  isCurrent: () => boolean
  readAgain: () => void
  stop: () => void
}

/**
 * Reports a notebook's rows at the start and after every change. Reads run one at a time, so an older read
 * never overwrites a newer one.
 */
export function watchOutboxRows(
  { outbox, subscribe }: WithRows,
  report: (rows: readonly RowWithStatus[]) => void,
): RowsWatch {
  return watch(['rowsChanged'], { read: outbox.rows, subscribe }, report)
}

/** Like `watchOutboxRows`, for everything that isn't on the server yet. */
export function watchUnsaved(
  { outbox, uploads, subscribe }: Notebook,
  report: (unsaved: UnsavedRows) => void,
): RowsWatch {
  const read = async () => ({ rows: await outbox.rows(), files: await uploads.rows() })
  return watch(['rowsChanged', 'uploadsChanged'], { read, subscribe }, report)
}

/** Like `watchOutboxRows`, for files on their way to the server. */
export function watchUploadRows(
  { uploads, subscribe }: Pick<Notebook, 'uploads' | 'subscribe'>,
  report: (rows: readonly UploadWithStatus[]) => void,
): RowsWatch {
  return watch(['uploadsChanged'], { read: uploads.rows, subscribe }, report)
}

function watch<Read>(
  updates: readonly NotebookUpdate['type'][],
  { read, subscribe }: Pick<Notebook, 'subscribe'> & { read: () => Promise<Read> },
  report: (found: Read) => void,
): RowsWatch {
  let isWatching = true
  let changes = 0
  let changesReported = 0
  let reading = Promise.resolve()
  const readUpTo = async (change: number) => {
    try {
      const found = await read()
      changesReported = change
      if (isWatching) report(found)
    } catch {
      // The next change reads again.
      return
    }
  }
  const readAgain = () => {
    changes += 1
    const change = changes
    reading = reading.then(() => readUpTo(change))
  }
  const unsubscribe = subscribe(({ type }) => {
    if (updates.includes(type)) readAgain()
  })
  readAgain()
  return {
    isCurrent: () => changesReported === changes,
    readAgain,
    stop: () => {
      isWatching = false
      unsubscribe()
    },
  }
}

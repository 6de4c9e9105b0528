import type { KeptRow } from '../domain/outboxRow.ts'
import type { Unsent } from '../domain/unsent.ts'
import type { KeptUpload } from '../domain/uploadRow.ts'
import type { Notebook, NotebookUpdate } from './notebook.ts'

type Following = {
  /** Whether the rows reported last are current. */
  isCurrent: () => boolean
  /** Runs this once everything that has happened to the rows so far was reported. */
  afterReading: (work: () => void) => void
  stop: () => void
}

/**
 * Reports the rows of a notebook at once and after every change. Reads run one at a time, so an
 * older read never overwrites a newer one.
 */
export function followRows(
  { rows, hear }: Pick<Notebook, 'rows' | 'hear'>,
  tell: (rows: readonly KeptRow[]) => void,
): Following {
  return follow(['rowsChanged'], { read: rows, hear }, tell)
}

/** The same for everything that is not yet on the server, reported together. */
export function followLeft(
  { rows, uploads, hear }: Notebook,
  tell: (left: Unsent) => void,
): Following {
  const read = async () => ({ rows: await rows(), files: await uploads.rows() })
  return follow(['rowsChanged', 'uploadsChanged'], { read, hear }, tell)
}

/** The same for files on their way to the server. */
export function followUploads(
  { uploads, hear }: Pick<Notebook, 'uploads' | 'hear'>,
  tell: (rows: readonly KeptUpload[]) => void,
): Following {
  return follow(['uploadsChanged'], { read: uploads.rows, hear }, tell)
}

function follow<Read>(
  updates: readonly NotebookUpdate['type'][],
  { read, hear }: Pick<Notebook, 'hear'> & { read: () => Promise<Read> },
  tell: (found: Read) => void,
): Following {
  let isFollowing = true
  let changes = 0
  let changesTold = 0
  let reading = Promise.resolve()
  const readUpTo = async (change: number) => {
    try {
      const found = await read()
      changesTold = change
      if (isFollowing) tell(found)
    } catch {
      // Nothing is reported that is not known; the next change is another chance.
      return
    }
  }
  const readAgain = () => {
    changes += 1
    const change = changes
    reading = reading.then(() => readUpTo(change))
  }
  const unhear = hear(({ type }) => {
    if (updates.includes(type)) readAgain()
  })
  readAgain()
  return {
    isCurrent: () => changesTold === changes,
    afterReading: (work) => {
      reading = reading.then(() => (isFollowing ? work() : undefined))
    },
    stop: () => {
      isFollowing = false
      unhear()
    },
  }
}

import type { KeptRow } from '../domain/outboxRow.ts'
import type { Notebook } from './notebook.ts'

type Following = {
  /** Whether the rows that were told last are those that there are. */
  isCurrent: () => boolean
  /** Does this once all that has happened to the rows until now was told. */
  afterReading: (work: () => void) => void
  stop: () => void
}

/**
 * Tells the rows of a notebook at once and after every change. They are read one time after the other, so
 * that what was read earlier is never told later.
 */
export function followRows(
  notebook: Pick<Notebook, 'rows' | 'hear'>,
  tell: (rows: readonly KeptRow[]) => void,
): Following {
  let isFollowing = true
  let unread = 0
  let reading = Promise.resolve()
  const read = async () => {
    const rows = await notebook.rows()
    unread -= 1
    if (isFollowing) tell(rows)
  }
  const readAgain = () => {
    unread += 1
    reading = reading.then(read)
  }
  const unhear = notebook.hear(({ type }) => {
    if (type === 'rowsChanged') readAgain()
  })
  readAgain()
  return {
    isCurrent: () => unread === 0,
    afterReading: (work) => {
      reading = reading.then(() => (isFollowing ? work() : undefined))
    },
    stop: () => {
      isFollowing = false
      unhear()
    },
  }
}

import { followRows } from '../../device/followRows.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { within } from '../../device/within.ts'
import { withoutEnding } from '../../domain/fileName.ts'
import { emptyContent } from '../../domain/note.ts'

/** How long the server may take to say whether it has the note. */
const patience = 3_000

/** A note that files were given for. */
export type NoteForFiles = {
  /** Makes the note, called after a file; changes nothing where somebody has made it. */
  make: (fileName: string) => Promise<void>
  stop: () => void
}

/**
 * Looks from now on whether anybody makes a note that may not be anywhere yet: words typed there may be on
 * the server already when the first file is taken.
 */
export function noteForFiles(uid: string, noteId: string): NoteForFiles {
  const notebook = notebookOf(uid)
  let isMade = false
  const { stop } = followRows(notebook, (rows) => {
    isMade ||= rows.some((row) => row.noteId === noteId)
  })
  const asked = isOnServer(uid, noteId)
  return {
    make: async (fileName) => {
      if ((await asked) || isMade) return
      // What is typed and not yet kept comes before the name of a file.
      notebook.tell({ type: 'keep' })
      const content = { ...emptyContent, title: withoutEnding(fileName) }
      await notebook.keep({ noteId, content, seen: null, yields: true })
      isMade = true
    },
    stop,
  }
}

async function isOnServer(uid: string, noteId: string): Promise<boolean> {
  try {
    if (!navigator.onLine) return false
    const { readDocument } = await import('../notes/watchDocument.ts')
    return (await within(patience, readDocument(uid, noteId))) !== null
  } catch {
    return false
  }
}

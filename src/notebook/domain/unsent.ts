import type { LeftBehind } from '../../domain/leftBehind.ts'
import type { KeptRow } from './outboxRow.ts'
import type { KeptUpload } from './uploadRow.ts'

/** What is not yet known to be on the server. */
export type Unsent = { rows: readonly KeptRow[]; files: readonly KeptUpload[] }

/** The same as the door asks about it before somebody signs out. */
export function leftBehindOf(
  { rows, files }: Unsent,
  nameOf: (content: KeptRow['edit']['content']) => string,
): LeftBehind {
  return {
    edits: rows.map(({ noteId, edit, refusal, isLasting }) => ({
      id: noteId,
      revision: edit.opId,
      name: nameOf(edit.content),
      isStuck: refusal !== null,
      isLasting,
    })),
    files: files.map(({ id, name, refusal, isPaused, isLasting }) => ({
      id,
      revision: id,
      name,
      isStuck: refusal !== null || isPaused,
      isLasting,
    })),
  }
}

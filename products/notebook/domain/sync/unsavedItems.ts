import type { UnsavedItems } from '#src/domain/session/unsavedItems.ts'
import type { UploadWithStatus } from '../files/uploadRow.ts'
import { titleOf } from '../headline.ts'
import type { RowWithStatus } from './outboxRow.ts'

/** Edits and files that aren't known to be on the server. */
export type UnsavedRows = { rows: readonly RowWithStatus[]; files: readonly UploadWithStatus[] }

/**
 * Converts unsaved changes for the question asked before signing out.
 *
 * @param untitled the name of an empty note.
 */
export function unsavedItemsOf({ rows, files }: UnsavedRows, untitled: string): UnsavedItems {
  return {
    edits: rows.map(({ noteId, edit, refusal, isPersisted }) => ({
      id: noteId,
      revision: edit.editId,
      name: titleOf(edit.content) ?? untitled,
      isStuck: refusal !== null,
      isPersisted,
    })),
    files: files.map(({ id, name, refusal, isPaused, isPersisted }) => ({
      id,
      revision: id,
      name,
      isStuck: refusal !== null || isPaused,
      isPersisted,
    })),
  }
}

import { hasTaken, isSameContent, type Note } from './note.ts'
import type { Edit, KeptRow } from './outboxRow.ts'

/** What is known about a note: `undefined` is not known yet, `null` is known not to be there. */
export type NoteSources = {
  row: KeptRow | null | undefined
  /**
   * The edit whose row was removed last: the server has it, even if its update is still on the way.
   */
  delivered: Edit | null
  server: Note | null | undefined
  /** As this device saw it last. */
  cache: Note | null
}

export type NoteOnScreen =
  | { kind: 'shown'; content: Note['content']; editedAt: number }
  | { kind: 'missing' }
  | { kind: 'unknown' }

/**
 * What to show of a note: the person’s own edits before the server’s version, that before the
 * cache.
 */
export function noteOnScreen({ row, delivered, server, cache }: NoteSources): NoteOnScreen {
  if (row === undefined) return { kind: 'unknown' }
  if (row) return { kind: 'shown', content: row.edit.content, editedAt: row.edit.savedAt }
  if (delivered && !containsEdit(delivered, server ?? null)) {
    return { kind: 'shown', content: delivered.content, editedAt: delivered.savedAt }
  }
  const note = server ?? (server === undefined ? cache : null)
  if (note) return { kind: 'shown', content: note.content, editedAt: note.updatedAt }
  return { kind: server === null ? 'missing' : 'unknown' }
}

/** Whether the server’s update contains an edit that it has accepted. */
export function containsEdit({ opId, content }: Edit, server: Note | null): boolean {
  return server !== null && (hasTaken(server, opId) || isSameContent(server.content, content))
}

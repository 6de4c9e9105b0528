import type { DeviceName } from '../../domain/deviceSession.ts'
import { hasTaken, isSameContent, type Note } from './note.ts'
import type { Edit, StoredRow } from './outboxRow.ts'

/** Everything known about a note. `undefined`: not known yet. `null`: known not to exist. */
export type NoteSources = {
  row: StoredRow | null | undefined
  /** The edit delivered last. The server has it, even if its update hasn't arrived yet. */
  delivered: Edit | null
  server: Note | null | undefined
  cache: Note | null
}

/** The device that made a version: `here` for an edit that this device is sending, `null` if unknown. */
export type EditedOn = DeviceName | 'here' | null

export type NoteOnScreen =
  | { kind: 'shown'; content: Note['content']; editedAt: number; editedOn: EditedOn }
  | { kind: 'missing' }
  | { kind: 'unknown' }

/**
 * Chooses what to show of a note: the person's own edits first, then the server's version, then the cache.
 */
export function noteOnScreen({ row, delivered, server, cache }: NoteSources): NoteOnScreen {
  if (row === undefined) return { kind: 'unknown' }
  if (row) return shownHere(row.edit)
  if (delivered && !containsEdit(delivered, server ?? null)) {
    return shownHere(delivered)
  }
  const note = server ?? (server === undefined ? cache : null)
  if (note) return { kind: 'shown', content: note.content, ...originOf(note) }
  return { kind: server === null ? 'missing' : 'unknown' }
}

function shownHere({ content, savedAt }: Edit): NoteOnScreen {
  return { kind: 'shown', content, editedAt: savedAt, editedOn: 'here' }
}

/** Device clocks can be wrong: an edit can't be later than the server's time. */
function originOf({ lastEdit, updatedAt }: Note) {
  if (!lastEdit) return { editedAt: updatedAt, editedOn: null }
  const { browser, system, at } = lastEdit
  const isPossible = at > 0 && at <= updatedAt
  return { editedAt: isPossible ? at : updatedAt, editedOn: { browser, system } }
}

/** Whether the server's version contains an edit. */
export function containsEdit({ opId, content }: Edit, server: Note | null): boolean {
  return server !== null && (hasTaken(server, opId) || isSameContent(server.content, content))
}

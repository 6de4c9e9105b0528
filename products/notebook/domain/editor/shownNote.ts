import type { DeviceName } from '#src/domain/session/deviceSession.ts'
import { isSameVersion, latest, beforeFirstVersion, versionIdOf, type Note } from '../note.ts'
import type { ServerVersion } from '../sync/mergeDraft.ts'
import type { RowWithStatus } from '../sync/outboxRow.ts'
import { rebaseIfLater } from '../sync/rebase.ts'

/** Everything known about a note. `undefined`: not known yet. `null`: known not to exist. */
export type NoteSources = {
  row: RowWithStatus | null | undefined
  /** The note as this device delivered it last, even if the server's update hasn't arrived yet. */
  delivered: Note | null
  server: Note | null | undefined
  cache: Note | null
}

/** The device that made a version: `here` for an edit that this device is sending, `null` if unknown. */
export type EditedOn = DeviceName | 'here' | null

type ShownNote =
  | {
      kind: 'shown'
      content: Note['content']
      editedAt: number
      editedOn: EditedOn
      serverVersion: ServerVersion
    }
  | { kind: 'missing' }
  | { kind: 'unknown' }

/**
 * Chooses what to show of a note: the person's own edits first, then the latest version known, then the cache.
 * An edit is shown merged with the server's version, so that no text disappears from the screen.
 */
export function shownNote({ row, delivered, server, cache }: NoteSources): ShownNote {
  if (row === undefined) return { kind: 'unknown' }
  const note = latest(delivered, server) ?? (server === undefined ? cache : null)
  if (row) {
    const { edit, basisVersion: id = beforeFirstVersion } = note ? rebaseIfLater(row, note) : row
    return {
      kind: 'shown',
      content: edit.content,
      editedAt: edit.savedAt,
      editedOn: 'here',
      serverVersion: { id, note: note && isSameVersion(note, id) ? note : null },
    }
  }
  if (!note) return { kind: server === null ? 'missing' : 'unknown' }
  const serverVersion = { id: versionIdOf(note), note }
  return { kind: 'shown', content: note.content, ...originOf(note), serverVersion }
}

/** Device clocks can be wrong: an edit can't be later than the server's time. */
function originOf({ lastEdit, updatedAt }: Note) {
  if (!lastEdit) return { editedAt: updatedAt, editedOn: null }
  const { browser, system, at } = lastEdit
  const isPossible = at > 0 && at <= updatedAt
  return { editedAt: isPossible ? at : updatedAt, editedOn: { browser, system } }
}

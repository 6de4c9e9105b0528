import type { SnapshotFrom } from 'xstate'
import { storedStatus } from '../domain/sync/outboxRow.ts'
import type { noteMachine } from '../machines/noteMachine.ts'

export type NoteStatus = 'untouched' | 'saving' | 'saved' | 'onDevice' | 'inMemory' | 'refused'

/**
 * Where a note's text is stored. Keep it consistent with the status in the list.
 *
 * @param isSendingBlocked whether nothing can be sent to the server at the moment.
 */
export function noteStatus(
  snapshot: SnapshotFrom<typeof noteMachine>,
  isSendingBlocked: boolean,
): NoteStatus {
  const { row, before, hasTyped } = snapshot.context
  if (snapshot.hasTag('unsaved')) return 'saving'
  if (row?.refusal === 'too-long') return storedStatus(row)
  if (row?.refusal) return 'refused'
  if (row && (isSendingBlocked || !hasTyped)) return storedStatus(row)
  if (row) return 'saving'
  return before ? 'saved' : 'untouched'
}

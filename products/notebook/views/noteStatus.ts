import type { SnapshotFrom } from 'xstate'
import { unsentStatus, type UnsentStatus } from '../domain/sync/outboxRow.ts'
import type { noteMachine } from '../machines/noteMachine.ts'

export type NoteStatus = 'untouched' | 'saving' | 'saved' | UnsentStatus

/**
 * Where a note's text is stored.
 *
 * @param isSendingBlocked whether nothing can be sent to the server at the moment.
 */
export function noteStatus(
  snapshot: SnapshotFrom<typeof noteMachine>,
  isSendingBlocked: boolean,
): NoteStatus {
  const { row, before, ownsRow } = snapshot.context
  if (snapshot.hasTag('unsaved')) return 'saving'
  if (!row) return before ? 'saved' : 'untouched'
  const isBeingSent = row.refusal === null && ownsRow && !isSendingBlocked
  return isBeingSent ? 'saving' : unsentStatus(row)
}

import type { SnapshotFrom } from 'xstate'
import type { noteMachine } from '../machines/noteMachine.ts'

export type NoteStatus = 'untouched' | 'saving' | 'saved' | 'onDevice' | 'notYet' | 'refused'

/**
 * Where a note's text is stored. Keep it consistent with the state in the list.
 *
 * @param isStuck whether nothing can be sent to the server at the moment.
 */
export function noteStatus(
  snapshot: SnapshotFrom<typeof noteMachine>,
  isStuck: boolean,
): NoteStatus {
  const { row, basis, hasTyped } = snapshot.context
  if (snapshot.hasTag('unsaved')) return 'saving'
  if (row?.refusal === 'too-long') return row.isPersisted ? 'onDevice' : 'notYet'
  if (row?.refusal) return 'refused'
  if (row && (isStuck || !hasTyped)) return row.isPersisted ? 'onDevice' : 'notYet'
  if (row) return 'saving'
  return basis ? 'saved' : 'untouched'
}

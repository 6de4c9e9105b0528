import type { SnapshotFrom } from 'xstate'
import type { noteMachine } from '../machines/noteMachine.ts'

export type NoteStatus = 'untouched' | 'saving' | 'saved' | 'onDevice' | 'notYet' | 'refused'

/**
 * Where the words of a note are. The list says the same of them: what waits and was not typed just now is on
 * this device, until the server has it.
 *
 * @param isStuck nothing can be brought to the server at the moment.
 */
export function noteStatus(
  snapshot: SnapshotFrom<typeof noteMachine>,
  isStuck: boolean,
): NoteStatus {
  const { row, seen, hasTyped } = snapshot.context
  if (snapshot.hasTag('unkept')) return 'saving'
  if (row?.refusal === 'too-long') return row.isLasting ? 'onDevice' : 'notYet'
  if (row?.refusal) return 'refused'
  if (row && (isStuck || !hasTyped)) return row.isLasting ? 'onDevice' : 'notYet'
  if (row) return 'saving'
  return seen ? 'saved' : 'untouched'
}

import type { ListUpdate, ServerList } from '#products/notebook/domain/list/noteList.ts'
import type { Note } from '#products/notebook/domain/note.ts'

/** The server's report of a list: of all its notes, unless it says otherwise. */
export function serverRead(
  notes: readonly Note[],
  rest: Partial<ServerList> = {},
): Extract<ListUpdate, { type: 'server.read' }> {
  const list = { notes, isComplete: true, isConfirmed: true, ...rest }
  return { type: 'server.read', list }
}

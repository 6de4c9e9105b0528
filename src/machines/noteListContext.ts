import type { Failure } from '../domain/failure.ts'
import { doubtfulIn, emptyList, endOfPages, type NoteList } from '../domain/noteList.ts'
import type { ListInput, NotesInput, PagesInput } from './noteListEvents.ts'

export type NoteListContext = ListInput & {
  list: NoteList
  /** How often in a row the first page could not be read. */
  failures: number
  failure: Failure | null
  /** Whether all further pages are wanted, or only the next one. */
  wantsAll: boolean
  pagesFailure: Failure | null
}

type Given = { context: NoteListContext }

/** What a list starts with. */
export function beginning({ input }: { input: ListInput }): NoteListContext {
  const list = emptyList(input.kind)
  return { ...input, list, failures: 0, failure: null, wantsAll: false, pagesFailure: null }
}

/** What the ports are asked for. */
export const listInput = ({ context: { uid, kind } }: Given): ListInput => ({ uid, kind })

export const pagesInput = ({ context: { uid, kind, list, wantsAll } }: Given): PagesInput => ({
  uid,
  kind,
  after: endOfPages(list),
  all: wantsAll,
})

export const doubtsInput = ({ context: { uid, list } }: Given): NotesInput => ({
  uid,
  ids: doubtfulIn(list),
})

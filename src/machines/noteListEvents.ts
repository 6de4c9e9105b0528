import type { EventObject } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { Note } from '../domain/note.ts'
import { factNames, type ListFact } from '../domain/noteList.ts'
import type { ListKind } from '../domain/noteOrder.ts'
import type { Port } from './ports.ts'

/** Whose list, and of what. */
export type ListInput = { uid: string; kind: ListKind }

/** Which pages to read: those after a note, one or all of them. */
export type PagesInput = ListInput & { after: Note | null; all: boolean }

export type NotesInput = { uid: string; ids: readonly string[] }

/** The fact of this name. */
type Fact<Name extends ListFact['type']> = Extract<ListFact, { type: Name }>

type PagesEnd = { type: 'pages.read' } | { type: 'pages.failed'; failure: Failure }

/** What a person can ask of a list. */
type ListRequest =
  | { type: 'list.open' }
  | { type: 'list.retry' }
  /** One page more. */
  | { type: 'list.more' }
  /** All pages, one after the other, until `list.stop`. */
  | { type: 'list.all' }
  | { type: 'list.stop' }

export type NoteListEvent =
  | ListRequest
  | ListFact
  | PagesEnd
  | { type: 'server.silent' }
  | { type: 'check.failed' }
  | { type: 'network.back' }
  | FailureEvent

/** Reads the rows of the outbox at once and after every change; says when one became a copy, and when the network is back. */
export type WatchRows = Port<Fact<'rows.read' | 'row.copied'> | { type: 'network.back' }, ListInput>

/** Reads the shelf, the first page at once and after every change, and what changes elsewhere; says when the server does not answer. */
export type WatchList = Port<
  Fact<'shelf.read' | 'live.read' | 'notes.changed'> | { type: 'server.silent' } | FailureEvent,
  ListInput
>

/** Reads further pages, until there are no more or it is stopped. */
export type ReadPages = Port<Fact<'page.read'> | PagesEnd, PagesInput>

/** Waits a moment for news of the notes, which may be on their way, and then asks the server for them. */
export type CheckNotes = Port<Fact<'notes.checked'> | { type: 'check.failed' }, NotesInput>

/** The fact that an event brings; any other event is a fault in the chart. */
export function factIn(event: EventObject): ListFact {
  if (!isFact(event)) throw new Error(`"${event.type}" brings no fact.`)
  return event
}

function isFact(event: EventObject): event is ListFact {
  return (factNames as readonly string[]).includes(event.type)
}

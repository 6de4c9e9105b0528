import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import {
  emptyList,
  withUpdate,
  type ListUpdate,
  type ServerList,
} from '#products/notebook/domain/list/noteList.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { serverRead } from '#products/notebook/tests/support/serverRead.ts'

const step = fc.record({
  kind: fc.constantFrom(
    'edit',
    'deliver',
    'deliver',
    'change',
    'trash',
    'report',
    'report',
    'readAgain',
  ),
  note: fc.nat(3),
})

/** A list of a device, and a server whose reports are on their way for a while. */
function begin() {
  let list = withUpdate(emptyList('notes'), serverRead([], { generation: 'generation 0' }))
  let clock = 0
  let generation = 0
  const edits = new Map<string, Note>()
  const onServer = new Map<string, Note>()
  const reports: ServerList[] = []
  const learn = (update: ListUpdate) => (list = withUpdate(list, update))
  const readRows = () => {
    const rows = [...edits.values()].map(({ id, content }) => ({
      ...rowOf(null, content),
      edit: { editId: `of ${id}`, content, savedAt: clock },
      noteId: id,
      isPersisted: true,
    }))
    learn({ type: 'rows.read', rows })
  }
  const write = (id: string) => {
    clock += 1
    const [rev, editId] = [(onServer.get(id)?.rev ?? 0) + 1, `edit-${clock}`]
    return noteOf(contentOf(editId), { id, rev, editId, updatedAt: clock, createdAt: 1 })
  }
  const listNow = (changes: readonly Note[]): ServerList => ({
    notes: [...onServer.values()].filter(({ content }) => !content.isInTrash),
    isComplete: true,
    changes,
    generation: `generation ${generation}`,
  })
  const commit = (note: Note) => {
    onServer.set(note.id, note)
    reports.push(listNow([note]))
  }
  return {
    play: (kind: string, id: string) => {
      const edit = edits.get(id)
      if (kind === 'edit') edits.set(id, write(id))
      if (kind === 'change' && !edit) commit(write(id))
      if (kind === 'trash' && !edit && onServer.has(id)) {
        const trashed = write(id)
        commit({ ...trashed, content: { ...trashed.content, isInTrash: true } })
      }
      if (kind === 'deliver' && edit) {
        const version = { ...edit, rev: (onServer.get(id)?.rev ?? 0) + 1 }
        commit(version)
        learn({ type: 'note.delivered', noteId: id, note: { ...version, updatedAt: 0 } })
        edits.delete(id)
      }
      const next = kind === 'report' ? reports.shift() : undefined
      if (next) learn({ type: 'server.read', list: next })
      if (kind === 'readAgain') {
        reports.length = 0
        generation += 1
        learn({ type: 'server.read', list: listNow([]) })
        reports.push(listNow([...onServer.values()]))
      }
      readRows()
    },
    settle: () => {
      for (const next of reports) learn({ type: 'server.read', list: next })
    },
    bodies: () => new Map(listedNotes(list).map(({ id, content }) => [id, content.body])),
    written: () =>
      new Map(
        [...onServer, ...edits]
          .filter(([, { content }]) => !content.isInTrash)
          .map(([id, { content }]) => [id, content.body]),
      ),
  }
}

it('what was typed stays listed however late the server reports it, and in the end its list is shown', () => {
  const property = fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
    const { play, settle, bodies, written } = begin()
    const mine = new Set<string>()
    for (const { kind, note } of steps) {
      const id = `note-${note}`
      if (kind === 'edit') mine.add(id)
      if (kind === 'change' || kind === 'trash') mine.delete(id)
      play(kind, id)
      for (const one of mine) expect(bodies().get(one)).toBe(written().get(one))
    }
    settle()
    expect(bodies()).toEqual(written())
  })
  fc.assert(property, { numRuns: 500 })
})

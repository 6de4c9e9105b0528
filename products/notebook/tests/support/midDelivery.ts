import * as fc from 'fast-check'
import type { NoteContent } from '#products/notebook/domain/note.ts'
import { planDelivery } from '#products/notebook/domain/sync/delivery.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import type { ArchiveSource } from '#products/notebook/storage/archive/packing.ts'
import { memoryUserData, sourceIn, type MemoryUserData } from './memoryUserData.ts'
import { contentOf, noteOf } from './notes.ts'
import { idOf } from './smallUserData.ts'

/** Something that happens during an export, before call number `at` to the source. */
type Happening = { at: number; happen: () => void }

/** Delivers a row as the outbox does. The row itself stays. */
function deliver(account: MemoryUserData, row: OutboxRow): void {
  const { notes } = account
  const { noteId, edit } = row
  const known = notes.get(noteId)
  const { editId } = edit
  const delivery = planDelivery(row, known ?? null)
  if (delivery.kind === 'nothing') return
  const { content, kind } = delivery
  const id = kind === 'copy' ? editId : noteId
  if (kind === 'copy' && notes.has(id)) return
  const parentEditId = kind === 'update' ? (known?.editId ?? null) : null
  notes.set(id, noteOf(content, { id, editId, parentEditId }))
}

/** A source during whose calls things happen. `last` returns the user data at the last call to `changed`. */
export function sourceAmid(
  account: MemoryUserData,
  happenings: readonly Happening[],
): ArchiveSource & { last: () => MemoryUserData } {
  const source = sourceIn(account)
  let last = account
  let asked = 0
  const advance = () => {
    for (const { at, happen } of happenings) if (at === asked) happen()
    asked += 1
  }
  const after = <Answer>(question: () => Answer): Answer => {
    advance()
    return question()
  }
  return {
    ...source,
    last: () => last,
    notes: () => slowly(source.notes(), advance),
    changedNotes: () => {
      advance()
      last = { ...account, notes: new Map(account.notes) }
      return slowly(source.changedNotes(), advance)
    },
    files: () => slowly(source.files(), advance),
    note: (noteId) => after(() => source.note(noteId)),
    rows: () => after(source.rows),
    uploads: () => after(source.uploads),
  }
}

async function* slowly<Page>(
  pages: AsyncIterable<Page>,
  advance: () => void,
): AsyncGenerator<Page> {
  advance()
  for await (const page of pages) {
    yield page
    advance()
  }
}

const lines = fc.array(fc.constantFrom('milk', 'bread', 'tea', 'salt'), { maxLength: 4 })

const contents: fc.Arbitrary<NoteContent> = fc
  .record({ body: lines, pinned: fc.boolean(), isInTrash: fc.boolean() })
  .map(({ body, ...rest }) => contentOf(body.join('\n'), rest))

/** A note, this device's edit of it, and another device's. */
const edits = fc.record({
  basis: fc.option(contents),
  mine: contents,
  theirs: fc.option(contents),
  changes: fc.nat({ max: 9 }),
  lands: fc.option(fc.nat({ max: 9 })),
  answered: fc.option(fc.nat({ max: 3 })),
})

type DrawnEdit = typeof edits extends fc.Arbitrary<infer Drawn> ? Drawn : never

export const drawnEdits = fc.array(edits, { minLength: 1, maxLength: 4 })

/** Adds a note and this device's edit of it. Returns what happens to them later. */
export function beginEdit(
  account: MemoryUserData,
  { basis, mine, theirs, changes, lands, answered }: DrawnEdit,
  number: number,
): Happening[] {
  const id = idOf(number)
  if (basis) account.notes.set(id, noteOf(basis, { id }))
  const edit = { editId: idOf(100 + number), content: mine, savedAt: 0 }
  const row: OutboxRow = { noteId: id, basis, edit, unacknowledged: [], refusal: null }
  account.rows.push(row)
  const change = () => {
    const parentEditId = account.notes.get(id)?.editId
    if (theirs && parentEditId)
      account.notes.set(id, noteOf(theirs, { id, editId: 'theirs', parentEditId }))
  }
  const drop = () => {
    account.rows = account.rows.filter((other) => other !== row)
  }
  const happenings = [{ at: changes, happen: change }]
  if (lands !== null) happenings.push({ at: lands, happen: () => deliver(account, row) })
  if (lands !== null && answered !== null) happenings.push({ at: lands + answered, happen: drop })
  return happenings
}

/** The user data after all rows have reached the server. */
export function delivered({ notes, rows }: MemoryUserData): MemoryUserData {
  const account = memoryUserData({ notes: new Map(notes) })
  for (const row of rows) deliver(account, row)
  return account
}

import { describe, expect, it } from 'vitest'
import {
  noteRecord,
  readArchivedNote,
  readArchivedRow,
  rowRecord,
} from '#products/notebook/domain/archive/archivedNote.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import { idOf } from '#products/notebook/tests/support/smallUserData.ts'

const content = contentOf('milk\n', { pinned: true, conflictOf: idOf(9) })
const at = Date.UTC(2026, 10, 21)
const note = noteOf(content, { id: idOf(1), updatedAt: at + 1 })
const edit = { editId: idOf(2), content, savedAt: at }
const sent = { editId: idOf(3), content: contentOf('mil'), savedAt: at - 1 }
const row: OutboxRow = {
  noteId: idOf(1),
  basis: contentOf('m'),
  edit,
  unacknowledged: [sent],
  refusal: null,
}

/** A record after a round trip through JSON. */
function written(record: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(record)) as Record<string, unknown>
}

const noContents = [
  null,
  'milk',
  { ...content, title: 7 },
  { ...content, body: null },
  { ...content, pinned: 'yes' },
  { ...content, isInTrash: 0 },
  { ...content, conflictOf: 'other' },
  { ...content, conflictOf: undefined },
]

describe('an archived note', () => {
  it('contains the earlier edits, so that an unsent one is recognized', () => {
    const earlierEditIds = ['edit-0', 'edit-x']
    const record = written(noteRecord({ ...note, earlierEditIds }))
    expect(readArchivedNote(record)).toMatchObject({ earlierEditIds })
    expect(readArchivedNote({ ...record, earlierEditIds: 'edit-0' })).toBeNull()
    expect(readArchivedNote({ ...record, earlierEditIds: [7] })).toBeNull()
  })

  it('contains everything from the server, with readable times', () => {
    expect(noteRecord(note)).toEqual({
      noteId: idOf(1),
      content,
      rev: 2,
      editId: 'edit-2',
      parentEditId: 'edit-1',
      createdAt: '2026-11-21T00:00:00.000Z',
      updatedAt: '2026-11-21T00:00:00.001Z',
    })
  })

  it("can be read back, also if it has a single version and isn't a copy", () => {
    expect(readArchivedNote(written(noteRecord(note)))).toEqual({
      noteId: idOf(1),
      content,
      editId: 'edit-2',
      parentEditId: 'edit-1',
      earlierEditIds: [],
    })
    const first = { ...note, parentEditId: null, content: contentOf('') }
    expect(readArchivedNote(written(noteRecord(first)))).toEqual({
      noteId: idOf(1),
      content: contentOf(''),
      editId: 'edit-2',
      parentEditId: null,
      earlierEditIds: [],
    })
  })

  it.each([
    null,
    'a note',
    ...[
      { noteId: '../1' },
      { noteId: 1 },
      { noteId: [idOf(1)] },
      { editId: 2 },
      { parentEditId: 1 },
      { parentEditId: undefined },
    ].map((change) => ({ ...noteRecord(note), ...change })),
    ...noContents.map((other) => ({ ...noteRecord(note), content: other })),
    { ...noteRecord(note), content: { ...content, title: 'x'.repeat(301) } },
  ])('is rejected if it is invalid: %#', (record) => {
    expect(readArchivedNote(record)).toBeNull()
  })
})

describe('an archived edit', () => {
  it('contains its basis and unacknowledged edits', () => {
    expect(rowRecord(row)).toEqual({
      noteId: idOf(1),
      content,
      savedAt: '2026-11-21T00:00:00.000Z',
      editId: idOf(2),
      basis: contentOf('m'),
      unacknowledged: [sent],
      refusal: null,
    })
  })

  it('can be read back, also for a new note that was never sent', () => {
    expect(readArchivedRow(written(rowRecord(row)))).toEqual(row)
    const fresh = { ...row, basis: null, unacknowledged: [] }
    expect(readArchivedRow(written(rowRecord(fresh)))).toEqual(fresh)
  })

  it("can exceed the server's limits and is marked as too long", () => {
    const long = { ...row, edit: { ...edit, content: contentOf('x'.repeat(200_001)) } }
    expect(readArchivedRow(written(rowRecord(long)))).toEqual({ ...long, refusal: 'too-long' })
  })

  it.each([
    null,
    7,
    ...[
      { noteId: 'x' },
      { editId: 'x' },
      { editId: undefined },
      { basis: undefined },
      { unacknowledged: undefined },
      { unacknowledged: {} },
      { unacknowledged: [sent, null] },
      { unacknowledged: [{ ...sent, savedAt: '2026-11-21' }] },
      { unacknowledged: [{ ...sent, editId: 'x' }] },
    ].map((change) => ({ ...rowRecord(row), ...change })),
    ...noContents.map((other) => ({ ...rowRecord(row), content: other })),
    ...noContents.slice(1).map((other) => ({ ...rowRecord(row), basis: other })),
    ...noContents.map((other) => ({
      ...rowRecord(row),
      unacknowledged: [{ ...sent, content: other }],
    })),
  ])('is rejected if it is invalid: %#', (record) => {
    expect(readArchivedRow(record)).toBeNull()
  })
})

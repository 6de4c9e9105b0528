import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyContent, type Note } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import { itemCountsOf } from '#products/notebook/firebase/serverNotes/itemCountsOf.ts'
import { readNote } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { writeRow } from '#products/notebook/firebase/sync/sendRow.ts'
import { purgeNote } from '#products/notebook/firebase/trash/purgeFromTrash.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'

let account: AccountAuth

beforeEach(async () => {
  ;({ account } = await newPersonHere())
})

const before = 'one\ntwo\nthree\n'

it('the version after a known one is written without reading the server', async () => {
  const known = await noteThere()
  const delivery = { kind: 'update', bases: ['known'] }
  expect(await bring(rowFrom(known, `${before}four\n`), known)).toEqual(delivery)
  expect(await bodyOf(known.id)).toBe(`${before}four\n`)
})

it('writing it again, as after a lost response, changes nothing', async () => {
  const known = await noteThere()
  const row = rowFrom(known, `${before}four\n`)
  await bring(row, known)
  expect(await bring(row, known)).toEqual({ kind: 'update', bases: ['known'] })
  expect(await readNote(account, known.id)).toMatchObject({ rev: 2, editId: row.edit.editId })
})

it('changes by another device are read and merged', async () => {
  const known = await noteThere()
  await bring(rowFrom(known, `zero\n${before}`), known)
  const delivery = { kind: 'update', bases: ['known', 'read'] }
  expect(await bring(rowFrom(known, `${before}four\n`), known)).toEqual(delivery)
  expect(await bodyOf(known.id)).toBe(`zero\n${before}four\n`)
})

it('if both changed the same words, the later ones become a copy', async () => {
  const known = await noteThere()
  await bring(rowFrom(known, 'theirs\ntwo\nthree\n'), known)
  const mine = rowFrom(known, 'mine\ntwo\nthree\n')
  expect(await bring(mine, known)).toEqual({ kind: 'copy', bases: ['known', 'read'] })
  expect([await bodyOf(known.id), await bodyOf(mine.edit.editId)]).toEqual([
    'theirs\ntwo\nthree\n',
    'mine\ntwo\nthree\n',
  ])
})

it('an edit of a permanently deleted note recreates it', async () => {
  const known = await noteThere(true)
  await purgeNote(account, known.id, null, () => undefined)
  const delivery = { kind: 'create', bases: ['known', 'read'] }
  expect(await bring(rowFrom(known, `${before}four\n`), known)).toEqual(delivery)
  expect(await bodyOf(known.id)).toBe(`${before}four\n`)
  expect(await itemCountsOf(account)).toMatchObject({ notes: 1 })
})

it('a new note is written and counted once, and read only if it is on the server already', async () => {
  const row = { ...rowFrom(null, before), noteId: randomUUID() }
  expect(await bring(row)).toEqual({ kind: 'create', bases: ['known'] })
  expect(await bring(row)).toEqual({ kind: 'nothing', bases: ['known'] })
  expect([await bodyOf(row.noteId), (await itemCountsOf(account)).notes]).toEqual([before, 1])
})

it('the row records what is being sent before anything is written', async () => {
  const known = await noteThere()
  const told: unknown[] = []
  const stop = new Error('The network is gone.')
  const row = rowFrom(known, `${before}four\n`)
  const tell = (server: unknown) => {
    told.push(server)
    return Promise.reject(stop)
  }
  await expect(writeRow({ uid: account.uid, row, known, beforeWriting: tell })).rejects.toBe(stop)
  expect([told, await bodyOf(known.id)]).toEqual([[known], before])
})

it("an edit isn't recorded as sent while the browser is offline", async () => {
  fakePage('visible', false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const row = { ...rowFrom(null, before), noteId: randomUUID() }
  const record = vi.fn<() => Promise<void>>()
  const delivery = writeRow({ uid: account.uid, row, known: null, beforeWriting: record })
  await expect(delivery).rejects.toMatchObject({ code: 'unavailable' })
  expect(record).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

async function noteThere(isInTrash = false): Promise<Note> {
  const id = randomUUID()
  await putNote(account, id, { ...emptyContent, body: before, isInTrash })
  const note = await readNote(account, id)
  if (!note) throw new Error('The note is not there.')
  return note
}

function rowFrom(known: Note | null, body: string): OutboxRow {
  const content = { ...(known?.content ?? emptyContent), body }
  const edit = { editId: randomUUID(), content, savedAt: 0 }
  const basis = known?.content ?? null
  return { noteId: known?.id ?? '', basis, edit, unacknowledged: [], refusal: null }
}

/** Delivers a row. Each attempt to write is based on the known version, or on one that was read. */
async function bring(row: OutboxRow, known: Note | null = null) {
  const bases: ('known' | 'read')[] = []
  const beforeWriting = async (basis: Note | null) =>
    void bases.push(basis === known ? 'known' : 'read')
  const { kind } = await writeRow({ uid: account.uid, row, known, beforeWriting })
  return { kind, bases }
}

async function bodyOf(noteId: string): Promise<string | undefined> {
  return (await readNote(account, noteId))?.content.body
}

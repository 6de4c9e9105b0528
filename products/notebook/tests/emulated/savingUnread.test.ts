import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyContent, type Note } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/outboxRow.ts'
import { deliverRow } from '#products/notebook/firebase/notes/deliver.ts'
import { removeForGood } from '#products/notebook/firebase/trash/removeNotes.ts'
import { itemCountsOf } from '#products/notebook/firebase/userData/itemCountsOf.ts'
import { putNote, readNote } from '#products/notebook/firebase/userData/putNote.ts'
import type { transact as realTransact } from '#src/firebase/data/transact.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import { newPerson } from '#tests/emulated/people.ts'

/** The app's own session. */
const own = vi.hoisted(() => ({ session: null as unknown }))
/** How often a delivery had to read from the server. */
const reading = vi.hoisted(() => ({ times: 0 }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => own.session }))
vi.mock('#src/firebase/data/transact.ts', async (original) => {
  const real = await original<{ transact: typeof realTransact }>()
  const transact: typeof realTransact = (uid, work) => {
    reading.times += 1
    return real.transact(uid, work)
  }
  return { ...real, transact }
})

let userData: UserData

beforeEach(async () => {
  ;({ userData } = await newPerson())
  own.session = userData.session
  reading.times = 0
})

const before = 'one\ntwo\nthree\n'

it('the version after a known one is written without reading the server', async () => {
  const known = await noteThere()
  expect(await bring(rowFrom(known, `${before}four\n`), known)).toBe('update')
  expect([await bodyOf(known.id), reading.times]).toEqual([`${before}four\n`, 0])
})

it('writing it again, as after a lost response, changes nothing', async () => {
  const known = await noteThere()
  const row = rowFrom(known, `${before}four\n`)
  await bring(row, known)
  await bring(row, known)
  expect(await readNote(userData, known.id)).toMatchObject({ rev: 2, opId: row.edit.opId })
  expect(reading.times).toBe(0)
})

it('changes by another device are read and merged', async () => {
  const known = await noteThere()
  await bring(rowFrom(known, `zero\n${before}`), known)
  expect(await bring(rowFrom(known, `${before}four\n`), known)).toBe('update')
  expect([await bodyOf(known.id), reading.times]).toEqual([`zero\n${before}four\n`, 1])
})

it('if both changed the same words, the later ones become a copy', async () => {
  const known = await noteThere()
  await bring(rowFrom(known, 'theirs\ntwo\nthree\n'), known)
  const mine = rowFrom(known, 'mine\ntwo\nthree\n')
  expect(await bring(mine, known)).toBe('copy')
  expect([await bodyOf(known.id), await bodyOf(mine.edit.opId), reading.times]).toEqual([
    'theirs\ntwo\nthree\n',
    'mine\ntwo\nthree\n',
    1,
  ])
})

it('an edit of a permanently deleted note recreates it', async () => {
  const known = await noteThere(true)
  await removeForGood(userData, known.id, null, () => undefined)
  expect(await bring(rowFrom(known, `${before}four\n`), known)).toBe('create')
  expect([await bodyOf(known.id), reading.times]).toEqual([`${before}four\n`, 1])
  expect(await itemCountsOf(userData)).toMatchObject({ notes: 1 })
})

it('a new note is written and counted once, without reading', async () => {
  const row = { ...rowFrom(null, before), noteId: randomUUID() }
  expect([await bring(row), reading.times]).toEqual(['create', 0])
  expect([await bring(row), reading.times]).toEqual(['nothing', 1])
  expect([await bodyOf(row.noteId), (await itemCountsOf(userData)).notes]).toEqual([before, 1])
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
  await expect(deliverRow(userData.uid, row, tell, { known })).rejects.toBe(stop)
  expect([told, await bodyOf(known.id)]).toEqual([[known], before])
})

async function noteThere(deleted = false): Promise<Note> {
  const id = randomUUID()
  await putNote(userData, id, { ...emptyContent, body: before, deleted })
  const note = await readNote(userData, id)
  if (!note) throw new Error('The note is not there.')
  return note
}

function rowFrom(known: Note | null, body: string): OutboxRow {
  const content = { ...(known?.content ?? emptyContent), body }
  const edit = { opId: randomUUID(), content, savedAt: 0 }
  return { noteId: known?.id ?? '', basis: known?.content ?? null, edit, refusal: null }
}

async function bring(row: OutboxRow, known?: Note): Promise<string> {
  return (await deliverRow(userData.uid, row, () => Promise.resolve(), { known })).kind
}

async function bodyOf(noteId: string): Promise<string | undefined> {
  return (await readNote(userData, noteId))?.content.body
}

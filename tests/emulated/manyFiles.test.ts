import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyContent } from '#src/domain/note.ts'
import type { StoredFile } from '#src/domain/storedFile.ts'
import { watchFilesOf } from '#src/firebase/files/fileQueries.ts'
import { moveFiles } from '#src/firebase/files/moveFiles.ts'
import { putNote } from '#src/firebase/vault/putNote.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'
import { vaultsOnServer } from '#tests/support/vaultsOnServer.ts'
import { ports } from './ports.ts'
import { newPerson } from './wipe/people.ts'

const own = vi.hoisted(() => ({ session: {} as Vault['session'] }))
vi.mock('#src/firebase/app.ts', () => ({ auth: () => own.session }))

const { loseRecord, putRecords } = vaultsOnServer(ports)
const [noteId, copyId] = [randomUUID(), randomUUID()]
let vault: Vault

beforeEach(async () => {
  ;({ vault } = await newPerson())
  own.session = vault.session
  await putNote(vault, noteId, emptyContent)
  await putNote(vault, copyId, emptyContent)
})

it('all files of a note are shown, the oldest first, however many have come to it', async () => {
  const ids = await putRecords(vault.uid, noteId, 230)
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
  const [first = '', ...rest] = ids
  await loseRecord(vault.uid, first)
  await vi.waitFor(() => expect(found.ids()).toEqual(rest), 30_000)
}, 90_000)

it('a note of exactly one page shows that page', async () => {
  const ids = await putRecords(vault.uid, noteId, 100)
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
}, 60_000)

it('all files of a copy go over to the note that stays, however many it has', async () => {
  const ids = await putRecords(vault.uid, copyId, 130)
  const moving = { uid: vault.uid, from: copyId, to: noteId }
  expect(await outcomeOf(moveFiles, moving)).toEqual({ type: 'files.moved' })
  const found = watch(noteId)
  await vi.waitFor(() => expect(found.ids()).toEqual(ids), 30_000)
}, 120_000)

function watch(ofNote: string) {
  let files: readonly StoredFile[] = []
  const found = (now: readonly StoredFile[]) => (files = now)
  onTestFinished(watchFilesOf(vault, ofNote, { found, unreachable: () => undefined }))
  return { ids: () => files.map(({ id }) => id) }
}

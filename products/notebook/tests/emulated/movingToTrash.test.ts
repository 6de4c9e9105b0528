import { randomUUID } from 'node:crypto'
import { getDoc } from 'firebase/firestore'
import { beforeEach, expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { targetOf } from '#products/notebook/firebase/archive/restoreArchive.ts'
import { restoreFromTrash } from '#products/notebook/firebase/serverNotes/moveToTrash.ts'
import { noteRef, toNote } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import type { ArchiveTarget } from '#products/notebook/storage/archive/restoreEntries.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newPersonHere } from '#tests/emulated/people.ts'

const noteId = randomUUID()
const words = { ...emptyContent, title: 'Plans', body: 'Alps' }
const [older, newer] = [{ exportedAt: '2026-01-01' }, { exportedAt: '2026-02-01' }]

let account: AccountAuth

beforeEach(async () => {
  ;({ account } = await newPersonHere())
})

it('a note from an older export stays, even if a newer one has it in the trash', async () => {
  expect(await importOf(older).putNote(noteId, words)).toBe('created')
  expect(await moveToTrashBy(newer)).toEqual({ copied: 'same', isInTrash: false })
})

it('a note that the person wrote stays where it is', async () => {
  await putNote(account, noteId, words)
  expect(await moveToTrashBy(newer)).toEqual({ copied: 'same', isInTrash: false })
})

it('an import interrupted before moving a note to the trash does so when it is repeated', async () => {
  expect(await importOf(newer).putNote(noteId, words)).toBe('created')
  expect(await moveToTrashBy(newer)).toEqual({ copied: 'same', isInTrash: true })
})

it('a note that the person restored from the trash stays restored', async () => {
  await importOf(newer).putNote(noteId, words)
  await moveToTrashBy(newer)
  await restoreFromTrash(account, noteId)
  expect(await moveToTrashBy(newer)).toEqual({ copied: 'same', isInTrash: false })
})

function importOf(archive: { exportedAt: string }): ArchiveTarget {
  const { signal } = new AbortController()
  return targetOf(account.uid, archive, { signal, onSent: () => undefined })
}

async function moveToTrashBy(archive: { exportedAt: string }) {
  const target = importOf(archive)
  const copied = await target.putNote(noteId, words)
  await target.moveToTrash(noteId)
  const place = noteRef(account.uid, noteId, firestore(account.auth))
  return { copied, isInTrash: toNote(await getDoc(place))?.content.isInTrash }
}

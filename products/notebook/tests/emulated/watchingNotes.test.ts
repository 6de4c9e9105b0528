import { randomUUID } from 'node:crypto'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import type { SavedNotes } from '#products/notebook/domain/list/noteList.ts'
import { emptyContent, type Note } from '#products/notebook/domain/note.ts'
import { feeds } from '#products/notebook/firebase/list/feeds.ts'
import { watchSavedNotes } from '#products/notebook/firebase/list/watchSavedNotes.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { watchServerNote } from '#products/notebook/firebase/notes/watchServerNote.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { purgeNote } from '#products/notebook/firebase/trash/purgeFromTrash.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { beginAsOwner } from '#tests/emulated/serverOwner.ts'

const inTime = { timeout: 20_000 }

const asOwner = beginAsOwner()

const ignore = () => undefined

it('an open note is reported after it is created, and after it is permanently deleted from the trash', async () => {
  const { uid, account } = await newPersonHere()
  const { noteId, reported, stop } = openNote(uid)
  await vi.waitFor(() => expect(reported).toEqual(['missing']), inTime)
  await putNote(account, noteId, { ...emptyContent, title: 'Milk', isInTrash: true })
  await vi.waitFor(() => expect(reported.at(-1)).toBe('Milk'), inTime)
  await purgeNote(account, noteId, null, () => undefined)
  await vi.waitFor(() => expect(reported.at(-1)).toBe('missing'), inTime)
  stop()
})

it('a missing note is reported as missing only after an outage', async () => {
  const { uid } = await newPersonHere()
  await disableNetwork(firestore())
  const { reported, stop } = openNote(uid)
  await vi.waitFor(() => expect(reported).toContain('unreachable'), inTime)
  expect(reported).not.toContain('missing')
  await enableNetwork(firestore())
  await vi.waitFor(() => expect(reported.at(-1)).toBe('missing'), inTime)
  stop()
})

it('a note leaves and enters the trash as soon as that is delivered, before the server reports it', async () => {
  const { uid, account } = await newPersonHere()
  const noteId = randomUUID()
  await putNote(account, noteId, { ...emptyContent, title: 'Milk', isInTrash: true })
  const lists: SavedNotes[] = []
  const onSaved = (saved: SavedNotes) => void lists.push(saved)
  const { stop } = watchSavedNotes(uid, 'trash', {
    onSaved,
    onUnreachable: ignore,
    onError: ignore,
  })
  await vi.waitFor(() => expect(feeds.knownNote(uid, noteId)).not.toBeNull(), inTime)
  await vi.waitFor(() => expect(lists.at(-1)?.notes).toHaveLength(1), inTime)
  const [note] = lists.at(-1)?.notes ?? []
  if (!note) throw new Error('The trash is empty.')
  const restored = { ...note, rev: note.rev + 1, content: { ...note.content, isInTrash: false } }
  notebookOf(uid).publish({ type: 'delivered', noteId, note: restored })
  const given = { isComplete: true, isConfirmed: true }
  const later = { updatedAt: expect.any(Number) as number }
  expect(lists.at(-1)).toMatchObject({ notes: [{ ...restored, ...later }], ...given })
  const moved = { ...note, id: 'moved', editId: 'moved' }
  notebookOf(uid).publish({ type: 'delivered', noteId: 'moved', note: moved })
  expect(lists.at(-1)).toMatchObject({
    notes: [{ ...restored, ...later }, { id: 'moved' }],
    ...given,
  })
  stop()
})

it('a page of the trash that did not arrive in time is read again, and no more than it', async () => {
  const { uid } = await newPersonHere()
  await fillTrash(uid, 61)
  const lists: SavedNotes[] = []
  const onSaved = (saved: SavedNotes) => void lists.push(saved)
  const { readNextPage, stop } = watchSavedNotes(uid, 'trash', {
    onSaved,
    onUnreachable: ignore,
    onError: ignore,
  })
  await vi.waitFor(() => expect(lists.at(-1)?.notes).toHaveLength(30), inTime)
  void readNextPage()
  await readNextPage()
  expect(lists.at(-1)).toMatchObject({ notes: { length: 60 }, isComplete: false })
  stop()
})

/** Adds notes to the trash, with an administrator's rights. */
function fillTrash(uid: string, count: number): Promise<unknown> {
  return asOwner(async (database) => {
    const batch = database.batch()
    for (let place = 0; place < count; place += 1) {
      const id = randomUUID()
      const at = new Date(1_000 * place)
      const version = { rev: 1, editId: id, parentEditId: null, createdAt: at, updatedAt: at }
      const note = { ...emptyContent, ...version, isInTrash: true }
      batch.set(database.doc(`users/${uid}/notes/${id}`), note)
    }
    await batch.commit()
  })
}

function openNote(uid: string) {
  const noteId = randomUUID()
  const reported: string[] = []
  const stop = watchServerNote(
    { uid, noteId, isNew: false },
    {
      found: (note: Note | null) => void reported.push(note?.content.title ?? 'missing'),
      cached: ({ content }) => void reported.push(`${content.title} in memory`),
      unreachable: () => void reported.push('unreachable'),
    },
  )
  return { noteId, reported, stop }
}

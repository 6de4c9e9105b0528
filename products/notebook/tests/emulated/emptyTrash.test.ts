import { expect, it } from 'vitest'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { readNote } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { purgeFromTrash } from '#products/notebook/firebase/trash/purgeFromTrash.ts'
import type { PurgeProgress } from '#products/notebook/machines/trashMachine.ts'
import { newPersonHere } from '#tests/emulated/people.ts'

it('empties the trash beyond a page of notes that unsent edits restore', async () => {
  const { account } = await newPersonHere()
  const inTrash = { ...emptyContent, title: 'Plans', isInTrash: true }
  const ids = Array.from({ length: pageSize + 1 }, () => crypto.randomUUID())
  for (const id of ids) await putNote(account, id, inTrash)
  const [oldest = '', ...newer] = ids
  const restored = { ...inTrash, isInTrash: false }
  const { save } = notebookOf(account.uid).outbox
  for (const noteId of newer) await save({ noteId, content: restored, before: inTrash })
  const reported: PurgeProgress[] = []
  const input = { uid: account.uid, purge: { kind: 'all' } } as const
  await purgeFromTrash(input, new AbortController().signal, (event) => reported.push(event))
  expect(reported).toEqual([{ type: 'note.purged', noteId: oldest }, { type: 'purge.done' }])
  expect(await readNote(account, oldest)).toBeNull()
  expect(await readNote(account, newer.at(-1) ?? '')).toMatchObject({ content: inTrash })
})

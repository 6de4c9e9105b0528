import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { emptyContent, type Note } from '#products/notebook/domain/note.ts'
import { watchServerNote } from '#products/notebook/firebase/notes/watchServerNote.ts'
import { purgeNote } from '#products/notebook/firebase/trash/deleteFromTrash.ts'
import { putNote } from '#products/notebook/firebase/userData/putNote.ts'
import { newPersonHere } from '#tests/emulated/people.ts'

const ignore = () => undefined

it('an open note is reported after it is created, and after it is permanently deleted from the trash', async () => {
  const { uid, account } = await newPersonHere()
  const noteId = randomUUID()
  const reported: (string | undefined)[] = []
  const found = (note: Note | null) => void reported.push(note?.content.title)
  const listener = { found, cached: ignore, unreachable: ignore }
  const stop = watchServerNote({ uid, noteId, isNew: false }, listener)
  await vi.waitFor(() => expect(reported).toEqual([undefined]), { timeout: 10_000 })
  await putNote(account, noteId, { ...emptyContent, title: 'Milk', deleted: true })
  await vi.waitFor(() => expect(reported.at(-1)).toBe('Milk'), { timeout: 10_000 })
  await purgeNote(account, noteId, null, ignore)
  await vi.waitFor(() => expect(reported.at(-1)).toBeUndefined(), { timeout: 10_000 })
  stop()
})

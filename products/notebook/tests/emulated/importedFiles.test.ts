import { randomUUID } from 'node:crypto'
import { getDoc } from 'firebase/firestore'
import { beforeEach, expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { targetOf } from '#products/notebook/firebase/archive/restoreArchive.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { fileRef } from '#src/firebase/documents/files/fileDocument.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere } from '#tests/emulated/people.ts'

let account: AccountAuth
let noteId: string
let fileId: string

beforeEach(async () => {
  ;[noteId, fileId] = [randomUUID(), randomUUID()]
  ;({ account } = await newPersonHere())
  await putNote(account, noteId, emptyContent)
})

it.each([
  ['a program with the type of a text', 'invoice.pdf.exe', 'text/plain', 'MZ'],
  ['an HTML page with the name and type of a picture', 'holiday.png', 'image/png', '<script>'],
  ['an SVG image', 'logo.svg', 'image/png', '<svg/>'],
])('an import refuses %s', async (_, name, type, content) => {
  expect(await bring(name, type, content)).toBe('type-not-allowed')
  expect((await getDoc(fileRef(account, fileId))).exists()).toBe(false)
})

it("an archive can't choose a file's type or a name with a path", async () => {
  expect(await bring('../notes.md', 'text/html', 'Milk')).toBe('created')
  expect((await getDoc(fileRef(account, fileId))).data()).toMatchObject({
    attachedTo: noteId,
    name: 'notes.md',
    size: 4,
    type: 'text/markdown',
    state: 'stored',
  })
})

function bring(name: string, type: string, content: string) {
  const { signal } = new AbortController()
  const file = { id: fileId, attachedTo: noteId, name, size: content.length, type }
  return targetOf(account.uid, { exportedAt: '' }, { signal, onSent: () => undefined }).putFile(
    file,
    new Blob([content], { type }),
  )
}

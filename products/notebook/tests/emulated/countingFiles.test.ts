import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import type * as locks from '#src/storage/locks/locks.ts'
import { newPerson, onAnotherDevice } from '#tests/emulated/people.ts'

// The devices of this test share a page, so they must not share its locks.
vi.mock('#src/storage/locks/locks.ts', async (original) => ({
  ...(await original<typeof locks>()),
  withLock: (_: string, work: () => Promise<unknown>) => work(),
}))

it('files added by several devices at once are all counted and get separate slots', async () => {
  const person = await newPerson()
  const devices = [person.account, await onAnotherDevice(person), await onAnotherDevice(person)]
  const noteId = randomUUID()
  await putNote(person.account, noteId, emptyContent)
  const file = { attachedTo: noteId, name: 'gate.txt', size: 4, type: 'text/plain' }
  const slots: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const reserved = devices.map((account) => reserveFile(account, { ...file, id: randomUUID() }))
    slots.push(...(await Promise.all(reserved)).map(({ slot }) => slot))
  }
  expect(slots.sort((one, other) => one - other)).toEqual(Array.from({ length: 15 }, (_, at) => at))
}, 60_000)

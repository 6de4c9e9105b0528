import { filePath, filesUsagePath, newFile } from '../firestore/files.ts'
import { openAccount } from '../firestore/flags.ts'
import { create, first, uuid } from '../firestore/notes.ts'
import type { Fields } from '../firestore/values.ts'
import { change, put, remove } from '../firestore/writes.ts'
import type { Person } from '../person.ts'
import { bytes, described } from './uploads.ts'

/** More than a guest may keep. */
const rounds = 25

/**
 * Fills Storage as a hostile client would: creates a record, uploads under every name that may
 * pass, deletes the record, leaves the bytes, and repeats.
 */
export async function fillStorage(person: Person): Promise<void> {
  await person.commit(openAccount(person))
  await person.commit(...create(person))
  for (let round = 0; round < rounds; round += 1) {
    for (const slot of [{ slot: round }, { slot: 0 }, {}]) {
      for (const free of [{ free: [] }, {}])
        await fillAndLeave(person, uuid(500 + round), slot, free)
    }
  }
}

async function fillAndLeave(person: Person, id: string, { slot }: { slot?: number }, free: Fields) {
  const { slot: _, ...file } = newFile
  const usage = (count: number) =>
    put(filesUsagePath(person), { count, bytes: count * file.size, lastId: id, ...free })
  const record = put(filePath(person, id), {
    ...file,
    ...(slot !== undefined && { slot }),
    attachedTo: first,
  })
  if ((await person.commit(record, usage(1))) !== 'allowed') return
  for (const name of [`${slot}`, id]) {
    for (const end of ['', '/', ' ', '/x']) {
      const path = `users/${person.uid}/files/${name}${end}`
      for (const metadata of [{ fileId: id }, {}]) {
        await person.storage.upload(path, bytes, { ...described, metadata })
      }
    }
  }
  await person.commit(change(filePath(person, id), { state: 'deleting' }))
  await person.commit(remove(filePath(person, id)), usage(0))
}

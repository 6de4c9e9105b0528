import { given } from '../check.ts'
import { newFile, noteWithFile, scan, slotPath } from '../firestore/files.ts'
import { openAccount } from '../firestore/flags.ts'
import type { Fields } from '../firestore/values.ts'
import type { People } from '../people.ts'
import type { Person } from '../person.ts'
import type { Verdict } from '../verdict.ts'
import type { Metadata } from './storageClient.ts'

/** The metadata that the app sets. */
export const described = {
  contentType: newFile.type,
  contentDisposition: 'attachment',
  metadata: { fileId: scan },
} satisfies Metadata

export const bytes = 'x'.repeat(newFile.size)

/** Alice uploads her first file as the app does. `metadata` overrides. */
export function upload({ alice }: People, metadata: Metadata = {}): Promise<Verdict> {
  return alice.storage.upload(slotPath(alice), bytes, { ...described, ...metadata })
}

/** Alice has a note, and a file that can be uploaded. `record` overrides. */
export function givenRecord(people: People, record: Fields = {}): Promise<void> {
  return given(people, openAccount(people.alice), ...noteWithFile(people.alice, record))
}

/** The account exists, without a deletion and without signed-out sessions. */
export function givenAccount(people: People, person: Person = people.alice): Promise<void> {
  return given(people, openAccount(person))
}

/** The bytes of alice's first file are stored. */
export async function givenBytes(people: People): Promise<void> {
  await givenAccount(people)
  const path = slotPath(people.alice)
  const verdict = await people.owner.storage.upload(path, bytes, described)
  if (verdict !== 'allowed') throw new Error('The start cannot be made.')
}

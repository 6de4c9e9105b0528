import { getDoc } from 'firebase/firestore'
import { getMetadata, list, ref } from 'firebase/storage'
import { fileOf, fileUsageOf, usageIn } from '#src/firebase/files/fileDocument.ts'
import { firestore } from '#src/firebase/firestore.ts'
import { noteOf } from '#src/firebase/notes/noteDocument.ts'
import { storage } from '#src/firebase/storage.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'

/** Of a note whose files should be all that the vault keeps: what the records say, and which bytes lie there. */
export async function whatIsLeft(vault: Vault, noteId: string) {
  const database = firestore(vault.session)
  const note = (await getDoc(noteOf(vault.uid, noteId, database))).exists()
  const { count, bytes } = usageIn(await getDoc(fileUsageOf(vault.uid, database)))
  const { items } = await list(ref(storage(vault.session), `users/${vault.uid}/files`))
  const facts = await Promise.all(items.map(getMetadata))
  const lying = facts.map(({ customMetadata }) => customMetadata?.['fileId'])
  return { note, count, bytes, lying }
}

/** Whether each of these files has a record. */
export function areThere(vault: Vault, files: readonly { id: string }[]): Promise<boolean[]> {
  const database = firestore(vault.session)
  return Promise.all(
    files.map(async ({ id }) => (await getDoc(fileOf(vault.uid, id, database))).exists()),
  )
}

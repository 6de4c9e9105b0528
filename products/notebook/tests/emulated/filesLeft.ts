import { getDoc } from 'firebase/firestore'
import { getMetadata, list, ref } from 'firebase/storage'
import { noteRef } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { fileRef, fileUsageRef, usageIn } from '#src/firebase/documents/files/fileDocument.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { storage } from '#src/firebase/sdk/storage.ts'

/** Reads what is left of a note and its files: records and bytes. The note's files must be the only ones. */
export async function readRemains(account: AccountAuth, noteId: string) {
  const database = firestore(account.auth)
  const note = (await getDoc(noteRef(account.uid, noteId, database))).exists()
  const { count, bytes } = usageIn(await getDoc(fileUsageRef(account)))
  const { items } = await list(ref(storage(account.auth), `users/${account.uid}/files`))
  const facts = await Promise.all(items.map(getMetadata))
  const lying = facts.map(({ customMetadata }) => customMetadata?.['fileId'])
  return { note, count, bytes, lying }
}

/** Whether each of these files has a record. */
export function areThere(
  account: AccountAuth,
  files: readonly { id: string }[],
): Promise<boolean[]> {
  return Promise.all(files.map(async ({ id }) => (await getDoc(fileRef(account, id))).exists()))
}

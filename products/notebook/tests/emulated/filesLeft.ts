import { getDoc } from 'firebase/firestore'
import { getMetadata, list, ref } from 'firebase/storage'
import { fileRef, fileUsageRef, usageIn } from '#src/firebase/data/files/fileDocument.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { noteRef } from '#products/notebook/firebase/notes/noteDocument.ts'
import { storage } from '#src/firebase/sdk/storage.ts'
import type { UserData } from '#src/firebase/data/userData.ts'

/** Reads what is left of a note and its files: records and bytes. The note's files must be the only ones. */
export async function readRemains(userData: UserData, noteId: string) {
  const database = firestore(userData.session)
  const note = (await getDoc(noteRef(userData.uid, noteId, database))).exists()
  const { count, bytes } = usageIn(await getDoc(fileUsageRef(userData.uid, database)))
  const { items } = await list(ref(storage(userData.session), `users/${userData.uid}/files`))
  const facts = await Promise.all(items.map(getMetadata))
  const lying = facts.map(({ customMetadata }) => customMetadata?.['fileId'])
  return { note, count, bytes, lying }
}

/** Whether each of these files has a record. */
export function areThere(userData: UserData, files: readonly { id: string }[]): Promise<boolean[]> {
  const database = firestore(userData.session)
  return Promise.all(
    files.map(async ({ id }) => (await getDoc(fileRef(userData.uid, id, database))).exists()),
  )
}

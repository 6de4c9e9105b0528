import { randomUUID } from 'node:crypto'
import { doc, setDoc, type Transaction } from 'firebase/firestore'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { ownSession, sessionsRef, authTimeOf } from '#src/firebase/documents/accountDocuments.ts'
import { reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import { putFile } from '#src/firebase/documents/files/putFile.ts'
import { runTransaction } from '#src/firebase/documents/runTransaction.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { ports } from '#tests/emulated/ports.ts'
import { userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'

const { loseRecord } = userDataOnServer(ports)

/** Lists the session. */
function beListed(account: AccountAuth) {
  return async (transaction: Transaction) => {
    const authTime = await authTimeOf(account)
    transaction.set(sessionsRef(account), { [authTime]: ownSession() })
  }
}

/**
 * Creates two notes, one in the trash, an uploaded file, a record without bytes, and bytes without a record.
 */
export async function seedUserData(account: AccountAuth): Promise<{ noteId: string }> {
  const [noteId, inTrash] = [randomUUID(), randomUUID()]
  await putNote(account, noteId, { ...emptyContent, body: 'Words' })
  await putNote(account, inTrash, { ...emptyContent, isInTrash: true })
  const file = () => ({
    id: randomUUID(),
    attachedTo: noteId,
    name: 'a.txt',
    size: 5,
    type: 'text/plain',
  })
  const put = async () => {
    const one = file()
    const { signal } = new AbortController()
    await putFile(account, { ...one, bytes: new Blob(['hello']) }, { signal })
    return one.id
  }
  await put()
  await reserveFile(account, { ...file(), size: 3 })
  await loseRecord(account.uid, await put())
  const key = doc(firestore(account.auth), 'users', account.uid, 'keys', 'user-key')
  await setDoc(key, { key: btoa('\0'.repeat(32)) })
  if (!account.auth.currentUser?.isAnonymous) await runTransaction(account, beListed(account))
  return { noteId }
}

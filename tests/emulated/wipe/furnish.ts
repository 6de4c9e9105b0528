import { randomUUID } from 'node:crypto'
import { doc, setDoc } from 'firebase/firestore'
import { emptyContent } from '#src/domain/note.ts'
import { reserveFile } from '#src/firebase/files/reserveFile.ts'
import { firestore } from '#src/firebase/firestore.ts'
import { putFile } from '#src/firebase/vault/putFile.ts'
import { putNote } from '#src/firebase/vault/putNote.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { vaultsOnServer } from '#tests/support/vaultsOnServer.ts'
import { ports } from '../ports.ts'

const { loseRecord } = vaultsOnServer(ports)

/** Two notes, one of them in the trash, a whole file, one whose bytes never came, and bytes without a record. */
export async function furnish(vault: Vault): Promise<{ noteId: string }> {
  const [noteId, inTrash] = [randomUUID(), randomUUID()]
  await putNote(vault, noteId, { ...emptyContent, body: 'Words' })
  await putNote(vault, inTrash, { ...emptyContent, deleted: true })
  const file = () => ({ id: randomUUID(), noteId, name: 'a.txt', size: 5, type: 'text/plain' })
  const put = async () => {
    const one = file()
    const { signal } = new AbortController()
    await putFile(vault, one, new Blob(['hello']), signal, () => undefined)
    return one.id
  }
  await put()
  await reserveFile(vault, { ...file(), size: 3 })
  await loseRecord(vault.uid, await put())
  const key = doc(firestore(vault.session), 'users', vault.uid, 'keys', 'outbox')
  await setDoc(key, { key: btoa('\0'.repeat(32)) })
  return { noteId }
}

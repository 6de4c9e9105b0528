import { randomUUID } from 'node:crypto'
import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { accountWrite, putObject } from '#tests/support/emulators/putObject.ts'

const TYPE = 'application/pdf'

/** Creates and counts files of a person, one after the other, bypassing the rules. */
export async function seedFiles(
  uid: string,
  noteIds: readonly string[],
  size: number,
): Promise<void> {
  const { firestore } = localUrls()
  const place = `projects/${PROJECT_ID}/databases/(default)/documents`
  const bytes = new Uint8Array(size)
  for (let start = 0; start < size; start += 65_536) {
    crypto.getRandomValues(bytes.subarray(start, start + 65_536))
  }
  const writes = [accountWrite(uid)]
  let lastId = ''
  for (const [index, noteId] of noteIds.entries()) {
    lastId = randomUUID()
    await putObject({ uid, slot: index, fileId: lastId, type: TYPE, bytes })
    const fields = {
      attachedTo: { stringValue: noteId },
      name: { stringValue: `Seeded file ${index + 1}.pdf` },
      size: { integerValue: String(size) },
      type: { stringValue: TYPE },
      slot: { integerValue: String(index) },
      state: { stringValue: 'stored' },
      createdAt: { timestampValue: new Date().toISOString() },
    }
    writes.push({ update: { name: `${place}/users/${uid}/files/${lastId}`, fields } })
  }
  const usage = {
    count: { integerValue: String(noteIds.length) },
    bytes: { integerValue: String(noteIds.length * size) },
    lastId: { stringValue: lastId },
    free: { arrayValue: {} },
  }
  writes.push({ update: { name: `${place}/users/${uid}/usage/files`, fields: usage } })
  for (let done = 0; done < writes.length; done += 400) {
    const some = writes.slice(done, done + 400)
    await requestAsAdmin('POST', `${firestore}/v1/${place}:commit`, { writes: some })
  }
}

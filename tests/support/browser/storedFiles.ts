import { randomUUID } from 'node:crypto'
import { localUrls } from '#local-firebase/addresses.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { accountWrite, putObject } from '#tests/support/putObject.ts'
import { idOf } from './owner.ts'
import type { Person } from './people.ts'

const { firestore, storage } = localUrls()
const bucket = `${PROJECT_ID}.appspot.com`
const name = `projects/${PROJECT_ID}/databases/(default)/documents`
const documents = `${firestore}/v1/${name}`

type Fields = Record<string, { stringValue?: string; integerValue?: string | number }>
type Given = { name: string; type: string; bytes: Uint8Array | string }

/** Adds a file to a note without any checks, as another client could. */
export async function putFileOnServer(
  person: Person,
  noteId: string,
  file: Given,
): Promise<string> {
  const uid = (await idOf(person.email)) ?? ''
  const fileId = randomUUID()
  const size = Buffer.from(file.bytes).length
  const { count, bytes } = (await storedFiles(person)).usage
  const record = {
    attachedTo: text(noteId),
    name: text(file.name),
    size: number(size),
    type: text(file.type),
    slot: number(count),
    state: text('stored'),
    createdAt: { timestampValue: new Date().toISOString() },
  }
  const usage = {
    count: number(count + 1),
    bytes: number(bytes + size),
    lastId: text(fileId),
    free: { arrayValue: {} },
  }
  await putObject({ uid, slot: count, fileId, type: file.type, bytes: file.bytes })
  await requestAsAdmin('POST', `${documents}:commit`, {
    writes: [
      accountWrite(uid),
      { update: { name: `${name}/users/${uid}/files/${fileId}`, fields: record } },
      { update: { name: `${name}/users/${uid}/usage/files`, fields: usage } },
    ],
  })
  return fileId
}

/** A person's files on the server: the records by name, the counter, and the objects in Storage. */
export async function storedFiles({ email }: Person) {
  const place = `${documents}/users/${await idOf(email)}`
  const found = JSON.parse(await requestAsAdmin('GET', `${place}/files?pageSize=300`)) as {
    documents?: { fields: Fields }[]
  }
  const records = (found.documents ?? []).map(({ fields }) => ({
    name: fields['name']?.stringValue,
    state: fields['state']?.stringValue,
    attachedTo: fields['attachedTo']?.stringValue,
  }))
  const counted = await requestAsAdmin('GET', `${place}/usage/files`).catch(() => '{}')
  const { fields = {} } = JSON.parse(counted) as { fields?: Fields }
  const usage = {
    count: Number(fields['count']?.integerValue ?? 0),
    bytes: Number(fields['bytes']?.integerValue ?? 0),
  }
  const prefix = encodeURIComponent(`users/${await idOf(email)}/`)
  const lying = JSON.parse(
    await requestAsAdmin('GET', `${storage}/storage/v1/b/${bucket}/o?prefix=${prefix}`),
  ) as { items?: unknown[] }
  return { records, usage, objects: lying.items?.length ?? 0 }
}

function text(stringValue: string) {
  return { stringValue }
}

function number(integerValue: number) {
  return { integerValue }
}

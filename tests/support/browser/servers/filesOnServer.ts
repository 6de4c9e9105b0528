import { createHash, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { localApi, readAsAdmin, root } from '../../emulators/localApi.ts'
import { accountWrite, putObject } from '../../emulators/putObject.ts'
import { idOf } from '../people/owner.ts'
import type { Person } from '../people/people.ts'

const { documents, listing, objects } = localApi()

type Fields = Record<string, { stringValue?: string; integerValue?: string }>
type Given = { name: string; type?: string; bytes: Uint8Array | string }

/** Returns a user's files on the server: the records, the counter, and the objects in Storage. */
export async function readFiles(uid: string) {
  const place = `${documents}/users/${uid}`
  const { documents: found = [] } = (await readAsAdmin(`${place}/files?pageSize=300`)) as {
    documents?: { name: string; fields: Fields }[]
  }
  const { fields: counter = {} } = (await readAsAdmin(`${place}/usage/files`)) as {
    fields?: Fields
  }
  const prefix = encodeURIComponent(`users/${uid}/`)
  const { items = [] } = (await readAsAdmin(`${listing}?prefix=${prefix}`)) as {
    items?: { name: string; size: string }[]
  }
  return {
    records: found.map(({ name, fields }) => ({
      id: endOf(name),
      name: fields['name']?.stringValue ?? '',
      state: fields['state']?.stringValue ?? '',
      attachedTo: fields['attachedTo']?.stringValue ?? '',
      type: fields['type']?.stringValue ?? '',
      slot: Number(fields['slot']?.integerValue),
      size: Number(fields['size']?.integerValue),
    })),
    usage: {
      count: Number(counter['count']?.integerValue ?? 0),
      bytes: Number(counter['bytes']?.integerValue ?? 0),
    },
    objects: items.map(({ name, size }) => ({ slot: endOf(name), size: Number(size) })),
  }
}

/** A person's files on the server: the records by name, the counter, and the number of objects in Storage. */
export async function storedFiles(person: Person) {
  const files = await readFiles(await uidOf(person))
  const records = files.records.map(({ name, state, attachedTo }) => ({ name, state, attachedTo }))
  return { records, usage: files.usage, objects: files.objects.length }
}

/**
 * The records of all of a person's files on the server. Checks that the counter is right, and that Storage has the same
 * files.
 */
export async function filesOnServer(person: Person) {
  const { records, usage, objects: found } = await readFiles(await uidOf(person))
  expect(found.map(({ slot }) => slot).sort()).toEqual(records.map(({ slot }) => `${slot}`).sort())
  const bytes = found.reduce((sum, { size }) => sum + size, 0)
  expect(usage).toEqual({ count: records.length, bytes })
  return records
}

/** The digests of a person's files, by name. Checks that all of them are complete. */
export async function arrivedFiles(person: Person): Promise<Record<string, string>> {
  const arrived: Record<string, string> = {}
  for (const { name, slot, state } of await filesOnServer(person)) {
    expect(state).toBe('stored')
    const bytes = await bytesOnServer(person, slot)
    arrived[name] = typeof bytes === 'number' ? `${bytes}` : digest(bytes)
  }
  return arrived
}

/** Compared instead of a file's bytes. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Waits until a person has this many files. When a file is replaced, both exist for a moment. */
export async function expectFiles(person: Person, count: number): Promise<void> {
  await expect(async () => {
    expect(await filesOnServer(person)).toHaveLength(count)
  }).toPass()
}

/** The bytes in a person's slot, read with this token or as the owner; the status code if there are none. */
export async function bytesOnServer(
  person: Person,
  slot: number | undefined,
  token = 'owner',
): Promise<Uint8Array | number> {
  return bytesIn(await uidOf(person), slot, token)
}

/** Like `bytesOnServer`, by user. */
export async function bytesIn(
  uid: string,
  slot: number | undefined,
  token = 'owner',
): Promise<Uint8Array | number> {
  const path = encodeURIComponent(`users/${uid}/files/${slot}`)
  const headers = { authorization: token === 'owner' ? 'Bearer owner' : `Firebase ${token}` }
  const response = await fetch(`${objects}/${path}?alt=media`, { headers })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : response.status
}

/** Adds a file to a person's note without any checks, as another client could. */
export async function putFileOnServer(
  person: Person,
  noteId: string,
  file: Given,
): Promise<string> {
  return putFile(await uidOf(person), noteId, file)
}

/** Like `putFileOnServer`, by user. */
export async function putFile(
  uid: string,
  noteId: string,
  { name, type = 'text/plain', bytes }: Given,
): Promise<string> {
  const fileId = randomUUID()
  const size = Buffer.from(bytes).length
  const { usage } = await readFiles(uid)
  const record = {
    attachedTo: text(noteId),
    name: text(name),
    size: number(size),
    type: text(type),
    slot: number(usage.count),
    state: text('stored'),
    createdAt: { timestampValue: new Date().toISOString() },
  }
  const counter = {
    count: number(usage.count + 1),
    bytes: number(usage.bytes + size),
    lastId: text(fileId),
    free: { arrayValue: {} },
  }
  await putObject({ uid, slot: usage.count, fileId, type, bytes })
  await requestAsAdmin('POST', `${documents}:commit`, {
    writes: [
      accountWrite(uid),
      { update: { name: `${root}/users/${uid}/files/${fileId}`, fields: record } },
      { update: { name: `${root}/users/${uid}/usage/files`, fields: counter } },
    ],
  })
  return fileId
}

async function uidOf({ email }: Person): Promise<string> {
  return (await idOf(email)) ?? ''
}

function endOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function text(stringValue: string) {
  return { stringValue }
}

function number(integerValue: number) {
  return { integerValue: `${integerValue}` }
}

import { expect } from '@playwright/test'
import { localApi, readAsAdmin } from '../localApi.ts'
import { idOf } from './owner.ts'
import type { Person } from './people.ts'

const { documents, objects } = localApi()

type Field = { stringValue?: string; integerValue?: string }

/** The fields of a file's record. */
export type FileRecord = { id: string; slot: number; state: string; type: string; size: number }

/**
 * The records of all of a person's files on the server. Checks that the counter matches, and that the same
 * files are in Storage.
 */
export async function filesOnServer(person: Person): Promise<readonly FileRecord[]> {
  const uid = await idOf(person.email)
  const place = `${documents}/users/${uid}`
  const { documents: found = [] } = (await readAsAdmin(`${place}/files?pageSize=300`)) as {
    documents?: { name: string; fields: Record<string, Field> }[]
  }
  const usage = (await readAsAdmin(`${place}/usage/files`)) as { fields?: Record<string, Field> }
  const { items = [] } = (await readAsAdmin(`${objects}?prefix=users/${uid}/files/`)) as {
    items?: { name: string }[]
  }
  const records = found.map(({ name, fields }) => ({
    id: endOf(name),
    slot: Number(fields['slot']?.integerValue),
    state: fields['state']?.stringValue ?? '',
    type: fields['type']?.stringValue ?? '',
    size: Number(fields['size']?.integerValue),
  }))
  expect(Number(usage.fields?.['count']?.integerValue ?? 0)).toBe(records.length)
  expect(items.map(({ name }) => endOf(name)).sort()).toEqual(
    records.map(({ slot }) => `${slot}`).sort(),
  )
  return records
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
  const path = encodeURIComponent(`users/${await idOf(person.email)}/files/${slot}`)
  const headers = { authorization: token === 'owner' ? 'Bearer owner' : `Firebase ${token}` }
  const response = await fetch(`${objects}/${path}?alt=media`, { headers })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : response.status
}

function endOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

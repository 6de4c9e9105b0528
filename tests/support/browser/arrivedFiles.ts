import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { localApi, readAsAdmin } from '../localApi.ts'
import { idOf } from './owner.ts'
import type { Person } from './people.ts'

type Field = { stringValue?: string; integerValue?: string }
type StoredDocument = { name: string; fields: Record<string, Field> }

const { documents, listing, objects } = localApi()

/** Compared instead of a file's bytes. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * The digests of a person's complete files on the server, by name. Checks that there is nothing else, and
 * that the counter is right.
 */
export async function arrivedFiles({ email }: Person): Promise<Record<string, string>> {
  const uid = await idOf(email)
  const place = `${documents}/users/${uid}`
  const { documents: records = [] } = (await readAsAdmin(`${place}/files?pageSize=300`)) as {
    documents?: StoredDocument[]
  }
  const prefix = `users/${uid}/files/`
  const list = `${listing}?prefix=${encodeURIComponent(prefix)}`
  const { items = [] } = (await readAsAdmin(list)) as { items?: { name: string; size: string }[] }
  const placeOf = ({ fields }: StoredDocument) => `${prefix}${fields['slot']?.integerValue}`
  expect(items.map(({ name }) => name).sort()).toEqual(records.map(placeOf).sort())
  const usage = (await readAsAdmin(`${place}/usage/files`)) as Partial<StoredDocument>
  expect(Number(usage.fields?.['count']?.integerValue ?? 0)).toBe(records.length)
  const bytes = items.reduce((sum, { size }) => sum + Number(size), 0)
  expect(Number(usage.fields?.['bytes']?.integerValue ?? 0)).toBe(bytes)
  const arrived: Record<string, string> = {}
  for (const record of records) {
    const { fields } = record
    expect(fields['state']).toEqual({ stringValue: 'stored' })
    const object = encodeURIComponent(placeOf(record))
    const answer = await fetch(`${objects}/${object}?alt=media`, {
      headers: { authorization: 'Bearer owner' },
    })
    arrived[fields['name']?.stringValue ?? ''] = digest(new Uint8Array(await answer.arrayBuffer()))
  }
  return arrived
}

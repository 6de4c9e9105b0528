import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { accountWrite, putObject } from '#tests/support/putObject.ts'
import { localApi, root } from '#tests/support/localApi.ts'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'

const { accounts, documents, objects } = localApi()

/** Signs in as a new guest. Returns the uid. */
export async function signInAsGuest(page: Page): Promise<string> {
  await page.goto('/sign-in')
  const answering = page.waitForResponse(/accounts:signUp/)
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  const { localId } = (await (await answering).json()) as { localId: string }
  await expect(page.getByText('You’re using a guest account.')).toBeVisible()
  // The emulator may never report what is written while a page first reads the same document, see docs/testing.md.
  await expect(page.getByText('No notes yet')).toBeVisible()
  return localId
}

/**
 * Creates what most tests of moving need: a pinned note with a file, and a note in the trash with another.
 */
export async function seedGuest(uid: string): Promise<void> {
  const plans = randomUUID()
  const old = randomUUID()
  const counter = { count: number(2), lastId: text(old) }
  await requestAsAdmin('POST', `${documents}:commit`, {
    writes: [
      noteAt(uid, plans, { title: 'Plans', body: 'Alps', pinned: true }),
      noteAt(uid, old, { title: 'Old list', body: 'Flour', deleted: true }),
      { update: { name: `${root}/users/${uid}/usage/notes`, fields: counter } },
    ],
  })
  await attachFile(uid, plans, { name: 'map.txt', words: 'up' })
  await attachFile(uid, old, { name: 'old.txt', words: 'flour' })
}

/** Creates a number of notes for a guest. Returns their titles in order. */
export async function furnishMany(uid: string, count: number): Promise<readonly string[]> {
  const titles = Array.from(
    { length: count },
    (_, index) => `Note ${String.fromCharCode(97 + index)}`,
  )
  const notes = titles.map((title) => noteAt(uid, randomUUID(), { title, body: 'Words' }))
  const counter = { count: number(count), lastId: text(randomUUID()) }
  await requestAsAdmin('POST', `${documents}:commit`, {
    writes: [...notes, { update: { name: `${root}/users/${uid}/usage/notes`, fields: counter } }],
  })
  return titles
}

function noteAt(uid: string, id: string, content: Partial<NoteContent>) {
  const { title, body, pinned, deleted } = { ...emptyContent, ...content }
  const now = { timestampValue: new Date().toISOString() }
  const fields = {
    title: text(title),
    body: text(body),
    pinned: { booleanValue: pinned },
    deleted: { booleanValue: deleted },
    conflictOf: { nullValue: null },
    rev: number(1),
    opId: text(randomUUID()),
    parentOpId: { nullValue: null },
    createdAt: now,
    updatedAt: now,
  }
  return { update: { name: `${root}/users/${uid}/notes/${id}`, fields } }
}

/** Adds a file to a note and counts it, as another device would. */
export async function attachFile(
  uid: string,
  noteId: string,
  { name, words }: { name: string; words: string },
): Promise<string> {
  const id = randomUUID()
  const usage = await readFields(`users/${uid}/usage/files`)
  const slot = Number(usage?.['count']?.integerValue ?? 0)
  await putObject({ uid, slot, fileId: id, type: 'text/plain', bytes: words })
  const counter = {
    count: number(slot + 1),
    bytes: number(Number(usage?.['bytes']?.integerValue ?? 0) + words.length),
    lastId: text(id),
    free: { arrayValue: {} },
  }
  const record = {
    attachedTo: text(noteId),
    name: text(name),
    size: number(words.length),
    type: text('text/plain'),
    slot: number(slot),
    state: text('stored'),
    createdAt: { timestampValue: new Date().toISOString() },
  }
  await requestAsAdmin('POST', `${documents}:commit`, {
    writes: [
      accountWrite(uid),
      { update: { name: `${root}/users/${uid}/files/${id}`, fields: record } },
      { update: { name: `${root}/users/${uid}/usage/files`, fields: counter } },
    ],
  })
  return id
}

/** Names, states and contents of all files of a person. */
export async function filesOnServer(uid: string): Promise<readonly string[]> {
  const listed = await requestAsAdmin('GET', `${documents}/users/${uid}/files?pageSize=300`)
  const { documents: found = [] } = JSON.parse(listed) as { documents?: Stored[] }
  const lines = found.map(async ({ name, fields }) => {
    const folder = name.slice(name.indexOf('/users/') + 1, name.lastIndexOf('/'))
    const place = encodeURIComponent(`${folder}/${fields['slot']?.integerValue}`)
    const answer = await fetch(`${objects}/${place}?alt=media`, {
      headers: { authorization: 'Bearer owner' },
    })
    return `${fields['name']?.stringValue} ${fields['state']?.stringValue}: ${await answer.text()}`
  })
  return (await Promise.all(lines)).sort()
}

/** What is left of a deleted account: documents, bytes, the account itself. */
export async function tracesOf(uid: string): Promise<readonly string[]> {
  const names = ['notes', 'files', 'usage', 'keys']
  const found = names.map(async (name) => {
    const listed = await requestAsAdmin('GET', `${documents}/users/${uid}/${name}?pageSize=300`)
    return (JSON.parse(listed) as { documents?: Stored[] }).documents?.map((one) => one.name) ?? []
  })
  const bytes = await requestAsAdmin(
    'GET',
    `${objects}?prefix=${encodeURIComponent(`users/${uid}/`)}`,
  )
  const { items = [] } = JSON.parse(bytes) as { items?: { name: string }[] }
  const answer = await requestAsAdmin('POST', `${accounts}:lookup`, { localId: [uid] })
  const { users = [] } = JSON.parse(answer) as { users?: { localId: string }[] }
  return [
    ...(await Promise.all(found)).flat(),
    ...items.map(({ name }) => name),
    ...users.map(({ localId }) => `account ${localId}`),
  ]
}

type Field = { stringValue?: string; integerValue?: string }
type Stored = { name: string; fields: Record<string, Field> }

async function readFields(path: string): Promise<Record<string, Field> | undefined> {
  const name = `${root}/${path}`
  const answer = await requestAsAdmin('POST', `${documents}:batchGet`, { documents: [name] })
  const [{ found } = {}] = JSON.parse(answer) as { found?: Stored }[]
  return found?.fields
}

function text(value: string) {
  return { stringValue: value }
}

function number(value: number) {
  return { integerValue: `${value}` }
}

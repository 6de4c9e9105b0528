import { randomUUID } from 'node:crypto'
import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import {
  nextEarlierEditIds,
  emptyContent,
  type NoteContent,
} from '#products/notebook/domain/note.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import type { Person } from '#tests/support/browser/people/people.ts'

const documents = `projects/${PROJECT_ID}/databases/(default)/documents`
const service = `${localUrls().firestore}/v1`

/** Content and age of a note to create. */
export type Draft = Partial<NoteContent> & { id?: string; ageInDays?: number }

/** Creates notes for a person and counts them, as another device would. */
export async function createNotes({ email }: Person, drafts: readonly Draft[]): Promise<string[]> {
  return putNotes(await uidOf(email), drafts)
}

/** Like `createNotes`, by user. */
export async function putNotes(uid: string, drafts: readonly Draft[]): Promise<string[]> {
  const ids = drafts.map(({ id }) => id ?? randomUUID())
  const counter = `${documents}/users/${uid}/usage/notes`
  const count = Number((await readDocument(counter))?.['count']?.integerValue ?? 0)
  const writes = drafts.map((draft, index) => writeOf(uid, ids[index] ?? '', draft, index))
  const usage = {
    count: { integerValue: String(count + drafts.length) },
    lastId: text(ids.at(-1) ?? ''),
  }
  const counting = { update: { name: counter, fields: usage } }
  await requestAsAdmin('POST', `${service}/${documents}:commit`, { writes: [...writes, counting] })
  return ids
}

/** Changes fields of a note, as another device would. */
export async function changeNote(
  { email }: Person,
  noteId: string,
  change: Partial<NoteContent>,
): Promise<void> {
  const name = nameOf(await uidOf(email), noteId)
  const stored = await readDocument(name)
  if (!stored) throw new Error(`There is no note ${noteId}.`)
  const step = {
    ...fieldsOf(change),
    rev: { integerValue: String(Number(stored['rev']?.integerValue ?? 0) + 1) },
    editId: text(randomUUID()),
    parentEditId: stored['editId'],
    earlierEditIds: earlierThan(stored),
    updatedAt: { timestampValue: new Date().toISOString() },
  }
  const fields = { ...stored, ...step }
  await requestAsAdmin('POST', `${service}/${documents}:commit`, {
    writes: [{ update: { name, fields } }],
  })
}

/** Reads a note from the server; `null` if there is none. */
export async function readNote(
  { email }: Person,
  noteId: string,
): Promise<Record<string, unknown> | null> {
  const stored = await readDocument(nameOf(await uidOf(email), noteId))
  if (!stored) return null
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, Object.values(value)[0]]),
  )
}

/** The note count according to the person's counter. */
export async function countNotes(email: string): Promise<number> {
  const usage = await readDocument(`${documents}/users/${await uidOf(email)}/usage/notes`)
  return Number(usage?.['count']?.integerValue ?? 0)
}

/** The actual number of notes. */
export async function countDocuments({ email }: Person): Promise<number> {
  const address = `${service}/${documents}/users/${await uidOf(email)}/notes?pageSize=1000&mask.fieldPaths=rev`
  const { documents: found = [] } = JSON.parse(await requestAsAdmin('GET', address)) as {
    documents?: unknown[]
  }
  return found.length
}

type Value = {
  stringValue?: string
  integerValue?: string
  booleanValue?: boolean
  arrayValue?: { values?: readonly Value[] }
}

async function readDocument(name: string): Promise<Record<string, Value> | null> {
  const answer = await requestAsAdmin('POST', `${service}/${documents}:batchGet`, {
    documents: [name],
  })
  const [{ found } = {}] = JSON.parse(answer) as { found?: { fields: Record<string, Value> } }[]
  return found?.fields ?? null
}

function writeOf(uid: string, id: string, draft: Draft, index: number) {
  const { id: _, ageInDays = 0, ...content } = draft
  const moment = new Date(Date.now() - ageInDays * 86_400_000 - index * 1_000).toISOString()
  const fields = {
    ...fieldsOf({ ...emptyContent, ...content }),
    rev: { integerValue: '1' },
    editId: text(randomUUID()),
    parentEditId: { nullValue: null },
    createdAt: { timestampValue: moment },
    updatedAt: { timestampValue: moment },
  }
  return { update: { name: nameOf(uid, id), fields } }
}

function fieldsOf(content: Partial<NoteContent>) {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'boolean'
        ? { booleanValue: value }
        : value === null
          ? { nullValue: null }
          : text(value),
    ]),
  )
}

/** The edits of other devices, as the app keeps them: the rules accept no other list after this one. */
function earlierThan({ editId, parentEditId, earlierEditIds }: Record<string, Value>): Value {
  const earlier = nextEarlierEditIds({
    editId: editId?.stringValue ?? '',
    parentEditId: parentEditId?.stringValue ?? null,
    earlierEditIds: (earlierEditIds?.arrayValue?.values ?? []).map(
      ({ stringValue = '' }) => stringValue,
    ),
  })
  return { arrayValue: { values: earlier.map((id) => text(id)) } }
}

function text(value: string): Value {
  return { stringValue: value }
}

function nameOf(uid: string, noteId: string): string {
  return `${documents}/users/${uid}/notes/${noteId}`
}

async function uidOf(email: string): Promise<string> {
  const uid = await idOf(email)
  if (uid === undefined) throw new Error(`No account has the address ${email}.`)
  return uid
}

import { randomUUID } from 'node:crypto'
import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'

export type SeededNote = { id: string; editId: string; title: string; body: string }

const WRITES_AT_ONCE = 500
const TITLE = 'Seeded note'
const PARAGRAPH_LENGTH = 480

/** Realistic notes with a few paragraphs each, newest first. */
export function seededNotes(count: number): SeededNote[] {
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    editId: randomUUID(),
    title: `${TITLE} ${index + 1}`,
    body: textOf(1_000),
  }))
}

/** A text of this length, in paragraphs that are all different. */
export function textOf(length: number): string {
  const count = Math.ceil(length / PARAGRAPH_LENGTH)
  return Array.from({ length: count }, (_, index) => paragraph(index))
    .join('')
    .slice(0, length)
}

function paragraph(index: number): string {
  const sentence = `On day ${index} the gate stands open, and someone writes down what the day was. `
  const text = sentence.repeat(Math.ceil(PARAGRAPH_LENGTH / sentence.length))
  return `${text.slice(0, PARAGRAPH_LENGTH - 1)}\n`
}

/** Creates and counts a person's notes, bypassing the rules. */
export async function seedNotes(uid: string, notes: readonly SeededNote[]): Promise<void> {
  const writes = notes.map((note, index) => ({ update: documentOf(uid, note, index) }))
  for (let done = 0; done < writes.length; done += WRITES_AT_ONCE) {
    await batchWrite(writes.slice(done, done + WRITES_AT_ONCE))
  }
  const fields = {
    count: { integerValue: String(notes.length) },
    lastId: { stringValue: notes.at(-1)?.id ?? '' },
  }
  await batchWrite([{ update: { name: `${placeOf(uid)}/usage/notes`, fields } }])
}

/** Changes a note now, as another device of the same person would. */
export async function writeElsewhere(
  uid: string,
  note: SeededNote,
  change: (body: string) => string,
): Promise<void> {
  const changed = documentOf(uid, { ...note, body: change(note.body) }, -1)
  Object.assign(changed.fields, {
    rev: { integerValue: '2' },
    editId: { stringValue: randomUUID() },
    parentEditId: { stringValue: note.editId },
  })
  await batchWrite([{ update: changed }])
}

function documentOf(uid: string, { id, editId, title, body }: SeededNote, index: number) {
  const moment = { timestampValue: new Date(Date.now() - (index + 1) * 60_000).toISOString() }
  return {
    name: `${placeOf(uid)}/notes/${id}`,
    fields: {
      title: { stringValue: title },
      body: { stringValue: body },
      pinned: { booleanValue: false },
      isInTrash: { booleanValue: false },
      conflictOf: { nullValue: null },
      rev: { integerValue: '1' },
      editId: { stringValue: editId },
      parentEditId: { nullValue: null },
      createdAt: moment,
      updatedAt: moment,
    },
  }
}

async function batchWrite(writes: object[]): Promise<void> {
  const url = `${localUrls().firestore}/v1/${databaseName()}/documents:batchWrite`
  const { status = [] } = JSON.parse(await requestAsAdmin('POST', url, { writes })) as {
    status?: { code?: number; message?: string }[]
  }
  const refused = status.find(({ code }) => code)
  if (refused) throw new Error(`A note was not written: ${refused.message}`)
}

function placeOf(uid: string): string {
  return `${databaseName()}/documents/users/${uid}`
}

function databaseName(): string {
  return `projects/${PROJECT_ID}/databases/(default)`
}

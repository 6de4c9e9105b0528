import { expect } from '@playwright/test'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import type { NoteContent } from '#products/notebook/domain/note.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import type { Person } from '#tests/support/browser/people/people.ts'
import { localApi, readAsAdmin, root } from '#tests/support/emulators/localApi.ts'

/** A note on the server. */
export type StoredNote = NoteContent & { id: string; rev: number }

type Field = { stringValue?: string; booleanValue?: boolean; integerValue?: string }
type StoredDocument = { name: string; fields: Record<string, Field> }

const { documents } = localApi()

/**
 * Reads all notes of a person from the server, including the trash, sorted by title and text. Expects the
 * counter to match.
 */
export async function notesOnServer(person: Person): Promise<readonly StoredNote[]> {
  const place = `${documents}/users/${await idOf(person.email)}`
  const { documents: found = [] } = (await readAsAdmin(`${place}/notes?pageSize=300`)) as {
    documents?: StoredDocument[]
  }
  const usage = (await readAsAdmin(`${place}/usage/notes`)) as Partial<StoredDocument>
  expect(Number(usage.fields?.['count']?.integerValue ?? 0)).toBe(found.length)
  const inOrder = (one: StoredNote, other: StoredNote) =>
    `${one.title}\n${one.body}`.localeCompare(`${other.title}\n${other.body}`)
  return found.map(toNote).sort(inOrder)
}

/** The texts of all notes that aren't in the trash. */
export async function textsOnServer(person: Person): Promise<readonly string[]> {
  const notes = await notesOnServer(person)
  return notes.filter(({ isInTrash }) => !isInTrash).map(({ body }) => body)
}

/** Permanently deletes a note and counts it, as another device would. */
export async function deleteOnServer(person: Person, noteId: string): Promise<void> {
  const place = `users/${await idOf(person.email)}`
  const name = `${root}/${place}`
  const count = (await notesOnServer(person)).length - 1
  await requestAsAdmin('POST', `${documents}:commit`, {
    writes: [
      { delete: `${name}/notes/${noteId}` },
      {
        update: {
          name: `${name}/usage/notes`,
          fields: { count: { integerValue: `${count}` }, lastId: { stringValue: noteId } },
        },
        updateMask: { fieldPaths: ['count', 'lastId'] },
        updateTransforms: [{ fieldPath: 'purged', increment: { integerValue: '1' } }],
      },
    ],
  })
}

function toNote({ name, fields }: StoredDocument): StoredNote {
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    title: fields['title']?.stringValue ?? '',
    body: fields['body']?.stringValue ?? '',
    pinned: fields['pinned']?.booleanValue ?? false,
    isInTrash: fields['isInTrash']?.booleanValue ?? false,
    conflictOf: fields['conflictOf']?.stringValue ?? null,
    rev: Number(fields['rev']?.integerValue),
  }
}

import type { ProductDevice } from '../../../contract.ts'
import { askDatabase, documentsPath, type StoredDocument } from '../../../firebase/askDatabase.ts'
import type { Note } from '../../domain/note.ts'
import { pageSize } from '../../domain/noteList.ts'
import { notebookPaths, pathOfNote } from '../../paths.ts'
import { ownDevice } from '../../stores/ownDeviceStore.ts'
import { paths } from '../../../paths.ts'
import { momentFrom, noteFrom } from './noteFields.ts'

/** The first page as it was read, and how many notes had been deleted for good by then; `null` for unknown. */
export type FirstPage = { notes: readonly Note[]; purged: number | null }

type Ahead = { uid: string; page: Promise<FirstPage | null> }

/** How long it is held for its person, in milliseconds. Later it says too little of what there is. */
const patience = 8_000

let held: Ahead | null = null

/**
 * Reads the first page of the list while the provider is being asked whether the session still holds. The answer is
 * held, and nothing happens with it before somebody takes it who knows who is signed in. On a device of their own a
 * person's notes are here, and only changes are read.
 */
export const readAhead: ProductDevice['readAhead'] = ({ uid, token }) => {
  if (!navigator.onLine || !showsList(location.pathname) || ownDevice(uid) === 'yes') return
  const ahead = { uid, page: readFirstPage(uid, token).catch(() => null) }
  held = ahead
  setTimeout(() => {
    if (held === ahead) held = null
  }, patience)
}

/** Hands over, once, what is being read ahead for a person, and forgets it; `null` where nothing is. */
export function takeAhead(uid: string): Promise<FirstPage | null> | null {
  const ahead = held
  held = null
  return ahead?.uid === uid ? ahead.page : null
}

async function readFirstPage(uid: string, token: string): Promise<FirstPage> {
  const signal = AbortSignal.timeout(patience)
  const person = `/users/${uid}`
  const usage = `${documentsPath()}${person}/usage/notes`
  const [counted, listed] = await Promise.all([
    askDatabase(':batchGet', { documents: [usage] }, token, signal),
    askDatabase(`${person}:runQuery`, { structuredQuery: firstPage }, token, signal),
  ])
  const [{ found, readTime: countedAt = '' } = {}] = counted
  const listedAt = listed[0]?.readTime ?? ''
  const purged = Number(found?.fields?.['purged']?.integerValue ?? 0)
  return {
    notes: listed.flatMap(({ document }) => (document ? [noteIn(document)] : [])),
    // A note that goes between the two answers must not go unseen.
    purged: momentOf(countedAt) <= momentOf(listedAt) ? purged : null,
  }
}

/** The query of `listOf` in `feedQueries.ts`, as REST has it. */
const firstPage = {
  from: [{ collectionId: 'notes' }],
  where: {
    fieldFilter: { field: { fieldPath: 'deleted' }, op: 'EQUAL', value: { booleanValue: false } },
  },
  orderBy: ['pinned', 'updatedAt'].map((fieldPath) => ({
    field: { fieldPath },
    direction: 'DESCENDING',
  })),
  limit: pageSize,
}

/** Whether the list is on the page at an address, or beside it. */
function showsList(path: string): boolean {
  return path === paths.home || path === notebookPaths.trash || path.startsWith(pathOfNote(''))
}

function noteIn({ name, fields = {} }: StoredDocument): Note {
  const text = (field: string) => fields[field]?.stringValue ?? null
  const is = (field: string) => fields[field]?.booleanValue ?? false
  return noteFrom(
    name.slice(name.lastIndexOf('/') + 1),
    {
      title: text('title') ?? '',
      body: text('body') ?? '',
      pinned: is('pinned'),
      deleted: is('deleted'),
      conflictOf: text('conflictOf'),
      rev: Number(fields['rev']?.integerValue),
      opId: text('opId') ?? '',
      parentOpId: text('parentOpId'),
    },
    {
      createdAt: momentOf(fields['createdAt']?.timestampValue),
      updatedAt: momentOf(fields['updatedAt']?.timestampValue),
    },
  )
}

/** A moment such as `2026-11-23T14:10:30.123456Z`. */
function momentOf(text = ''): number {
  const [second = '', fraction = ''] = text.slice(0, -1).split('.')
  return momentFrom(Date.parse(`${second}Z`) / 1e3, Number(fraction.padEnd(9, '0')))
}

import {
  callFirestore,
  documentsPath,
  type RestDocument,
} from '#src/firebase/sdk/requests/firestoreRest.ts'
import { paths } from '#src/paths.ts'
import type { ProductLocalData } from '#src/product/contract.ts'
import { pageSize } from '../../domain/list/noteList.ts'
import type { LastEdit, Note } from '../../domain/note.ts'
import { notebookPaths, pathOfNote } from '../../paths.ts'
import { trustAnswer } from '../../stores/trustedDeviceStore.ts'
import { momentFrom, noteFrom } from '../serverNotes/noteFields.ts'
import type { FirstPage } from './openFeed.ts'

type PrefetchedPage = { uid: string; page: Promise<FirstPage | null> }

/** How long the result may be used. Later it would be outdated. */
const timeoutMs = 8_000

let pending: PrefetchedPage | null = null

/**
 * Reads the first page of the list while the session is being verified. Nothing uses the result before
 * `takePrefetchedPage`, whose caller knows who is signed in. Not needed on a person's own device, which stores the
 * notes and reads only changes.
 */
export const prefetchFirstPage: ProductLocalData['prefetchFirstPage'] = ({ uid, token }) => {
  if (!navigator.onLine || !showsList(location.pathname) || trustAnswer(uid) === 'yes') return
  const prefetched = { uid, page: readFirstPage(uid, token).catch(() => null) }
  pending = prefetched
  setTimeout(() => {
    if (pending === prefetched) pending = null
  }, timeoutMs)
}

/** Returns the page that is being prefetched for a person, once; `null` if nothing is. */
export function takePrefetchedPage(uid: string): Promise<FirstPage | null> | null {
  const prefetched = pending
  pending = null
  return prefetched?.uid === uid ? prefetched.page : null
}

async function readFirstPage(uid: string, token: string): Promise<FirstPage> {
  const signal = AbortSignal.timeout(timeoutMs)
  const person = `/users/${uid}`
  const usage = `${documentsPath()}${person}/usage/notes`
  const [counted, listed] = await Promise.all([
    callFirestore(':batchGet', { documents: [usage] }, token, signal),
    callFirestore(`${person}:runQuery`, { structuredQuery: firstPage }, token, signal),
  ])
  const [{ found, readTime: countedAt = '' } = {}] = counted
  const listedAt = listed[0]?.readTime
  if (!listedAt) throw new Error('The response has no time.')
  const knownUpTo = momentOf(listedAt)
  const purged = Number(found?.fields?.['purged']?.integerValue ?? 0)
  return {
    notes: listed.flatMap(({ document }) => (document ? [parseDocument(document)] : [])),
    // A deletion between the two responses must not be missed.
    purged: momentOf(countedAt) <= knownUpTo ? purged : null,
    knownUpTo,
  }
}

/** The REST form of the query `listQuery` in `feedQueries.ts`. Keep them equal. */
const firstPage = {
  from: [{ collectionId: 'notes' }],
  where: {
    fieldFilter: { field: { fieldPath: 'isInTrash' }, op: 'EQUAL', value: { booleanValue: false } },
  },
  orderBy: ['pinned', 'updatedAt', '__name__'].map((fieldPath) => ({
    field: { fieldPath },
    direction: 'DESCENDING',
  })),
  limit: pageSize,
}

function showsList(path: string): boolean {
  return path === paths.home || path === notebookPaths.trash || path.startsWith(pathOfNote(''))
}

function parseDocument({ name, fields = {} }: RestDocument): Note {
  const text = (field: string) => fields[field]?.stringValue ?? null
  const is = (field: string) => fields[field]?.booleanValue ?? false
  return noteFrom(
    name.slice(name.lastIndexOf('/') + 1),
    {
      title: text('title') ?? '',
      body: text('body') ?? '',
      pinned: is('pinned'),
      isInTrash: is('isInTrash'),
      conflictOf: text('conflictOf'),
      rev: Number(fields['rev']?.integerValue),
      editId: text('editId') ?? '',
      parentEditId: text('parentEditId'),
      earlierEditIds: fields['earlierEditIds']?.arrayValue?.values?.map(
        ({ stringValue = '' }) => stringValue,
      ),
      lastEdit: lastEditIn(fields['lastEdit']?.mapValue?.fields),
    },
    {
      createdAt: momentOf(fields['createdAt']?.timestampValue),
      updatedAt: momentOf(fields['updatedAt']?.timestampValue),
    },
  )
}

function lastEditIn(fields: RestDocument['fields']): LastEdit | undefined {
  if (!fields) return undefined
  const { browser, system, at } = fields
  return {
    browser: browser?.stringValue ?? '',
    system: system?.stringValue ?? '',
    at: Number(at?.integerValue),
  }
}

/** Parses a time such as `2026-11-23T14:10:30.123456Z`. */
function momentOf(text = ''): number {
  const [second = '', fraction = ''] = text.slice(0, -1).split('.')
  return momentFrom(Date.parse(`${second}Z`) / 1e3, Number(fraction.padEnd(9, '0')))
}

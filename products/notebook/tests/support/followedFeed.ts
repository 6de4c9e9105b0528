import { afterEach, beforeEach, vi } from 'vitest'
import { knownFrom, listedAfter, toStored } from '#products/notebook/domain/list/knownNotes.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import { createFeeds, type Feeds } from '#products/notebook/firebase/list/feeds.ts'
import { contentOf, noteOf } from './notes.ts'
import { stubFeedSources } from './stubFeedSources.ts'

export const listener = {
  changed: vi.fn<() => void>(),
  unreachable: vi.fn<() => void>(),
  failed: vi.fn<(error: unknown) => void>(),
}
/** Ends each that follows the feed. */
export const stops: (() => void)[] = []

export let world: ReturnType<typeof stubFeedSources>
export let feeds: Feeds

/** Before each test, the server has 40 notes, and nothing follows the feed. */
export function beginWithFeed(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    world = stubFeedSources(notesFrom(100, 40))
    feeds = createFeeds(() => world.sources)
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.clearAllMocks()
    vi.useRealTimers()
  })
}

export function note(id: string, updatedAt: number, isInTrash = false): Note {
  return noteOf(contentOf(id, { isInTrash }), { id, updatedAt, rev: updatedAt, createdAt: 0 })
}

/** Newest first, starting at this time and going back. */
export function notesFrom(newest: number, count: number): readonly Note[] {
  return Array.from({ length: count }, (_, at) => note(`note-${newest - at}`, newest - at))
}

export async function follow(): Promise<void> {
  stops.push(feeds.subscribe('ada', { ...listener }))
  await vi.advanceTimersByTimeAsync(0)
}

export async function tell(
  notes: readonly Note[],
  purgedIds: readonly string[] = [],
): Promise<void> {
  world.server.watches.at(-1)?.onChanges({ notes, purgedIds })
  await vi.advanceTimersByTimeAsync(0)
}

export function listed(): readonly string[] {
  const feed = feeds.feedOf('ada')
  const known = feed?.known()
  return known && feed?.isConfirmed() ? idsOf(listedAfter(known, null)) : ['unconfirmed']
}

/** All notes of the list, read page by page. */
export async function allListed(): Promise<readonly string[]> {
  while (feeds.feedOf('ada')?.known()?.listEnd) await nextPage()
  return listed()
}

export function asked(): readonly string[] {
  return world.server.asked.splice(0)
}

export const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id)
/** The first page of the server's notes. */
export const page = notesFrom(100, pageSize)

/** Opens the feed on a device that stored the first page. */
export async function comeBack(): Promise<void> {
  world.device.stored = toStored(knownFrom(page, 3, 0))
  await follow()
}

export function nextPage() {
  return feeds.feedOf('ada')?.readNextPage()
}

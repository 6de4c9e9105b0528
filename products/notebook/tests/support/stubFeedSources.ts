import type { StoredNotes } from '#products/notebook/domain/list/knownNotes.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import type { Note } from '#products/notebook/domain/note.ts'
import type { Changes } from '#products/notebook/firebase/list/feedQueries.ts'
import type { FeedSources, FirstPage } from '#products/notebook/firebase/list/openFeed.ts'
import { codedError } from '#src/domain/errorCode.ts'

type Watch = {
  since: number
  onChanges: (changes: Changes) => void
  onUnreachable: () => void
  onError: (error: unknown) => void
}

export type Request = { answer: () => void; onUnreachable: () => void }

/** A device and a server with these notes, newest first, from which a feed reads. */
export function stubFeedSources(notes: readonly Note[]) {
  const device = {
    stored: null as StoredNotes | null,
    reads: [] as (() => StoredNotes | null)[],
    /** Tells the feed what this device has just delivered. */
    reportDelivered: null as ((noteId: string, note: Note | null) => void) | null,
  }
  const ahead = { page: null as Promise<FirstPage | null> | null }
  const server = {
    notes,
    purged: 3,
    asked: [] as string[],
    watches: [] as Watch[],
    /** Without a network, requests wait here for an answer, and the SDK reports a silence. */
    requests: null as Request[] | null,
  }
  const listed = () => server.notes.filter(({ content }) => !content.isInTrash)
  const sources: FeedSources = {
    cache: {
      readList: () => Promise.resolve(device.stored),
      storeListSoon: (read) => device.reads.push(read),
    },
    watchDelivered: (report) => {
      device.reportDelivered = report
      return () => (device.reportDelivered = null)
    },
    takePrefetchedPage: () => ahead.page,
    server: {
      readLatest: async (_, onUnreachable) => {
        server.asked.push('latest')
        await new Promise<void>((answer) => {
          if (server.requests) server.requests.push({ answer, onUnreachable })
          else answer()
        })
        return Math.max(...server.notes.map(({ updatedAt }) => updatedAt))
      },
      readPurged: () => {
        server.asked.push('purged')
        return Promise.resolve(server.purged)
      },
      readFirstPage: () => {
        server.asked.push('first page')
        return Promise.resolve(listed().slice(0, pageSize))
      },
      readPageAfter: async (after, count) => {
        server.asked.push(`${count} notes after ${after.id}`)
        if (server.requests) throw codedError('unavailable', 'There is no network.')
        const from = listed().findIndex(({ id }) => id === after.id) + 1
        return listed().slice(from, from + count)
      },
      watchChanges: (since, listener) => {
        server.asked.push(`changes since ${since}`)
        const watch = { since, ...listener }
        server.watches.push(watch)
        return () => void server.watches.splice(server.watches.indexOf(watch), 1)
      },
    },
  }
  return { device, server, ahead, sources }
}

import type { Note } from '../../domain/note.ts'
import { notebookOf } from '../notebooks.ts'
import { feedQueries } from './feedQueries.ts'
import { openFeed, type Feed, type FeedListener, type FeedSources } from './openFeed.ts'
import { takePrefetchedPage } from './prefetchFirstPage.ts'

/** The feeds of a tab: one per person, for as long as something follows it. */
export function createFeeds(sourcesOf: (uid: string) => FeedSources) {
  const opened = new Map<string, Feed>()
  return {
    /** Follows all notes of a person; returns a function that stops it. The first follower opens the feed. */
    subscribe: (uid: string, listener: FeedListener): (() => void) => {
      const feed = opened.get(uid) ?? openFeed(sourcesOf(uid), () => opened.delete(uid))
      opened.set(uid, feed)
      feed.listeners.add(listener)
      return () => {
        feed.listeners.delete(listener)
        if (feed.listeners.size > 0) return
        feed.close()
        if (opened.get(uid) === feed) opened.delete(uid)
      }
    },
    feedOf: (uid: string): Feed | undefined => opened.get(uid),
    /** A note as this tab last saw or delivered it, however old; `null` if it hasn't. */
    knownNote: (uid: string, noteId: string): Note | null =>
      opened.get(uid)?.known()?.notes.get(noteId) ?? null,
  }
}

export type Feeds = ReturnType<typeof createFeeds>

export const feeds = createFeeds((uid) => ({
  cache: notebookOf(uid).cache,
  server: feedQueries(uid),
  watchDelivered: (report) =>
    notebookOf(uid).subscribe((update) => {
      if (update.type === 'delivered') report(update.noteId, update.note)
    }),
  takePrefetchedPage: () => takePrefetchedPage(uid),
}))

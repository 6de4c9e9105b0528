import type { Draft } from '../domain/keepDraft.ts'
import { inTurn, inTurnUnless } from './locks.ts'
import { lateUploads } from './lateUploads.ts'
import { deliveryName, rowsName, uploadsName, placeName } from './names.ts'
import type { Notebook, NotebookNews } from './notebook.ts'
import { openOutbox } from './outbox.ts'
import { openPlace } from './place.ts'
import { openShelf } from './shelf.ts'
import type { DeviceTerms } from './terms.ts'
import { openChannel } from './channel.ts'

/** Opens what this device holds of a person's notes. */
export function openNotebook(uid: string, terms: DeviceTerms): Notebook {
  let isClosed = false
  const news = openNews(uid, ({ type }) => {
    if (type === 'closing') void close()
  })
  const place = openPlace(uid, terms, {
    onChange: () => {
      if (place.trouble() === null) void settle()
      else tellAll()
    },
    onLoss: () => {
      outbox.recall()
      uploads.recall()
    },
    onNextTry: () => void settle(),
  })
  const outbox = openOutbox(uid, place)
  const tellRows = () => news.tell({ type: 'rowsChanged' })
  const tellUploads = () => news.tell({ type: 'uploadsChanged' })
  const uploads = lateUploads(uid, place, tellUploads)
  const tellAll = () => {
    tellRows()
    tellUploads()
  }
  const settle = async () => {
    await outbox.settle()
    tellRows()
    await uploads.settle()
  }
  const keeping = new Set<Promise<unknown>>()
  const whenSettled = async (work: () => Promise<void>) => {
    // An editor hands over in its own time what it was just asked for.
    do {
      await Promise.allSettled(keeping)
      await new Promise((resolve) => setTimeout(resolve))
    } while (keeping.size > 0)
    await inTurn(uploadsName(uid), () => inTurn(rowsName(uid), work))
  }
  const close = async () => {
    isClosed = true
    await whenSettled(place.close)
    outbox.forget()
    uploads.forget()
  }
  const untilKept = <Result>(kept: Promise<Result>) => {
    keeping.add(kept)
    return kept.finally(() => keeping.delete(kept))
  }
  const keep = async (draft: Draft) => {
    const { noteId } = draft
    const row = await outbox.keep(draft)
    tellRows()
    if (row.noteId !== noteId) news.tellHere({ type: 'copied', noteId, copyId: row.noteId })
    return row
  }
  return {
    trouble: place.trouble,
    rows: outbox.rows,
    keep: (draft) => untilKept(keep(draft)),
    update: async (noteId, change) => {
      await outbox.update(noteId, change)
      tellRows()
    },
    uploads: { ...uploads, add: (row, bytes) => untilKept(uploads.add(row, bytes)) },
    shelf: openShelf(uid, place, () => terms.isOwn(uid)),
    alone: (work, signal) => inTurnUnless(signal, deliveryName(uid), work),
    untilKept,
    tell: news.tell,
    hear: news.hear,
    settled: () => whenSettled(() => Promise.resolve()),
    empty: async () => {
      await outbox.empty()
      await uploads.empty()
      tellAll()
    },
    close,
    isClosed: () => isClosed,
    forget: news.end,
  }
}

export type News = {
  tell: (news: NotebookNews) => void
  /** Tells this page only. */
  tellHere: (news: NotebookNews) => void
  hear: (listener: (news: NotebookNews) => void) => () => void
  /** From now on this page hears only itself. */
  end: () => void
}

/**
 * Carries news among all pages of one person on this device where the browser can, and to this page itself.
 *
 * @param onOthers is called after all listeners, for what another page has told.
 */
export function openNews(uid: string, onOthers: (news: NotebookNews) => void): News {
  const listeners = new Set<(news: NotebookNews) => void>()
  const pass = (news: NotebookNews) => listeners.forEach((listener) => listener(news))
  let channel = openChannel(placeName(uid))
  channel?.addEventListener('message', ({ data }: MessageEvent<NotebookNews>) => {
    pass(data)
    onOthers(data)
  })
  return {
    tell: (news) => {
      channel?.postMessage(news)
      pass(news)
    },
    tellHere: pass,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end: () => {
      channel?.close()
      channel = null
    },
  }
}

import type { Draft } from '../domain/keepDraft.ts'
import { inTurn, inTurnUnless } from './locks.ts'
import { lateUploads } from './lateUploads.ts'
import { deliveryName, rowsName, uploadsName } from './names.ts'
import { openNews } from './news.ts'
import type { Notebook } from './notebook.ts'
import { openOutbox } from './outbox.ts'
import { openPlace } from './place.ts'
import { openShelf } from './shelf.ts'
import type { DeviceTerms } from './terms.ts'

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

import type { StoredNotes } from '../domain/list/knownNotes.ts'

/** How long to wait after the last change before storing the list. */
const quietPeriodMs = 2_000

type ListStoreOptions = {
  /** While it returns `false`, the list waits to be stored. */
  isTrusted: () => boolean
  /** Never rejects. */
  put: (notes: StoredNotes) => Promise<void>
}

/** Stores the latest list once changes pause, or at once. */
export function openListStore({ isTrusted, put }: ListStoreOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let read: (() => StoredNotes | null) | null = null
  let isStored = true
  let lastStore = Promise.resolve()
  const store = () => {
    clearTimeout(timer)
    if (isStored || !isTrusted()) return lastStore
    isStored = true
    const notes = read?.()
    if (notes) lastStore = put(notes)
    return lastStore
  }
  return {
    storeSoon: (readLatest: () => StoredNotes | null) => {
      clearTimeout(timer)
      read = readLatest
      isStored = false
      timer = setTimeout(() => void store(), quietPeriodMs)
    },
    store,
    /** Makes the next `store` store the list again. */
    markUnstored: () => {
      isStored = false
    },
  }
}

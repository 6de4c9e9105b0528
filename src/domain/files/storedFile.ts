/**
 * A file's state: its bytes are being uploaded, it is complete, or it is being deleted. Only `stored`
 * files are shown, and states never go back.
 */
export type FileState = 'uploading' | 'stored' | 'deleting'

/** A file before its first byte is sent. The ID stays the same across attempts. */
export type NewFile = {
  id: string
  /** The ID of what it is attached to; `null` for the person's own picture. */
  attachedTo: string | null
  /** As the person knows it. Never part of a path. */
  name: string
  /** In bytes. */
  size: number
  /** A MIME type that the rules allow. */
  type: string
}

/**
 * A file on the server. Its bytes are in a slot, which is its own until its record is deleted.
 * `createdAt` is in milliseconds since 1970, by the server's clock.
 */
export type StoredFile = NewFile & { slot: number; state: FileState; createdAt: number }

/**
 * The file counter: how many files there are, and which slots are free again, oldest first. Every
 * other slot below their sum holds a file.
 */
export type SlotUsage = { count: number; free: readonly number[] }

/**
 * How many freed slots stay empty before one is reused: an upload to the earlier file may still be
 * under way.
 */
const minFreeSlots = 20

/**
 * Returns the slot for a new file, and which slots remain free. There are as many slots as files
 * allowed, and the rules refuse any other.
 */
export function chooseSlot(
  { count, free }: SlotUsage,
  limit: number,
): { slot: number; free: readonly number[] } {
  const unused = count + free.length
  const oldestFree = free.find((slot) => slot < limit)
  const hasUnused = unused < limit
  if (oldestFree === undefined || (hasUnused && free.length < minFreeSlots))
    return { slot: unused, free }
  return { slot: oldestFree, free: free.filter((slot) => slot !== oldestFree) }
}

/** Returns the free slots after this one is freed. */
export function releaseSlot({ free }: SlotUsage, slot: number): readonly number[] {
  return [...free, slot]
}

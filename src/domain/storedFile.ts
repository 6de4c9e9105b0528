/**
 * Where a file is on its way: its bytes are still coming, it is whole, or it is being deleted. Only what
 * is `there` is shown, and nothing ever goes back.
 */
export type FileState = 'arriving' | 'there' | 'deleting'

/** What is known of a file before its first byte is sent. Its id stays the same however often it is sent. */
export type NewFile = {
  id: string
  /** The id of what it is attached to; `null` for the person’s own picture. */
  attachedTo: string | null
  /** As the person knows it; it is never part of a path. */
  name: string
  /** In bytes. */
  size: number
  /** A MIME type that the rules allow. */
  type: string
}

/**
 * A file as the server has it. Its bytes lie in a slot, which is its own until its record goes. The moment
 * is in milliseconds since 1970, by the server's clock.
 */
export type StoredFile = NewFile & { slot: number; state: FileState; createdAt: number }

/**
 * What the counter of files says of the slots: how many files there are, and which slots were given back,
 * the oldest first. Every other slot below their sum holds a file.
 */
export type SlotUsage = { count: number; free: readonly number[] }

/** So many slots rest before the first is filled again: what was meant for the last file may still be on its way. */
const idle = 20

/**
 * The slot of a new file, and which are free then. There are as many slots as somebody may keep files; the
 * rules refuse any other.
 */
export function takeSlot(
  { count, free }: SlotUsage,
  most: number,
): { slot: number; free: readonly number[] } {
  const unused = count + free.length
  const rested = free.find((slot) => slot < most)
  const hasUnused = unused < most
  if (rested === undefined || (hasUnused && free.length < idle)) return { slot: unused, free }
  return { slot: rested, free: free.filter((slot) => slot !== rested) }
}

/** Which slots are free when this one is given back. */
export function giveSlotBack({ free }: SlotUsage, slot: number): readonly number[] {
  return [...free, slot]
}

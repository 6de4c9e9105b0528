/**
 * What the counter of files says of the slots: how many files there are, and which slots were given back,
 * the oldest first. Every other slot below their sum holds a file.
 */
export type SlotUsage = { count: number; free: readonly number[] }

/** So many slots rest before the first is filled again: what was meant for the last file may still be on its way. */
const resting = 20

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
  if (rested === undefined || (hasUnused && free.length < resting)) return { slot: unused, free }
  return { slot: rested, free: free.filter((slot) => slot !== rested) }
}

/** Which slots are free when this one is given back. */
export function giveSlotBack({ free }: SlotUsage, slot: number): readonly number[] {
  return [...free, slot]
}

/** Something of a person's that may not be on the server yet. */
export type UnsavedItem = {
  /** Its ID on this device. */
  id: string
  /** Changes with each edit. */
  revision: string
  /** Its name in a sentence. */
  name: string
  /** True if it won't reach the server by itself. */
  isStuck: boolean
  /** True if it outlives the page. */
  isPersisted: boolean
}

/** Edits and files that may not be on the server yet. */
export type UnsavedItems = { edits: readonly UnsavedItem[]; files: readonly UnsavedItem[] }

export const nothingUnsaved: UnsavedItems = { edits: [], files: [] }

/** Returns the revision of each edit and file. */
export function revisionsOf({ edits, files }: UnsavedItems): readonly string[] {
  return [...edits, ...files].map(({ revision }) => revision)
}

/** Returns the IDs on this device of each edit and file. */
export function idsOf({ edits, files }: UnsavedItems): readonly string[] {
  return [...edits, ...files].map(({ id }) => id)
}

/** Returns whether nothing will reach the server by itself. */
export function areAllStuck({ edits, files }: UnsavedItems): boolean {
  return [...edits, ...files].every(({ isStuck }) => isStuck)
}

/** Returns whether everything outlives the page. */
export function areAllPersisted({ edits, files }: UnsavedItems): boolean {
  return [...edits, ...files].every(({ isPersisted }) => isPersisted)
}

/** One thing of a person that is not yet known to be on the server. */
export type Unsaved = {
  /** Under which it lies on the device. */
  id: string
  /** Another one after each change. */
  revision: string
  /** What to call it in a sentence. */
  name: string
  /** It will not reach the server by itself. */
  isStuck: boolean
  /** It outlives the page. */
  isLasting: boolean
}

/** What is not yet known to be on the server: edits, and files on their way. */
export type LeftBehind = { edits: readonly Unsaved[]; files: readonly Unsaved[] }

export const nothingLeft: LeftBehind = { edits: [], files: [] }

/** Every edit and every file by its own id. */
export function idsOf({ edits, files }: LeftBehind): readonly string[] {
  return [...edits, ...files].map(({ revision }) => revision)
}

/** Under which ids it lies on the device. */
export function placesOf({ edits, files }: LeftBehind): readonly string[] {
  return [...edits, ...files].map(({ id }) => id)
}

/** Whether nothing of it will reach the server by itself. */
export function waitsInVain({ edits, files }: LeftBehind): boolean {
  return [...edits, ...files].every(({ isStuck }) => isStuck)
}

/** Whether all of it outlives the page. */
export function isAllLasting({ edits, files }: LeftBehind): boolean {
  return [...edits, ...files].every(({ isLasting }) => isLasting)
}

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

/** What is not yet known to be on the server: words and files. */
export type LeftBehind = { rows: readonly Unsaved[]; files: readonly Unsaved[] }

export const nothingLeft: LeftBehind = { rows: [], files: [] }

/** Every change and every file by its own id. */
export function idsOf({ rows, files }: LeftBehind): readonly string[] {
  return [...rows, ...files].map(({ revision }) => revision)
}

/** Under which ids it lies on the device. */
export function placesOf({ rows, files }: LeftBehind): readonly string[] {
  return [...rows, ...files].map(({ id }) => id)
}

/** Whether nothing of it will reach the server by itself. */
export function waitsInVain({ rows, files }: LeftBehind): boolean {
  return [...rows, ...files].every(({ isStuck }) => isStuck)
}

/** Whether all of it outlives the page. */
export function isAllLasting({ rows, files }: LeftBehind): boolean {
  return [...rows, ...files].every(({ isLasting }) => isLasting)
}

import type { KeptRow } from '../notebook/domain/outboxRow.ts'
import type { KeptUpload } from '../notebook/domain/uploadRow.ts'

/** What is not yet known to be on the server: words and files. */
export type LeftBehind = { rows: readonly KeptRow[]; files: readonly KeptUpload[] }

export const nothingLeft: LeftBehind = { rows: [], files: [] }

/** Every edit and every file by its own id. */
export function idsOf({ rows, files }: LeftBehind): readonly string[] {
  return [...rows.map(({ edit }) => edit.opId), ...files.map(({ id }) => id)]
}

/** Under which ids it lies on the device. */
export function placesOf({ rows, files }: LeftBehind): readonly string[] {
  return [...rows.map(({ noteId }) => noteId), ...files.map(({ id }) => id)]
}

/** Whether nothing of it will reach the server by itself. */
export function waitsInVain({ rows, files }: LeftBehind): boolean {
  return (
    rows.every(({ refusal }) => refusal !== null) &&
    files.every(({ refusal, isPaused }) => refusal !== null || isPaused)
  )
}

/** Whether all of it outlives the page. */
export function isAllLasting({ rows, files }: LeftBehind): boolean {
  return [...rows, ...files].every(({ isLasting }) => isLasting)
}

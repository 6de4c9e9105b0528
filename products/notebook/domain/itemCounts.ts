/** How much of the notebook a person has on the server. */
export type NotebookCounts = {
  /** Including the trash. */
  notes: number
  /** At most `maxCounted`. */
  inTrash: number
  /** Including the profile picture. */
  files: number
  bytes: number
}

/** Notes in the trash are counted up to this number. */
export const maxCounted = 100

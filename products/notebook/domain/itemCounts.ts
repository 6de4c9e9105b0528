export type NotebookCounts = {
  /** Including the trash. */
  notes: number
  /** At most `maxCounted`. */
  inTrash: number
  /** Including the profile picture. */
  files: number
  bytes: number
}

export const maxCounted = 100

/** How much of the notebook a person has on the server. */
export type Holdings = {
  /** Those in the trash among them. */
  notes: number
  /** At most `mostCounted`. */
  inTrash: number
  /** With the person's picture. */
  files: number
  bytes: number
}

/** Up to how many notes in the trash are counted. */
export const mostCounted = 100

/** A fault that nobody could notice. */
export type Equivalent = {
  /** The line of the rules. */
  readonly before: string
  /** What the fault makes of it. */
  readonly after: string
  readonly reason: string
}

/** The faults that no check can find. */
export const equivalents: readonly Equivalent[] = []

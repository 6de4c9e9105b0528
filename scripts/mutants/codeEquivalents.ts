/** A fault in the code that no test could notice, or that none need notice. */
type CodeEquivalent = {
  readonly file: string
  /** The line as it stands. */
  readonly code: string
  /** What the fault puts in the place of a part of it. */
  readonly replacement: string
  readonly reason: string
}

/** The faults that survive rightly, each with its reason. */
export const codeEquivalents: readonly CodeEquivalent[] = []

export type StartOptions = {
  /** Keep the data of the local Firebase from one start to the next. */
  readonly keep: boolean
}

/** Reads the words after `npm start --`. Throws a sentence for people on one that it does not know. */
export function readOptions(words: readonly string[]): StartOptions {
  const unknown = words.find((word) => word !== '--keep')
  if (unknown === undefined) return { keep: words.includes('--keep') }
  throw new Error(
    `npm start does not know "${unknown}". It knows --keep, which keeps the local data: npm start -- --keep`,
  )
}

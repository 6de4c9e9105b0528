type StartOptions = {
  /** Whether to keep the data of the local Firebase for the next start. */
  readonly keep: boolean
}

/** Parses the arguments after `npm start --`. Throws a readable sentence for an unknown one. */
export function readOptions(words: readonly string[]): StartOptions {
  const unknown = words.find((word) => word !== '--keep')
  if (unknown === undefined) return { keep: words.includes('--keep') }
  throw new Error(
    `npm start does not know "${unknown}". It knows --keep, which keeps the local data: npm start -- --keep`,
  )
}

/** The message of an error, and on the next lines that of its cause, down to the first. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n${errorText(error.cause)}`
}

/** A text up to its first line break. */
export function firstLine(text: string): string {
  return text.replace(/\n.*/s, '')
}

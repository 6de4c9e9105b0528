/** Returns an error's message, followed by those of its causes on new lines. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n${errorText(error.cause)}`
}

/** Returns a text up to its first line break. */
export function firstLine(text: string): string {
  return text.replace(/\n.*/s, '')
}

/** Isolates the direction of a value inside a sentence, such as an email address, a name, or a code. */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`
}

/** A name in quotation marks. */
export function quoted(name: string): string {
  return `«${isolated(name)}»`
}

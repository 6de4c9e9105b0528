const feminine = new Set(['Apple', 'Microsoft'])

/** A provider with its article, such as `o Google`. */
export function theProvider(name: string): string {
  return feminine.has(name) ? `a ${name}` : `o ${name}`
}

/** A provider with `de` and its article, such as `da Apple`. */
export function ofProvider(name: string): string {
  return feminine.has(name) ? `da ${name}` : `do ${name}`
}

/** Joins sentences. Languages that don't put spaces between sentences override it. */
export function sentencesText(...all: string[]): string {
  return all.join(' ')
}

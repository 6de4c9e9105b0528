/** Joins whole sentences. A language without spaces between them has none here. */
export function sentencesText(...all: string[]): string {
  return all.join(' ')
}

import { locale } from './locale.ts'

/**
 * Returns a text's characters as people see them, each of which may be several code units long.
 * Browsers without `Intl.Segmenter` return code points.
 */
export function graphemesOf(text: string): Iterable<string> {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(locale).segment(text), ({ segment }) => segment)
    : text
}

/** The start of a text, at most so many code units long. Never ends within a character. */
export function cutAt(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  // With the start of the next character: it may belong to the last one.
  for (const character of graphemesOf(text.slice(0, length + 2))) {
    if (end + character.length > length) break
    end += character.length
  }
  return text.slice(0, end)
}

/** The rest of a text, from a code unit on, without the half character or the marks that it would begin with. */
export function restFrom(text: string, start: number): string {
  return text.slice(start).replace(/^[\p{Cs}\p{M}\u200D]+/u, '')
}

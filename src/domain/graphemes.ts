import { locale } from './locale.ts'

/**
 * The letters of a text as a person sees them, each of which may be several characters long. A browser that
 * does not know them gives whole code points.
 */
export function graphemesOf(text: string): Iterable<string> {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(locale).segment(text), ({ segment }) => segment)
    : text
}

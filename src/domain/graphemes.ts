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

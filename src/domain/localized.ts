import { isObject, type FieldRule } from './fieldRules.ts'

/**
 * The owner's words: the same for all languages, or by tag, such as `{ 'en-US': 'Company', de:
 * 'Firma' }`.
 */
export type Localized = string | Readonly<Record<string, string>>

/** A value that follows the rule in each given language. */
export function localized(rule: FieldRule): FieldRule {
  return (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([tag, words]) => rule(words, `${path}.${tag}`))
      : rule(value, path)
}

/** Returns the words in a language; empty if there are none. */
export function wordsIn(words: Localized | undefined, tag: string): string {
  return typeof words === 'object' ? (words[tag] ?? '') : (words ?? '')
}

/** Returns one sentence for each language without words. */
export function lackingWords(
  words: Localized | undefined,
  path: string,
  tags: readonly string[],
): string[] {
  if (typeof words !== 'object') return []
  return tags
    .filter((tag) => !Object.hasOwn(words, tag))
    .map((tag) => `${path} lacks ${tag}. Write it in every language, or once for all of them.`)
}

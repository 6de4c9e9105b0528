import { isObject, type Schema } from './schema.ts'

/**
 * The owner's text: the same for all languages, or by tag, such as `{ 'en-US': 'Company', de:
 * 'Firma' }`.
 */
export type Localized = string | Readonly<Record<string, string>>

/** A value that follows the schema in each given language. */
export function localized(schema: Schema): Schema {
  return (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([tag, text]) => schema(text, `${path}.${tag}`))
      : schema(value, path)
}

/** Returns the text in a language; empty if there is none. */
export function textIn(text: Localized | undefined, tag: string): string {
  return typeof text === 'object' ? (text[tag] ?? '') : (text ?? '')
}

/** Returns one sentence for each language without a text. */
export function missingLanguages(
  text: Localized | undefined,
  path: string,
  tags: readonly string[],
): string[] {
  if (typeof text !== 'object') return []
  return tags
    .filter((tag) => !Object.hasOwn(text, tag))
    .map((tag) => `${path} lacks ${tag}. Write it in every language, or once for all of them.`)
}

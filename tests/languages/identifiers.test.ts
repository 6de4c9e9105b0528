import { expect, it } from 'vitest'
import { formsOf } from '#tests/support/languages/formsOf.ts'
import { loadLanguage, tags } from '#tests/support/languages/loadLanguage.ts'

/** Brands, formats, and what the text for developers names. */
const known: readonly string[] = [
  'GitHub',
  'JavaScript',
  'OpenDocument',
  'PowerPoint',
  'QuickTime',
  'WebM',
  'WebP',
  'apiKey',
  'kB',
  'onAuthStateChanged',
  'reCAPTCHA',
]

const identifier = /[A-Za-z\d]*[a-z][A-Z][A-Za-z\d]*/g

it.each(tags)('no sentence contains a name from the code, in English or in %s', async (tag) => {
  const { english, own } = await loadLanguage(tag)
  const sentences = [...english, ...own].flatMap(([path, words]) =>
    typeof words === 'string' ? [words] : formsOf(path, words).flat(),
  )
  const found = sentences.flatMap((sentence) => sentence.match(identifier) ?? [])
  expect(found).toContain('JavaScript')
  expect(found.filter((word) => !known.includes(word))).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { translationsFolder, languageOf, languageProblems } from '#build/languages/languages.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

describe('a language tag', () => {
  it.each([
    { tag: 'en-US', code: 'en', name: 'English', direction: 'ltr' },
    { tag: 'pt-BR', code: 'pt', name: 'Português', direction: 'ltr' },
    { tag: 'ja', code: 'ja', name: '日本語', direction: 'ltr' },
    { tag: 'ar', code: 'ar', name: 'العربية', direction: 'rtl' },
    { tag: 'qps-Ploc', code: 'qps', name: 'Ƥşḗŭḓǿ', direction: 'ltr' },
  ])('$tag', (language) => {
    expect(languageOf(language.tag)).toEqual(language)
  })

  it.each([
    ['he', 'rtl'],
    ['ckb', 'rtl'],
    ['ur', 'rtl'],
    ['ku', 'ltr'],
    ['nl', 'ltr'],
  ])('is read in the direction that Intl names: %s, %s', (tag, direction) => {
    expect(languageOf(tag).direction).toBe(direction)
  })

  it('has its own folder, except for English and the pseudo-language', () => {
    expect(['en-US', 'qps-Ploc', 'de'].map(translationsFolder)).toEqual([
      null,
      null,
      'translations/de',
    ])
  })
})

describe('the languages of a configuration', () => {
  it('have all their texts', () => {
    expect(languageProblems(['en', 'pt', 'tlh'], PROJECT_ROOT)).toEqual([
      'languages: there are no texts in "en". Write "en-US".',
      'languages: there are no texts in "pt". Write "pt-BR".',
      'languages: there are no texts in "tlh". Write one of "en-US", "ar", "de", "es", "fr", "ja", "pt-BR", or translate it: see docs/languages.md.',
    ])
  })

  it('each have their own code for the host', () => {
    expect(languageProblems(['en-US', 'qps-Ploc', 'en-US'], PROJECT_ROOT)).toEqual([
      'languages has both "en-US" and "en-US", which Firebase Hosting can’t tell apart. Delete one of them.',
    ])
  })
})

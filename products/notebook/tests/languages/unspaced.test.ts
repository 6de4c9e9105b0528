import { expect, it } from 'vitest'
import { noteText as english } from '#products/notebook/text/noteText.ts'
import { noteText as japanese } from '#products/notebook/translations/ja/noteText.ts'
import { sentencesText as englishSentences } from '#src/text/shared/sentencesText.ts'
import { sentencesText as japaneseSentences } from '#translations/ja/shared.ts'

it('counts the words of a note in a language with spaces', () => {
  expect(english.counts(2, 11)).toBe('2 words · 11 characters')
})

it('counts only the characters in Japanese, which has no spaces between words', () => {
  expect(japanese.counts(1, 48)).toBe('48文字')
})

it('separates sentences as the language does', () => {
  expect(englishSentences('One.', 'Two.')).toBe('One. Two.')
  expect(japaneseSentences('一つ。', '二つ。')).toBe('一つ。二つ。')
})

import { assert, nat, pre, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  excerptOf,
  matchesWords,
  passagesOf,
  wordsOf,
} from '#products/notebook/domain/search/noteSearch.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'

describe('searching in notes', () => {
  it.each([
    ['cafe', 'A CAFÉ crème', ['CAFÉ']],
    ['café', 'a cafe\u0301 creme', ['cafe\u0301']],
    ['fi', 'an o\ufb03ce', ['\ufb03']],
    ['istanbul', '\u0130stanbul', ['\u0130stanbul']],
    ['οδοσ', 'ΟΔΟΣ και οδος', ['ΟΔΟΣ', 'οδος']],
    ['a.*b', 'a.*b and aXb', ['a.*b']],
    ['(((((', '(((((((((((', ['((((((((((']],
    ['milk bread', 'bread, then milk', ['bread', 'milk']],
    ['안녕', '안녕하세요', ['안녕']],
    ['👋', 'hello 👋🏽', ['👋']],
  ])('finds %s in %s', (query, text, matches) => {
    const words = wordsOf(query)
    expect(matchesWords(contentOf(text), words)).toBe(true)
    const marked = passagesOf(text, words).filter(({ isMatch }) => isMatch)
    expect(marked.map((passage) => passage.text)).toEqual(matches)
  })

  it('requires every word in the title or the text', () => {
    const content = contentOf('Milk', { title: 'Groceries' })
    expect(matchesWords(content, wordsOf('milk groc'))).toBe(true)
    expect(matchesWords(content, wordsOf('milk eggs'))).toBe(false)
  })

  it('never changes a text by highlighting it', () => {
    assert(
      property(
        string({ unit: 'binary' }),
        string({ unit: 'binary', maxLength: 4 }),
        (text, query) => {
          const passages = passagesOf(text, wordsOf(query))
          expect(passages.map((passage) => passage.text).join('')).toBe(text)
        },
      ),
    )
  })

  it('highlights something in every result', () => {
    assert(
      property(string({ unit: 'grapheme' }), nat(9), nat(9), (text, from, length) => {
        const words = wordsOf(
          Array.from(text)
            .slice(from, from + length)
            .join(''),
        )
        pre(words.length > 0 && matchesWords(contentOf(text, { title: '' }), words))
        expect(passagesOf(text, words).some(({ isMatch }) => isMatch)).toBe(true)
      }),
    )
  })

  it('cuts a long text at a match, between words, into one line', () => {
    const body = `${'é '.repeat(300)}\nthen buy  milk\nand go home`
    const excerpt = excerptOf(body, wordsOf('MILK'))
    expect(excerpt).toMatch(/^…(é )+then buy milk and go home$/)
    expect(excerptOf(body)).toBe('é '.repeat(120))
  })

  it('stays fast with long texts and hostile input', () => {
    const words = wordsOf('a'.repeat(50))
    const body = `${'a'.repeat(49)}b`.repeat(4_000)
    expect(matchesWords(contentOf(body), words)).toBe(false)
    expect(excerptOf(body, words)).toHaveLength(240)
  })
})

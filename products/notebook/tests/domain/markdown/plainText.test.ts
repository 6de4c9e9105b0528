import { assert, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '#products/notebook/domain/markdown/plainText.ts'

describe('stripping Markdown', () => {
  it.each([
    ['## Questions for *Ada*', 'Questions for Ada'],
    ['# A heading #', 'A heading'],
    ['- [ ] lentils\n- [x] **good** bread', 'lentils\ngood bread'],
    ['[x] the end of a task that was cut', 'the end of a task that was cut'],
    ['1. one\n2) two\n+ three\n* four', 'one\ntwo\nthree\nfour'],
    ['> > Soak them, says [Ada](https://example.com/a?b).', 'Soak them, says Ada.'],
    ['> - `a list` in a quote', 'a list in a quote'],
    ['![a picture](https://tracker.example/pixel.png)', 'a picture'],
    ['<https://example.com>', 'https://example.com'],
    ['***both*** and __strong _and_ more__ and ~~gone~~', 'both and strong and more and gone'],
    ['```js\nconst a = 1\n```', '\nconst a = 1\n'],
    ['Above\n\n---\n\nbelow', 'Above\n\n\n\nbelow'],
    ['| a | b |\n|---|:-:|\n| 1 | `2` |', 'a   b  \n\n1   2  '],
    ['1\\. not a list, \\*not\\* emphasis', '1. not a list, *not* emphasis'],
  ])('turns %j into %j', (markdown, words) => {
    expect(plainText(markdown)).toBe(words)
  })

  it.each([
    'snake_case_name and 2 * 3 * 4 = 24',
    'C# and #tag and -1',
    'a [list] of (things) [x]',
    'a < b > c',
    '10.5 meters',
    '__proto__constructor',
    '5 * 4 and 3*2*1',
  ])('leaves %j unchanged', (text) => {
    expect(plainText(text)).toBe(text)
  })

  it('keeps every letter and digit of text without markers', () => {
    assert(
      property(stringMatching(/^[a-z0-9 ,;:]*$/), (words) => {
        expect(plainText(words).replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
      }),
    )
  })

  it('accepts any text', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(plainText(text).length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

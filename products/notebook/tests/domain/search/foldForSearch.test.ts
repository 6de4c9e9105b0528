import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldForSearch,
  folding,
  lettersOf,
} from '#products/notebook/domain/search/foldForSearch.ts'

const latin = 'a b e i l n o s u y z A E N U - 1 1\u0661 \uff11 é ê É ß ẞ æ Œ ø ł ð þ ı İ \ufb01'

/** Letters of each language, some with separate marks. */
const alphabets: Readonly<Record<string, string>> = {
  'en-US': `${latin} d t h à č ſ ’ '`,
  de: `${latin} ä ö ü Ä Ö Ü a\u0308 U\u0308 ǖ`,
  fr: `${latin} à â ç ë î ï ô ù û ü ÿ œ Æ c e\u0301`,
  es: `${latin} á í ó ú ü ñ Ñ n\u0303 N\u0303 ¿ ¡ ll ch`,
  'pt-BR': `${latin} ã õ á â ç ü c a\u0303 º ª`,
  ja: `${latin} あ ア ｱ ぁ ァ か が カ ガ ｶ ﾞ は ば ぱ ハ つ っ ッ よ ょ ゃ ん ン ー ゝ 々 日 本 ① Ａ ｎ 。`,
  ar: `${latin} ا أ إ آ ٱ ء ؤ ئ و ي ى ه ة ت ك ک ل لا \ufefb ـ \u0651 \u064e م`,
  // Not shipped.
  tr: `${latin} ç ğ g ş ö ü I`,
  ko: `${latin} 하 한 ㅎ \u1112 \u1161 \u11ab`,
  hi: `${latin} क ख की कि क\u093c \u0941`,
}

const different: readonly (readonly [string, string, string])[] = [
  ['es', 'ano', 'año'],
  ['de', 'Muller', 'Müller'],
  ['sv', 'nar', 'när'],
  ['tr', 'kir', 'kır'],
  ['en-US', 'thor', 'Þór'],
  ['en-US', 'и', 'й'],
  ['en-US', 'ss', 's'],
  ['en-US', '1', 'l'],
  ['hi', 'क', 'की'],
]

const equal: readonly (readonly [string, string, string])[] = [
  ['en-US', 'STRASSE', 'straße'],
  ['en-US', 'Wasser', 'Waſſer'],
  ['en-US', 'oresund', 'Øresund'],
  ['en-US', 'aegis', 'Ægis'],
  ['en-US', 'lodz', 'Łódź'],
  ['en-US', 'office', 'o\ufb03ce'],
  ['en-US', 'ΟΔΟΣ', 'οδος'],
  ['en-US', 'cafe', 'CAFE\u0301'],
  ['en-US', '12', '１２'],
  ['en-US', 'ano', 'año'],
  ['de', 'Mueller', 'Müller'],
  ['de', 'MUELLER', 'Mu\u0308ller'],
  ['fr', 'oeuvre', 'Œuvre'],
  ['es', 'pinguino', 'pingüino'],
  ['pt-BR', 'acao', 'ação'],
  ['ja', 'りんご', 'リンゴ'],
  ['ja', 'りんご', 'ﾘﾝｺﾞ'],
  ['ja', 'きょう', 'キヨウ'],
  ['ar', 'مدرسة', 'مدرسه'],
  ['ar', 'أحمد', 'احمد'],
  ['ar', 'محمّد', 'محـمد'],
  ['ar', '١٢', '12'],
  ['da', 'aarhus', 'Århus'],
  ['tr', 'ISPARTA', 'ısparta'],
  ['ko', '한', '\u1112\u1161\u11ab'],
]

const collatorOf = (language: string) =>
  new Intl.Collator(language, { usage: 'search', sensitivity: 'base' })

const hostile = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom('n', '\u0303', '\u0308', 'Ü', 'ﾊ', 'ﾞ', 'ー', 'ـ', '\0', 'İ', 'ी') }),
)

describe('folded for searching', () => {
  it.each(equal)('in %s, %s and %s are equal, as Intl says', (language, one, other) => {
    const inLanguage = folding(language)
    expect(collatorOf(language).compare(one, other)).toBe(0)
    expect(inLanguage(one)).toBe(inLanguage(other))
  })

  it.each(different)('in %s, %s and %s are different, as Intl says', (language, one, other) => {
    const inLanguage = folding(language)
    expect(collatorOf(language).compare(one, other)).not.toBe(0)
    expect(inLanguage(one)).not.toBe(inLanguage(other))
  })

  it.each(Object.entries(alphabets))(
    'in %s, texts are equal if they are for Intl, and only then',
    (language, alphabet) => {
      const { compare } = collatorOf(language)
      const inLanguage = folding(language)
      const letters = alphabet.split(' ')
      const pairs = letters.flatMap((first) => letters.map((second) => first + second))
      const sorted = ['', ...letters, ...pairs].toSorted(compare)
      const isNew = (text: string, index: number) =>
        index === 0 || compare(sorted[index - 1] ?? '', text) !== 0
      const classes = sorted.filter(isNew).map(inLanguage)
      expect(new Set(classes).size).toBe(classes.length)
      expect(new Set(sorted.map(inLanguage))).toEqual(new Set(classes))

      const some = array(constantFrom(...letters), { maxLength: 2 }).map((each) => each.join(''))
      assert(
        property(some, some, some, some, (start, one, other, end) => {
          const [left, right] = [start + one + end, start + other + end]
          expect(inLanguage(left) === inLanguage(right)).toBe(compare(left, right) === 0)
        }),
        { numRuns: 1_000 },
      )
    },
  )

  it('each letter with its marks folds by itself, so that matches can be highlighted', () => {
    assert(
      property(hostile, (text) => {
        const letters = lettersOf(text)
        expect(letters.join('')).toBe(text)
        expect(letters.map((letter) => foldForSearch(letter)).join('')).toBe(foldForSearch(text))
      }),
    )
  })

  it.each(['en-US', 'de', 'es', 'ja', 'ar', 'tr'])(
    'folded text stays the same when folded again in %s',
    (language) => {
      const inLanguage = folding(language)
      assert(
        property(hostile, (text) => {
          expect(inLanguage(inLanguage(text))).toBe(inLanguage(text))
        }),
      )
    },
  )
})

import { locale } from '#src/domain/locale.ts'

/** Text other than plain ASCII in lower case, which stays as it is in every language. */
const toBeFolded = /[^\n -@[-~]+/g
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
const plain = ascii.filter((each) => !each.match(toBeFolded))
const plainLetters = plain.filter((each) => each >= 'a' && each <= 'z')

/** `ß` is equal to two letters, and so is `ü` in German. */
const plainPairs = plainLetters.flatMap((first) => plainLetters.map((second) => first + second))

const letterWithMarks = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Normalizes text for searching in the page's language: text that `Intl.Collator` finds equal becomes the
 * same, such as letters with and without accents.
 */
export const foldForSearch = folding(locale)

/** Returns the `foldForSearch` of a language. */
export function folding(language: string): (text: string) => string {
  const collator = new Intl.Collator(language, {
    usage: 'search',
    sensitivity: 'base',
    ignorePunctuation: false,
  })
  /** One spelling of every letter met so far, in the collator's order. */
  const spellings: string[] = []
  const known = new Map<string, string>()

  /** Returns the spelling that is equal to the text, or the place where it belongs. */
  function find(text: string): string | number {
    let low = 0
    let high = spellings.length
    while (low < high) {
      const middle = (low + high) >> 1
      const spelling = spellings[middle] ?? ''
      const order = collator.compare(spelling, text)
      if (order === 0) return spelling
      if (order < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  function learn(text: string): string {
    const found = find(text)
    if (typeof found === 'string') return found
    spellings.splice(found, 0, text)
    return text
  }

  /** Ligatures, symbols such as `½`, and Hangul syllables are spelled in their parts. */
  function spellingOf(letter: string): string {
    const found = find(letter)
    if (typeof found === 'string') return found
    const parts = letter.normalize('NFKD')
    if (parts === letter) return learn(letter)
    const spelling = foldLetters(parts)
    return collator.compare(spelling, letter) === 0 ? spelling : learn(letter)
  }

  function remember(letter: string): string {
    const spelling = spellingOf(letter)
    known.set(letter, spelling)
    return spelling
  }

  function foldLetters(text: string): string {
    if (spellings.length === 0) for (const each of ['', ...plain, ...plainPairs]) learn(each)
    let folded = ''
    for (const letter of text) {
      folded += known.get(letter) ?? remember(letter)
    }
    return folded
  }

  return (text) => text.normalize().replaceAll(toBeFolded, foldLetters)
}

/** Splits a text into letters with their marks, each of which folds by itself. */
export function lettersOf(text: string): readonly string[] {
  return text.match(letterWithMarks) ?? []
}

/** Letters that Unicode doesn't decompose, and their common spelling. */
const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
}

const toBeSpelled = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/**
 * Normalizes text for searching: removes accents and case, and unifies different spellings of the same
 * letter.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      // Upper case turns ß into SS and ı into I; lower case comes first so that ẞ does the same.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll(toBeSpelled, (letter) => spelled[letter] ?? letter)
  )
}

/** Letters of their own in some languages, written by others without the stroke or in two. */
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

/** A text without what searching does not care for: accents, case, and ways to write the same letter. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      // Only as a capital is ß the same as ss, and ı as i; and ẞ only as what it is when small.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll(toBeSpelled, (letter) => spelled[letter] ?? letter)
  )
}

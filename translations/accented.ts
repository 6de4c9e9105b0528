const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ḓ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ḓ',
  E: 'É',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ḿ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Ƥ',
  Q: 'Ɋ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

const filling = 'one two three four five six seven eight nine ten'

/**
 * The pseudo-language: adds accents and brackets, and makes texts 40 % longer, to reveal text that is cut
 * off, concatenated, or not translated. Functions return such texts as well; what only joins such texts stays
 * as it is.
 */
export function accented<Words>(words: Words): Words {
  return accentedAny(words) as Words
}

function accentedAny(words: unknown): unknown {
  if (typeof words === 'string') return accentedSentence(words)
  if (typeof words === 'function') {
    return (...given: unknown[]): unknown =>
      accentedAny((words as (...given: unknown[]) => unknown)(...given))
  }
  if (Array.isArray(words)) return words.map(accentedAny)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, accentedAny(each)]))
}

const isAccented = /^\[.*\]$/s

function accentedSentence(sentence: string): string {
  if (isAccented.test(sentence)) return sentence
  const letters = Array.from(sentence, (letter) => accents[letter] ?? letter).join('')
  return `[${letters} ${filling.slice(0, Math.ceil(sentence.length * 0.4))}]`
}

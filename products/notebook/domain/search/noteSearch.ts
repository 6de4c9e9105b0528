import { cutAt, restFrom } from '#src/domain/graphemes.ts'
import { plainText } from '../markdown/plainText.ts'
import type { NoteContent } from '../note.ts'
import { foldForSearch, lettersOf } from './foldForSearch.ts'

/** A piece of text, and whether it matches the search. */
type Passage = { text: string; isMatch: boolean }

const excerptLength = 240
const contextLength = 40

/** The words of a search query, normalized by `foldForSearch`. */
export function wordsOf(query: string): readonly string[] {
  return foldForSearch(query).split(/\s+/).filter(Boolean)
}

const foldedNotes = new WeakMap<NoteContent, string>()

export function matchesWords(content: NoteContent, words: readonly string[]): boolean {
  const text = foldedNotes.get(content) ?? foldForSearch(`${content.title}\n${content.body}`)
  foldedNotes.set(content, text)
  return words.every((word) => text.includes(word))
}

/** Splits a text at matches. Joined again, the passages give the same text. */
export function passagesOf(text: string, words: readonly string[]): readonly Passage[] {
  const passages: Passage[] = []
  let end = 0
  for (const [from, to] of matchesIn(text, words)) {
    if (from > end) passages.push({ text: text.slice(end, from), isMatch: false })
    passages.push({ text: text.slice(from, to), isMatch: true })
    end = to
  }
  if (end < text.length) passages.push({ text: text.slice(end), isMatch: false })
  return passages
}

/** A one-line excerpt of a body, from its beginning or around the first match. */
export function excerptOf(body: string, words: readonly string[] = []): string {
  const match = firstMatch(body, words)
  if (match <= contextLength) return inOneLine(cutAt(body, excerptLength * 2))
  const around = cutAt(restFrom(body, match - contextLength), contextLength + excerptLength * 2)
  const wholeWords = around.slice(around.search(/\s/) + 1)
  return `…${inOneLine(wholeWords.length > excerptLength ? wholeWords : around)}`
}

function inOneLine(text: string): string {
  return cutAt(plainText(text).replaceAll(/\s+/g, ' ').trim(), excerptLength)
}

/** The approximate index of the first match; 0 without one. */
function firstMatch(body: string, words: readonly string[]): number {
  if (words.length === 0) return 0
  const text = foldForSearch(body)
  const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0)
  return places.length === 0 ? 0 : unfoldedPlace(body, Math.min(...places))
}

/** Folding changes a text's length, but longer texts stay longer, so a binary search works. */
function unfoldedPlace(text: string, place: number): number {
  let low = 0
  let high = text.length
  let left = place
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const { length } = foldForSearch(text.slice(low, middle))
    if (length > left) high = middle
    else {
      low = middle
      left -= length
    }
  }
  return low
}

/** Ranges of all matches, sorted and without overlaps. */
function matchesIn(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const letters = foldedLetters(text)
  const whole = letters.map(({ letter }) => letter).join('')
  const isMatch = new Set<number>()
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (let index = at; index < at + word.length; index += 1) isMatch.add(index)
    }
  }
  const places: [number, number][] = []
  for (const [index, { from, to }] of letters.entries()) {
    if (!isMatch.has(index)) continue
    const last = places.at(-1)
    if (last && last[1] >= from) last[1] = Math.max(last[1], to)
    else places.push([from, to])
  }
  return places
}

/** The UTF-16 units of the folded text, each with its range in the original. */
function foldedLetters(text: string) {
  const letters: { letter: string; from: number; to: number }[] = []
  let from = 0
  for (const character of lettersOf(text)) {
    const to = from + character.length
    const folded = foldForSearch(character)
    for (const letter of folded.split('')) letters.push({ letter, from, to })
    const last = letters.at(-1)
    if (folded === '' && last) last.to = to
    from = to
  }
  return letters
}

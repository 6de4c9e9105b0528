import { fileNameLimit } from './fileLimits.ts'
import { graphemesOf } from './graphemes.ts'

/** What stands for a device, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\p{Z}*(?:\.|$)/iu

/** Whether Windows takes a name for one of its devices, and so takes no file of that name. */
export function isReservedName(name: string): boolean {
  return reserved.test(name)
}

/** What file systems do not take in a name, and what makes a name look like another. */
const unsafeCharacters = /[\\/:*?"<>|\p{C}\p{Z}]+/gu

/** In UTF-16 units, and in bytes of UTF-8, of which file systems take 255 and a number may follow. */
const longest = { units: 80, bytes: 200 }

const encoder = new TextEncoder()

/**
 * A text as the name of a file or folder that Windows, macOS and Linux take; it never leads out of the
 * folder that it stands in. Empty where nothing is left of the text.
 *
 * @param ending what follows it in the name, such as `.md`; it counts for the length.
 */
export function safeName(text: string, ending = ''): string {
  const fitting = text
    .normalize()
    .replace(unsafeCharacters, ' ')
    .replace(/^[. ]+/, '')
  const name = shorten(isReservedName(fitting) ? `_${fitting}` : fitting, ending)
  return name.replace(/[. ]+$/, '')
}

/** Whole characters only: half of one is no text. */
function shorten(text: string, ending: string): string {
  let units = ending.length
  let bytes = encoder.encode(ending).length
  let end = 0
  for (const character of text) {
    units += character.length
    bytes += encoder.encode(character).length
    if (units > longest.units || bytes > longest.bytes) break
    end += character.length
  }
  return text.slice(0, end)
}

/** A folder in front of the name. */
const folders = /^.*[\\/]/s

/** What cannot be seen, turns the direction of writing, or is half a character; joiners hold emoji together. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu

/** What file systems do not take in a name. */
const unfit = /[<>:"|?*]/g

const trailing = /[.\p{Z}]+$/u
const leading = /^[.\p{Z}]+/u

const ending = /\.[^.\p{Z}]{1,16}$/u

/**
 * A name that is safe to show and to save a file under on any system, as close to the given one as that
 * allows. Its ending stays what it was.
 *
 * @param unnamed what a file without a name is called.
 */
export function safeFileName(name: string, unnamed = 'File'): string {
  const plain = name.replace(folders, '').replace(unseen, '').replace(unfit, '-').normalize('NFC')
  const whole = plain.replace(trailing, '')
  const kept = ending.exec(whole)?.[0] ?? ''
  const stem = whole.slice(0, whole.length - kept.length).replace(leading, '')
  const named = stem || unnamed
  const free = isReservedName(named + kept) ? `_${named}` : named
  const fitting = cut(free, fileNameLimit - kept.length)
  return (kept ? fitting : fitting.replace(trailing, '')) + kept
}

/** What a file is called, without its ending. */
export function withoutEnding(name: string): string {
  return name.replace(/\.[^.]+$/, '')
}

/** Never through the middle of what is one character to a person. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  let length = 0
  for (const letter of graphemesOf(text)) {
    if (length + letter.length > limit) break
    length += letter.length
  }
  return text.slice(0, length)
}

import { cutAt } from '../graphemes.ts'
import { fileNameLimit } from './fileLimits.ts'

/** Device names on Windows, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\p{Z}*(?:\.|$)/iu

/** Returns whether Windows reserves the name for a device. */
export function isReservedName(name: string): boolean {
  return reserved.test(name)
}

/** Characters that file systems refuse, or that make one name look like another. */
const unsafeCharacters = /[\\/:*?"<>|\p{C}\p{Z}]+/gu

/** In UTF-16 code units, and in UTF-8 bytes: file systems allow 255, and a number may follow. */
const maxLength = { units: 80, bytes: 200 }

const encoder = new TextEncoder()

/**
 * Returns a text as a file or folder name for Windows, macOS, and Linux. It never leads out of its
 * folder. Empty if nothing of the text is left.
 *
 * @param ending the extension that follows, such as `.md`, which counts toward the length.
 */
export function safeName(text: string, ending = ''): string {
  const fitting = text
    .normalize()
    .replace(unsafeCharacters, ' ')
    .replace(/^[. ]+/, '')
  const name = shorten(isReservedName(fitting) ? `_${fitting}` : fitting, ending)
  return name.replace(/[. ]+$/, '')
}

/** Never splits a character. */
function shorten(text: string, ending: string): string {
  let units = ending.length
  let bytes = encoder.encode(ending).length
  let end = 0
  for (const character of text) {
    units += character.length
    bytes += encoder.encode(character).length
    if (units > maxLength.units || bytes > maxLength.bytes) break
    end += character.length
  }
  return text.slice(0, end)
}

const folders = /^.*[\\/]/s

/**
 * Invisible characters, characters that reverse the writing direction, and half characters. Joiners
 * are kept: emoji need them.
 */
const invisibleCharacters = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu

/** Characters that file systems refuse. */
const forbiddenCharacters = /[<>:"|?*]/g

const trailing = /[.\p{Z}]+$/u
const leading = /^[.\p{Z}]+/u

const ending = /\.[^.\p{Z}]{1,16}$/u

/**
 * Returns the closest name that is safe to show and to save on any system. The extension stays.
 *
 * @param unnamed the name of a file without one.
 */
export function safeFileName(name: string, unnamed = 'File'): string {
  const plain = name
    .replace(folders, '')
    .replace(invisibleCharacters, '')
    .replace(forbiddenCharacters, '-')
    .normalize('NFC')
  const whole = plain.replace(trailing, '')
  const extension = ending.exec(whole)?.[0] ?? ''
  const stem = whole.slice(0, whole.length - extension.length).replace(leading, '')
  const named = stem || unnamed
  const free = isReservedName(named + extension) ? `_${named}` : named
  const fitting = cutAt(free, fileNameLimit - extension.length)
  return (extension ? fitting : fitting.replace(trailing, '')) + extension
}

/** Returns a file name without its extension. */
export function withoutExtension(name: string): string {
  return name.replace(/\.[^.]+$/, '')
}

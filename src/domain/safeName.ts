import { isReservedName } from './reservedName.ts'

/** What file systems do not take in a name, and what makes a name look like another. */
const unfit = /[\\/:*?"<>|\p{C}\p{Z}]+/gu

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
    .replace(unfit, ' ')
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

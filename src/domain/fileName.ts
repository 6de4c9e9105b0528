import { fileNameLimit } from './fileLimits.ts'
import { locale } from './locale.ts'
import { isReservedName } from './reservedName.ts'

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
  for (const { segment } of new Intl.Segmenter(locale).segment(text)) {
    if (length + segment.length > limit) break
    length += segment.length
  }
  return text.slice(0, length)
}

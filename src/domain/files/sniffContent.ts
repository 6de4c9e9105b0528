import type { ContentKind } from './fileTypes.ts'

type Sign = { at: number; text: string }

const sign = (text: string, at = 0): Sign => ({ at, text })

/** Ways for a file to begin. Every part of a line must match. */
const beginnings: readonly (readonly [ContentKind, ...Sign[]])[] = [
  ['png', sign('\u0089PNG\r\n\u001A\n')],
  ['jpeg', sign('\u00FF\u00D8\u00FF')],
  ['gif', sign('GIF87a')],
  ['gif', sign('GIF89a')],
  ['webp', sign('RIFF'), sign('WEBP', 8)],
  ['wav', sign('RIFF'), sign('WAVE', 8)],
  ['pdf', sign('%PDF-')],
  ['zip', sign('PK\u0003\u0004')],
  ['zip', sign('PK\u0005\u0006')],
  ['mp3', sign('ID3')],
  ['ogg', sign('OggS')],
  ['avif', sign('ftypavif', 4)],
  ['avif', sign('ftypavis', 4)],
  ['movie', sign('ftyp', 4)],
  ['oldMovie', sign('moov', 4)],
  ['oldMovie', sign('mdat', 4)],
  ['oldMovie', sign('wide', 4)],
]

/** Other pictures use the same container as movies. */
const otherPictures = /^(heic|heix|hevc|mif1|msf1)/

const matroska = sign('\u001AE\u00DF\u00A3')

/** In bytes: how far into a file its kind may be stated. */
const headLength = 64

/**
 * Returns a file's kind by its content, whatever its name and sender say.
 *
 * @param bytes the whole file: text has to be readable to the end.
 * @returns `null` if it is unknown, or two things at once.
 */
export function sniffContent(bytes: Uint8Array): ContentKind | null {
  const head = latin(bytes.subarray(0, headLength))
  const kind = kindOf(head, bytes)
  if (kind === null || (kind !== 'zip' && kind !== 'text' && endsInArchive(bytes))) return null
  return isPicture(kind) && hasMarkup(bytes) ? null : kind
}

function kindOf(head: string, bytes: Uint8Array): ContentKind | null {
  const known = beginnings.find(([, ...signs]) => signs.every((one) => matches(one, head)))?.[0]
  // "the wide world" begins like an old movie. Only a PDF can consist of text alone.
  if (known !== 'pdf' && isText(bytes)) return 'text'
  if (known === 'movie' && otherPictures.test(head.slice(8))) return null
  if (known) return known
  if (matches(matroska, head)) return head.includes('webm') ? 'webm' : null
  return isSoundFrame(bytes) ? 'mp3' : null
}

function matches({ at, text }: Sign, head: string): boolean {
  return head.startsWith(text, at)
}

/** MPEG audio without a title: eleven set bits, a layer, and a valid bit rate. */
function isSoundFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const hasLayer = (second & 0b110) !== 0 && (second & 0b11000) !== 0b01000
  return first === 0xff && (second & 0xe0) === 0xe0 && hasLayer && third >> 4 !== 0xf
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** True if an archive is appended, which some programs would open instead. */
function endsInArchive(bytes: Uint8Array): boolean {
  const recordLength = 22
  const maxCommentLength = 65_535
  const start = Math.max(0, bytes.length - recordLength - maxCommentLength)
  const end = latin(bytes.subarray(start))
  for (let at = end.lastIndexOf('PK\u0005\u0006'); at >= 0;) {
    const comment = end.charCodeAt(at + 20) + 256 * end.charCodeAt(at + 21)
    if (at + recordLength + comment === end.length) return true
    at = at === 0 ? -1 : end.lastIndexOf('PK\u0005\u0006', at - 1)
  }
  return false
}

function isPicture(kind: ContentKind): boolean {
  return ['png', 'jpeg', 'gif', 'webp', 'avif'].includes(kind)
}

/** True if a browser that guesses types might treat it as a page. */
function hasMarkup(bytes: Uint8Array): boolean {
  return /<(?:!doctype|html|head|body|script|svg|iframe)\b/i.test(latin(bytes.subarray(0, 1_024)))
}

/** Maps every byte to the character with its number, which no platform decoder does. */
function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

import type { ContentKind } from './fileTypes.ts'

type Sign = { at: number; text: string }

const sign = (text: string, at = 0): Sign => ({ at, text })

/** Each line is a way to begin, of which every part must be there. */
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

/** Other pictures come in the same box as films. */
const otherPictures = /^(heic|heix|hevc|mif1|msf1)/

const matroska = sign('\u001AE\u00DF\u00A3')

/** How far into a file its kind may be written. */
const headLength = 64

/**
 * What a file is by its content, whatever its name and its sender say.
 *
 * @param bytes all of it: text has to be readable to the end.
 * @returns `null` for everything that is not known, and for what is two things at once.
 */
export function sniffContent(bytes: Uint8Array): ContentKind | null {
  const head = latin(bytes.subarray(0, headLength))
  const kind = kindOf(head, bytes)
  if (kind === null || (kind !== 'zip' && kind !== 'text' && endsInArchive(bytes))) return null
  return isPicture(kind) && hasMarkup(bytes) ? null : kind
}

function kindOf(head: string, bytes: Uint8Array): ContentKind | null {
  const known = beginnings.find(([, ...signs]) => signs.every((one) => stands(one, head)))?.[0]
  // "the wide world" begins like an old film. Only a PDF can be made of text alone.
  if (known !== 'pdf' && isText(bytes)) return 'text'
  if (known === 'movie' && otherPictures.test(head.slice(8))) return null
  if (known) return known
  if (stands(matroska, head)) return head.includes('webm') ? 'webm' : null
  return isSoundFrame(bytes) ? 'mp3' : null
}

function stands({ at, text }: Sign, head: string): boolean {
  return head.startsWith(text, at)
}

/** MPEG sound without a title in front: eleven bits that are set, a layer, and no forbidden rate. */
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

/** Whether an archive hangs at the end, which some programs would open instead. */
function endsInArchive(bytes: Uint8Array): boolean {
  const recordLength = 22
  const longestComment = 65_535
  const start = Math.max(0, bytes.length - recordLength - longestComment)
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

/** Whether a browser that guesses by itself might take it for a page. */
function hasMarkup(bytes: Uint8Array): boolean {
  return /<(?:!doctype|html|head|body|script|svg|iframe)\b/i.test(latin(bytes.subarray(0, 1_024)))
}

/** Every byte as the character with its number, which no decoder of the platform gives. */
function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

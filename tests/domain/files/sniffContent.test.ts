import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeOfName } from '#src/domain/files/fileTypes.ts'
import { sniffContent } from '#src/domain/files/sniffContent.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const png = '\x89PNG\r\n\x1A\n'
const archive = 'PK\x03\x04data'
const archiveEnd = `PK\x05\x06${'\0'.repeat(18)}`

/** An archive's end, as far from the end of the file as its comment may be long. */
const farArchive = (length: string) => `PK\x05\x06${'\0'.repeat(16)}${length}${'x'.repeat(65_535)}`

const contents: readonly (readonly [string, string, string | null])[] = [
  ['a PNG', `${png}rest`, 'png'],
  ['a JPEG', '\xFF\xD8\xFF\xE0rest', 'jpeg'],
  ['a GIF', 'GIF89a\0remaining', 'gif'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['an AVIF', '\0\0\0\x1Cftypavif', 'avif'],
  ["a HEIC, which isn't accepted", '\0\0\0\x1Cftypheic', null],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['text that starts like a picture', 'GIF89a is how it begins', 'text'],
  ['an archive', `${archive}\0`, 'zip'],
  ['an empty archive', archiveEnd, 'zip'],
  ['sound with a title', 'ID3\x04\0', 'mp3'],
  ['sound without a title', '\xFF\xFB\x90\x00', 'mp3'],
  ['a WAV', 'RIFF\x10\0\0\0WAVEfmt ', 'wav'],
  ['an Ogg', 'OggS\0', 'ogg'],
  ['a film', '\0\0\0\x18ftypisom', 'movie'],
  ["a phone's movie", '\0\0\0\x14ftypqt  ', 'movie'],
  ['an old film', '\0\0\0\x08wide', 'oldMovie'],
  ['a WebM', '\x1AE\xDF\xA3\x01\0\0\0\0\0\0\x1F\x42\x82\x84webm', 'webm'],
  ['another Matroska film', '\x1AE\xDF\xA3\x01\0\0\0\0\0\0\x23\x42\x82\x88matroska', null],
  ['text', 'Gr\xC3\xBC\xC3\x9Fe', 'text'],
  ['a page, which is text', '<!doctype html><script>alert(1)</script>', 'text'],
  ["text that isn't UTF-8", 'Gr\xFC\xDFe', null],
  ['text with a NUL', 'a\0b', null],
  ['a program', 'MZ\x90\0\x03', null],
  ['a GIF that is an archive, too', `GIF89a${archive}${archiveEnd}`, null],
  ['a PNG that is an archive with a comment', `${png}PK\x05\x06${'\0'.repeat(16)}\x02\0hi`, null],
  ['a movie that is an archive, too', `\0\0\0\x18ftypisom${archiveEnd}`, null],
  ['a PNG in which an archive is only named', `${png}${archiveEnd}more`, 'png'],
  ['a PNG with a long comment of an archive', `${png}${farArchive('\xFF\xFF')}`, null],
  ['a PNG in which an archive is named as far from its end', `${png}${farArchive('\0\0')}`, 'png'],
  ['text that begins like an old movie', 'the wide world', 'text'],
  ['text that begins like sound', 'ID3 is a tag', 'text'],
  ['a GIF that is a page, too', 'GIF89a\0/*<html><script>alert(1)</script>', null],
  ['a JPEG with an SVG in front', '\xFF\xD8\xFF\xE0<svg onload=alert(1)>', null],
]

describe("a file's kind", () => {
  it.each(contents)('%s', (_, text, kind) => {
    expect(sniffContent(bytes(text))).toBe(kind)
  })

  it('is determined for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (anything) => {
        const kind = sniffContent(anything)
        expect(kind === null || typeof kind === 'string').toBe(true)
      }),
    )
  })

  it('is text for every text without NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const written = new TextEncoder().encode(`-${text.replaceAll('\0', '')}`)
        expect(sniffContent(written)).toBe('text')
      }),
    )
  })
})

const promised: readonly (readonly [string, string | null])[] = [
  ['a.png', 'image/png'],
  ['A.PNG', 'image/png'],
  ['a.html.png', 'image/png'],
  ['x.png.html', null],
  ['a.svg', null],
  ['a.SVGZ', null],
  ['a.html', null],
  ['a.xhtml', null],
  ['a.js', null],
  ['a.exe', null],
  ['png', null],
  ['a.', null],
  ['a.__proto__', null],
  ['a.constructor', null],
  ['a.JpEg', 'image/jpeg'],
  ['a.tar.zip', 'application/zip'],
  ['a.mov', 'video/quicktime'],
]

describe("a file name's type", () => {
  it.each(promised)('%s', (name, type) => {
    expect(typeOfName(name)?.type ?? null).toBe(type)
  })
})

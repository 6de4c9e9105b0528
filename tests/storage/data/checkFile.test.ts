import { describe, expect, it } from 'vitest'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import type { FileRefusal } from '#src/domain/files/fileTypes.ts'
import { checkFile } from '#src/storage/data/checkFile.ts'

const text = (size: number) => 'a'.repeat(size)

const refused: readonly (readonly [string, File, FileRefusal])[] = [
  ['an empty file', new File([], 'a.txt'), 'empty'],
  ['a file that is one byte too large', new File([text(fileSizeLimit + 1)], 'a.txt'), 'too-large'],
  ["an extension that isn't allowed", new File(['a'], 'a.png.html'), 'type-not-allowed'],
  ['an SVG image', new File(['<svg/>'], 'a.svg', { type: 'image/png' }), 'type-not-allowed'],
  [
    'an HTML page named like a picture',
    new File(['<script>'], 'a.png', { type: 'image/png' }),
    'not-what-it-says',
  ],
  [
    'an SVG image named like a picture',
    new File(['<svg/>'], 'a.PNG', { type: 'image/svg+xml;charset=utf-8' }),
    'not-what-it-says',
  ],
]

describe('checking a file', () => {
  it.each(refused)('refuses %s', async (_, file, why) => {
    expect(await checkFile(file)).toMatchObject({ name: file.name, why })
  })

  it("refuses a file that can't be read", async () => {
    const gone = new File(['a'], 'a.txt')
    gone.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'))
    expect(await checkFile(gone)).toMatchObject({ why: 'unreadable' })
  })

  it('accepts a file up to the limit, with the type given by its name and content', async () => {
    const file = new File([text(fileSizeLimit)], '../Notes.MD', { type: 'text/html' })
    const { bytes, ...checked } = await checkFile(file)
    expect(checked).toEqual({
      name: 'Notes.MD',
      size: fileSizeLimit,
      why: null,
      type: 'text/markdown',
    })
    expect(bytes?.size).toBe(fileSizeLimit)
  })
})

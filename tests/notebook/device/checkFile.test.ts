import { describe, expect, it } from 'vitest'
import { fileSizeLimit } from '#src/domain/fileLimits.ts'
import { checkFile } from '#src/notebook/device/checkFile.ts'
import type { IntakeRefusal } from '#src/notebook/domain/uploadRow.ts'

const text = (size: number) => 'a'.repeat(size)

const refused: readonly (readonly [string, File, IntakeRefusal])[] = [
  ['nothing in it', new File([], 'a.txt'), 'empty'],
  ['one byte too many', new File([text(fileSizeLimit + 1)], 'a.txt'), 'too-large'],
  ['an ending that is not taken', new File(['a'], 'a.png.html'), 'type-not-allowed'],
  ['a drawing', new File(['<svg/>'], 'a.svg', { type: 'image/png' }), 'type-not-allowed'],
  [
    'a page under the name of a picture',
    new File(['<script>'], 'a.png', { type: 'image/png' }),
    'not-what-it-says',
  ],
  [
    'a drawing under the name of a picture',
    new File(['<svg/>'], 'a.PNG', { type: 'image/svg+xml;charset=utf-8' }),
    'not-what-it-says',
  ],
]

describe('a file that a person gives', () => {
  it.each(refused)('is refused with %s', async (_, file, why) => {
    expect(await checkFile(file)).toMatchObject({ name: file.name, why })
  })

  it('is refused where it cannot be read', async () => {
    const gone = new File(['a'], 'a.txt')
    gone.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'))
    expect(await checkFile(gone)).toMatchObject({ why: 'unreadable' })
  })

  it('is taken up to the limit, with the type that its name promises and its content keeps', async () => {
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

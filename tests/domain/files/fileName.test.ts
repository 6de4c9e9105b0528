import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameLimit } from '#src/domain/files/fileLimits.ts'
import { safeFileName, withoutExtension } from '#src/domain/files/fileName.ts'

const names: readonly (readonly [string, string])[] = [
  ['photo.png', 'photo.png'],
  ['Überblick 2026.pdf', 'Überblick 2026.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\x\\y.txt', 'y.txt'],
  ['C:x.txt', 'C-x.txt'],
  ['con', '_con'],
  ['CON.txt', '_CON.txt'],
  ['nul.tar.zip', '_nul.tar.zip'],
  ['lpt¹.md', '_lpt¹.md'],
  ['conin$.txt', '_conin$.txt'],
  ['console.md', 'console.md'],
  ['a\u0000b.txt', 'ab.txt'],
  ['photo\u202Egnp.exe', 'photognp.exe'],
  ['\u2067evil\u2069.png', 'evil.png'],
  ['<img onerror=alert(1)>.png', '-img onerror=alert(1)-.png'],
  ['.htaccess', 'File.htaccess'],
  ['...png', 'File.png'],
  ['....hidden.md', 'hidden.md'],
  ['', 'File'],
  ['   ', 'File'],
  ['..', 'File'],
  ['x.png. . ', 'x.png'],
  ['👩‍👩‍👧.webp', '👩‍👩‍👧.webp'],
  ['half \uD83D.txt', 'half .txt'],
  ['e\u0301.txt', 'é.txt'],
  ['__proto__', '__proto__'],
]

describe('the name of a file', () => {
  it.each(names)('%j is kept as %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  it('of 300 characters is cut, and keeps its extension', () => {
    const cut = safeFileName(`${'a'.repeat(300)}.png`)
    expect(cut).toBe(`${'a'.repeat(fileNameLimit - 4)}.png`)
  })

  it("doesn't end with a space when it is cut without an extension", () => {
    const letters = 'a'.repeat(fileNameLimit - 1)
    expect(safeFileName(`${letters} and more`)).toBe(letters)
    expect(safeFileName(`${letters}bc`)).toBe(`${letters}b`)
  })

  it('is never cut in the middle of an emoji', () => {
    const cut = safeFileName(`${'👩‍👩‍👧'.repeat(60)}.png`)
    expect(cut).toBe(`${'👩‍👩‍👧'.repeat(24)}.png`)
  })

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('.', '/', '\\', ' ', 'con', 'a', '\u202E', '\0', '😀', '-'),
    }),
    fc.array(fc.nat(0xffff), { maxLength: 260 }).map((units) => String.fromCharCode(...units)),
  )

  it('is safe whatever it was before', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const safe = safeFileName(name)
        expect(safe.length).toBeGreaterThan(0)
        expect(safe.length).toBeLessThanOrEqual(fileNameLimit)
        expect(safe).not.toMatch(/[\\/<>:"|?*\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200E\u200F]/u)
        expect(safe).not.toMatch(/^[. ]|[. ]$/)
        expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
      }),
      { numRuns: 2_000 },
    )
  })

  it("doesn't change when it is made safe again", () => {
    fc.assert(
      fc.property(anything, (name) => {
        const safe = safeFileName(name)
        expect(safeFileName(safe)).toBe(safe)
      }),
      { numRuns: 2_000 },
    )
  })
})

it.each([
  ['plan.pdf', 'plan'],
  ['plan.v2.pdf', 'plan.v2'],
  ['plan', 'plan'],
  ['plan.', 'plan.'],
  ['', ''],
])('%j without its extension is %j', (name, stem) => {
  expect(withoutExtension(name)).toBe(stem)
})

it('is the given default if the file has none', () => {
  expect([safeFileName('', 'Picture'), safeFileName('...png', 'Picture')]).toEqual([
    'Picture',
    'Picture.png',
  ])
})

import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapseUnchanged } from '#products/notebook/domain/diff/collapseUnchanged.ts'
import { textDifference, type TextPart } from '#products/notebook/domain/diff/textDifference.ts'

const texts = string({ unit: constantFrom('a', 'b', ' ', '\n', '😀'), maxLength: 30 })
const said = (parts: readonly TextPart[], ...kinds: readonly TextPart['kind'][]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

describe('the difference between two texts', () => {
  it('is computed word by word', () => {
    expect(textDifference('oat milk\nbread\neggs\n', 'oat milk\nrye bread\nsalt\n')).toEqual([
      { kind: 'same', text: 'oat milk\n' },
      { kind: 'added', text: 'rye ' },
      { kind: 'same', text: 'bread\n' },
      { kind: 'removed', text: 'eggs' },
      { kind: 'added', text: 'salt' },
      { kind: 'same', text: '\n' },
    ])
  })

  it('finds equal parts among different ones', () => {
    expect(textDifference('one\ntwo\nthree\n', '1\ntwo\n3\n')).toEqual([
      { kind: 'removed', text: 'one' },
      { kind: 'added', text: '1' },
      { kind: 'same', text: '\ntwo\n' },
      { kind: 'removed', text: 'three' },
      { kind: 'added', text: '3' },
      { kind: 'same', text: '\n' },
    ])
  })

  it('is empty for equal texts and complete for different ones', () => {
    expect(textDifference('', '')).toEqual([])
    expect(textDifference('milk', 'milk')).toEqual([{ kind: 'same', text: 'milk' }])
    expect(textDifference('', 'milk')).toEqual([{ kind: 'added', text: 'milk' }])
    expect(textDifference('milk', '')).toEqual([{ kind: 'removed', text: 'milk' }])
  })

  it("reproduces both texts from alternating parts that aren't empty", () => {
    assert(
      property(texts, texts, (before, after) => {
        const parts = textDifference(before, after)
        expect(said(parts, 'same', 'removed')).toBe(before)
        expect(said(parts, 'same', 'added')).toBe(after)
        expect(parts.every(({ text }) => text !== '')).toBe(true)
        expect(parts.every(({ kind }, at) => kind !== parts[at + 1]?.kind)).toBe(true)
      }),
    )
  })

  it('replaces parts whole if comparing would take too long', () => {
    const [before, after] = [`a${'\n'.repeat(3_000)}b`, `c${'\n'.repeat(3_001)}d`]
    const parts = textDifference(`${before}\nend`, `${after}\nend`)
    expect(parts).toEqual([
      { kind: 'removed', text: `a${'\n'.repeat(3_000)}b\n` },
      { kind: 'added', text: `c${'\n'.repeat(3_001)}d\n` },
      { kind: 'same', text: 'end' },
    ])
  })
})

const words = (count: number) => 'letter '.repeat(count).slice(0, -1)

const same = (text: string): TextPart => ({ kind: 'same', text })

describe('a shortened difference', () => {
  const added: TextPart = { kind: 'added', text: words(400) }
  const skipped = { kind: 'skipped', text: '' }

  it('contains everything if no unchanged part is longer than 800 characters', () => {
    const parts = [same('x'.repeat(800)), added]
    expect(collapseUnchanged(parts)).toEqual(parts)
  })

  it('keeps whole words next to a change', () => {
    const parts = [same(words(200)), added, same(words(200)), added, same(words(200))]
    expect(collapseUnchanged(parts)).toEqual([
      skipped,
      same(words(42)),
      added,
      same(`${words(42)} `),
      skipped,
      same(words(42)),
      added,
      same(`${words(42)} `),
      skipped,
    ])
  })

  it('cuts inside a word if there is no space', () => {
    expect(collapseUnchanged([added, same(`x${'😀'.repeat(401)}`), added])).toEqual([
      added,
      same(`x${'😀'.repeat(149)}`),
      skipped,
      same('😀'.repeat(150)),
      added,
    ])
    expect(collapseUnchanged([added, same('x'.repeat(801)), added])).toEqual([
      added,
      same('x'.repeat(300)),
      skipped,
      same('x'.repeat(300)),
      added,
    ])
  })

  it('omits a text that is entirely unchanged', () => {
    expect(collapseUnchanged([same(words(200))])).toEqual([skipped])
  })
})

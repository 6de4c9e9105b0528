import { describe, expect, it } from 'vitest'
import { markdownTree } from '#products/notebook/domain/markdown/markdownTree.ts'

describe('parsing Markdown', () => {
  it('creates elements and keeps HTML as text', () => {
    expect(JSON.parse(JSON.stringify(markdownTree('*Hi* <b>'), withoutPlaces))).toEqual({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: {},
          children: [
            { type: 'element', tagName: 'em', properties: {}, children: [text('Hi')] },
            text(' '),
            text('<b>'),
          ],
        },
      ],
    })
  })

  it.each([
    ['quotes', '> '.repeat(98), '> '.repeat(99)],
    ['lists', '- '.repeat(49), '- '.repeat(50)],
    ['emphasis', '*'.repeat(190), '*'.repeat(200)],
  ])('accepts %s up to a maximum depth', (_, most, tooMuch) => {
    expect(markdownTree(`${most}a${mirrored(most)}`)).not.toBeNull()
    expect(markdownTree(`${tooMuch}a${mirrored(tooMuch)}`)).toBeNull()
  })

  it('refuses text that overflows the parser', () => {
    expect(markdownTree(`${'> '.repeat(3_000)}a`)).toBeNull()
  })

  it('accepts ten thousand elements and refuses more', () => {
    expect(markdownTree('a\n\n'.repeat(10_000))).not.toBeNull()
    expect(markdownTree('a\n\n'.repeat(10_001))).toBeNull()
  })
})

function text(value: string) {
  return { type: 'text', value }
}

function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'position' ? undefined : value
}

/** The closing marks of an emphasis; empty for marks without an end. */
function mirrored(marks: string): string {
  return marks.startsWith('*') ? marks : ''
}

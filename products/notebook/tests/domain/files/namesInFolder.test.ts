import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noteAsMarkdown } from '#products/notebook/domain/markdown/noteAsMarkdown.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { foldName, namesInFolder } from '#src/domain/data/namesInFolder.ts'
import { isReservedName, safeName } from '#src/domain/files/fileName.ts'

describe('a text as the name of a file or folder', () => {
  it.each([
    ['Milk & bread', 'Milk & bread'],
    ['a/b\\c: "d"?', 'a b c d'],
    ['<*>|a', 'a'],
    ['../../etc', 'etc'],
    ['. .hidden', 'hidden'],
    ['Really... ', 'Really'],
    ['tab\tand\u202Eturned\u00A0space', 'tab and turned space'],
    ['e\u0301', '\u00E9'],
    ['con', '_con'],
    ['LPT1.txt', '_LPT1.txt'],
    ['console', 'console'],
    ['?!', '!'],
    ['???', ''],
    ['', ''],
  ])('%j becomes %j', (text, name) => {
    expect(safeName(text)).toBe(name)
  })

  it('is cut to 80 characters and 200 bytes including its extension, never within a character', () => {
    expect(safeName('x'.repeat(90))).toBe('x'.repeat(80))
    expect(safeName('x'.repeat(90), '.md')).toBe('x'.repeat(77))
    expect(safeName('€'.repeat(70))).toBe('€'.repeat(66))
    expect(safeName(`${'€'.repeat(66)}ab`)).toBe(`${'€'.repeat(66)}ab`)
    expect(safeName(`${'€'.repeat(66)}abc`)).toBe(`${'€'.repeat(66)}ab`)
    expect(safeName('€'.repeat(70), '.€')).toBe('€'.repeat(65))
    expect(safeName(`${'x'.repeat(79)}😀`)).toBe('x'.repeat(79))
    expect(safeName(`${'x'.repeat(78)}😀`)).toBe(`${'x'.repeat(78)}😀`)
    expect(safeName(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
  })

  it.each([
    'con',
    'PRN',
    'aux.',
    'nul.txt',
    'conin$',
    'conout$.a',
    'com0',
    'lpt9 .x',
    'com¹.tar.gz',
  ])('is changed if it is a Windows device: %j', (name) => {
    expect(isReservedName(name)).toBe(true)
  })

  it.each(['icon', 'console', 'nullify', 'com', 'com10', 'conin', 'a.con', 'lptx'])(
    "isn't changed if it only looks like a Windows device: %j",
    (name) => {
      expect(isReservedName(name)).toBe(false)
    },
  )
})

describe('the names in a folder', () => {
  it('are numbered if any file system would treat them as equal', () => {
    const name = namesInFolder('.md')
    expect(
      ['Milk', 'MILK', '', 'Milk', 'ﬁle', 'FILE', ''].map((text) => name(text, 'Untitled')),
    ).toEqual([
      'Milk.md',
      'MILK (2).md',
      'Untitled.md',
      'Milk (3).md',
      'ﬁle.md',
      'FILE (2).md',
      'Untitled (2).md',
    ])
  })

  it('keep their extension after the number', () => {
    const name = namesInFolder()
    const texts = [
      'plan.pdf',
      'plan.PDF',
      'plan.pdf',
      '.pdf',
      'notes',
      'Mr. Smith',
      'a.tar.gz',
      'a.tar.gz',
      'b.endingofmore',
    ]
    expect(texts.map((text) => name(text, 'File'))).toEqual([
      'plan.pdf',
      'plan (2).PDF',
      'plan (3).pdf',
      'File.pdf',
      'notes',
      'Mr. Smith',
      'a.tar.gz',
      'a.tar (2).gz',
      'b.endingofmore',
    ])
  })

  it('leave space for the number in a long name', () => {
    const name = namesInFolder('.md')
    const long = 'x'.repeat(100)
    expect([name(long, ''), name(long, '')]).toEqual([
      `${'x'.repeat(77)}.md`,
      `${'x'.repeat(73)} (2).md`,
    ])
  })

  it('are always distinct', () => {
    const texts = string({
      unit: constantFrom('a', 'A', '.', ' ', '(2)', 'ß', 'ss', '/'),
      maxLength: 4,
    })
    assert(
      property(texts, texts, texts, (one, two, three) => {
        const name = namesInFolder()
        const names = [one, two, three].map((text) => foldName(name(text, 'File')))
        expect(new Set(names).size).toBe(3)
      }),
    )
  })
})

describe('a note as a file', () => {
  it('is Markdown, with its title as the heading and file name', () => {
    expect(noteAsMarkdown(contentOf('milk\n', { title: ' Shopping/today ' }), 'Empty')).toEqual({
      name: 'Shopping today.md',
      text: '# Shopping/today\n\nmilk\n',
    })
  })

  it('is named after its first line and has no heading if it has no title', () => {
    expect(noteAsMarkdown(contentOf('*milk*\nbread', { title: ' ' }), 'Empty')).toEqual({
      name: 'milk.md',
      text: '*milk*\nbread',
    })
    expect(noteAsMarkdown(contentOf('', { title: '' }), 'Empty')).toEqual({
      name: 'Empty.md',
      text: '',
    })
  })

  it('leaves space for the extension in its name', () => {
    expect(noteAsMarkdown(contentOf('', { title: 'x'.repeat(100) }), 'Empty').name).toBe(
      `${'x'.repeat(77)}.md`,
    )
  })
})

import { describe, expect, it } from 'vitest'

const sources = import.meta.glob('../../src/**/text/*Text.ts', { eager: true })
const translations = import.meta.glob('../../src/languages/*/**/text/*Text.ts', { eager: true })

const tags = [...new Set(Object.keys(translations).map((file) => file.split('/')[4] ?? ''))]

/** What one language says, by the file and the names that lead to it, such as `text/signInText.ts signInText title`. */
function sentencesIn(modules: Readonly<Record<string, unknown>>, folder: string) {
  return new Map(
    Object.entries(modules)
      .filter(([file]) => file.startsWith(folder))
      .flatMap(([file, words]) => entriesOf(file.slice(folder.length), words)),
  )
}

function entriesOf(path: string, words: unknown): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]]
  return Object.entries(words).flatMap(([name, each]) => entriesOf(`${path} ${name}`, each))
}

const english = sentencesIn(
  Object.fromEntries(Object.entries(sources).filter(([file]) => !file.includes('/languages/'))),
  '../../src/',
)

const isWord = (sentence: string) => sentence.split(' ').length < 4

describe.each(tags)('the language %s', (tag) => {
  const own = sentencesIn(translations, `../../src/languages/${tag}/`)

  it('says all that English says, and nothing else', () => {
    expect([...english.keys()].filter((path) => !own.has(path))).toEqual([])
    expect([...own.keys()].filter((path) => !english.has(path))).toEqual([])
  })

  it('takes values where English takes them', () => {
    const otherwise = [...english].filter(([path, words]) => typeof words !== typeof own.get(path))
    expect(otherwise.map(([path]) => path)).toEqual([])
  })

  it('leaves no sentence in English, and none empty', () => {
    const left = [...english].filter(([path, words]) => {
      const said = own.get(path)
      return said === ''
        ? words !== ''
        : said === words && !isWord(String(words)) && typeof words === 'string'
    })
    expect(left.map(([path]) => path)).toEqual([])
  })
})

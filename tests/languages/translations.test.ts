import { beforeAll, describe, expect, it } from 'vitest'
import { formsOf, isBroken } from '#tests/support/languages/formsOf.ts'
import { loadLanguage, tags, type Sentences } from '#tests/support/languages/loadLanguage.ts'
import { sameForms, withoutNumbers } from '#tests/support/languages/sameForms.ts'
import { one, two } from '#tests/support/languages/sampleValues.ts'

/** Names and formats that are the same in every language. */
const sameEverywhere = new Set([
  'Apple',
  'Facebook',
  'GitHub',
  'Google',
  'Microsoft',
  'X',
  'Yahoo',
  'JSON',
  'Markdown',
  'PDF',
  __BRAND__.name,
  `${one} · ${__BRAND__.name}`,
  `${__BRAND__.fileName}-deletion-receipt.json`,
])

/** What one call of a text says, or a text that takes no values. */
type Pair = { path: string; english: string; own: string }

/** All, or those that an owner offers (`productSuite` in scripts/checks/productChecks.ts). */
const { GATEHOUSE_CHECKED_LANGUAGES: offered } = process.env
const checked = tags.filter((tag) => !offered || offered.split(',').includes(tag))

it('only languages with translations are offered', () => {
  const others = offered?.split(',').filter((tag) => !tags.includes(tag)) ?? []
  expect(others.filter((tag) => tag !== 'en-US')).toEqual([])
})

describe.each(checked)('the language %s', (tag) => {
  let english: Sentences
  let own: Sentences
  let sameAsEnglish: readonly string[]
  let sameInPlural: readonly string[]
  let pairs: readonly Pair[]

  beforeAll(async () => {
    ;({ english, own, sameAsEnglish, sameInPlural } = await loadLanguage(tag))
    const translated = [...english].filter(([path]) => own.has(path))
    pairs = translated.flatMap(([path, words]) => pairsOf(path, words, own.get(path)))
  })

  it('says all that English says, and nothing else', () => {
    expect([...english.keys()].filter((path) => !own.has(path))).toEqual([])
    expect([...own.keys()].filter((path) => !english.has(path))).toEqual([])
  })

  it('takes values where English takes them', () => {
    const otherwise = [...english].filter(
      ([path, words]) => own.has(path) && typeof words !== typeof own.get(path),
    )
    expect(otherwise.map(([path]) => path)).toEqual([])
  })

  it('is given values of the right kind by this test', () => {
    expect(pathsOf(pairs, (pair) => isBroken(pair.english) || isBroken(pair.own))).toEqual([])
  })

  it('says nothing only where English says nothing', () => {
    expect(pathsOf(pairs, (pair) => (pair.english === '') !== (pair.own === ''))).toEqual([])
  })

  it('repeats the names and addresses that English repeats', () => {
    expect(pathsOf(pairs, lacksText)).toEqual([])
  })

  it('leaves nothing in English, except for words that are the same', () => {
    const same = pairs
      .filter((pair) => pair.own === pair.english && /\p{L}/u.test(pair.own))
      .filter((pair) => !sameEverywhere.has(pair.own))
      .map((pair) => withoutNumbers(pair.own))
    expect([...new Set(same)].sort()).toEqual([...new Set(sameAsEnglish)].sort())
  })

  it('has a sentence for each plural form of the language where English counts', () => {
    const lacking = [...english]
      .filter(([path, words]) => own.has(path) && typeof words === 'function')
      .flatMap(([path, words]) =>
        sameForms(tag, path, words, own.get(path)).map((same) => `${path}: ${same}`),
      )
      .filter((same) => !sameInPlural.some((noun) => same.includes(noun)))
    expect(lacking).toEqual([])
  })
})

function pairsOf(path: string, english: unknown, own: unknown): Pair[] {
  if (typeof english === 'string') return [{ path, english, own: String(own) }]
  const [ours, theirs] = [formsOf(path, english), formsOf(path, own)]
  return ours.flatMap((calls, index) =>
    calls.map((call, at) => ({ path, english: call, own: theirs[index]?.[at] ?? '' })),
  )
}

function lacksText({ english, own }: Pair): boolean {
  return [one, two].some((text) => english.includes(text) && !own.includes(text))
}

function pathsOf(pairs: readonly Pair[], isWrong: (pair: Pair) => boolean): string[] {
  return [...new Set(pairs.filter(isWrong).map(({ path, own }) => `${path}: ${own}`))]
}

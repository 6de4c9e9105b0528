import { vi } from 'vitest'

const english = import.meta.glob('/{src,products/*}/text/**/*Text.ts')
const translations = import.meta.glob('/{,products/*/}translations/*/*.ts')
const exceptions = import.meta.glob<Exceptions>('/{,products/*/}translations/*/sameWords.ts', {
  eager: true,
})

type Exceptions = {
  /** Sentences that are the same in English, with `#` for numbers. */
  sameAsEnglish: readonly string[]
  /** Nouns without a plural form of their own. */
  sameInPlural?: readonly string[]
}

/** A language's sentences, by the file and the names that lead to them, such as `signIn signInText title`. */
export type Sentences = ReadonlyMap<string, unknown>

type Language = { english: Sentences; own: Sentences } & Required<Exceptions>

/** Other files beside the translations are helpers. */
const places = new Set(Object.keys(english).map(placeOf))

/** The languages that have a folder. */
export const tags = [
  ...new Set(
    Object.keys(translations).map((file) => /translations\/([^/]+)/.exec(file)?.[1] ?? ''),
  ),
]

/** Loads a language and English. Both format numbers and choose plurals as the language does. */
export async function loadLanguage(tag: string): Promise<Language> {
  vi.resetModules()
  vi.doMock('#src/domain/locale.ts', () => ({ locale: tag }))
  const isOwn = (file: string) => file.includes(`/translations/${tag}/`)
  const own = Object.entries(exceptions).flatMap(([file, words]) => (isOwn(file) ? [words] : []))
  // A product is translated into the languages that its owner offers.
  const translated = new Set(Object.keys(translations).filter(isOwn).map(homeOf))
  return {
    english: await sentencesIn(english, (file) => translated.has(homeOf(file))),
    own: await sentencesIn(translations, (file) => isOwn(file) && places.has(placeOf(file))),
    sameAsEnglish: own.flatMap((words) => words.sameAsEnglish),
    sameInPlural: own.flatMap((words) => words.sameInPlural ?? []),
  }
}

async function sentencesIn(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
  isWanted: (file: string) => boolean,
): Promise<Sentences> {
  const loaded = await Promise.all(
    Object.entries(modules)
      .filter(([file]) => isWanted(file))
      .map(async ([file, load]) => entriesOf(placeOf(file), await load())),
  )
  const sentences = loaded.flat()
  const byPath = new Map(sentences)
  if (byPath.size < sentences.length) throw new Error('A feature has two texts of the same name.')
  return byPath
}

/** The product of a file; empty for the door. */
function homeOf(file: string): string {
  return /^\/products\/([^/]+)/.exec(file)?.[1] ?? ''
}

/** Such as `signIn`, or `notebook/noteText`, in every language. */
function placeOf(file: string): string {
  const [, product = '', name = ''] =
    /^\/(?:src\/|products\/([^/]+\/))?(?:text|translations\/[^/]+)\/([^/.]+)/.exec(file) ?? []
  return product + name
}

function entriesOf(path: string, words: unknown): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]]
  return Object.entries(words).flatMap(([name, each]) => entriesOf(`${path} ${name}`, each))
}

import { vi } from 'vitest'

const sources = import.meta.glob(['../../../src/{,*/}text/*Text.ts', '!../../../src/languages/**'])
const translations = import.meta.glob('../../../src/languages/*/{,*/}text/*Text.ts')
const exceptions = import.meta.glob<Exceptions>('../../../src/languages/*/{,*/}sameWords.ts', {
  eager: true,
})

type Exceptions = {
  /** What is the same in English, with `#` for numbers. */
  sameAsEnglish: readonly string[]
  /** Nouns without a plural form of their own. */
  sameInPlural?: readonly string[]
}

/** What a language says, by the file and the names that lead to it, such as `text/signInText.ts signInText title`. */
export type Sentences = ReadonlyMap<string, unknown>

type Language = { english: Sentences; own: Sentences } & Required<Exceptions>

/** The languages that have a folder. */
export const tags = [
  ...new Set(Object.keys(translations).map((file) => /languages\/([^/]+)/.exec(file)?.[1] ?? '')),
]

/** Loads a language and English. Both format numbers and choose plurals as the language does. */
export async function loadLanguage(tag: string): Promise<Language> {
  vi.resetModules()
  vi.doMock('#src/domain/locale.ts', () => ({ locale: tag }))
  const folder = `../../../src/languages/${tag}/`
  const own = Object.entries(exceptions)
    .filter(([file]) => file.startsWith(folder))
    .map(([, words]) => words)
  return {
    english: await sentencesIn(sources, '../../../src/'),
    own: await sentencesIn(translations, folder),
    sameAsEnglish: own.flatMap((words) => words.sameAsEnglish),
    sameInPlural: own.flatMap((words) => words.sameInPlural ?? []),
  }
}

async function sentencesIn(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
  folder: string,
): Promise<Sentences> {
  const loaded = await Promise.all(
    Object.entries(modules)
      .filter(([file]) => file.startsWith(folder))
      .map(async ([file, load]) => entriesOf(file.slice(folder.length), await load())),
  )
  return new Map(loaded.flat())
}

function entriesOf(path: string, words: unknown): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]]
  return Object.entries(words).flatMap(([name, each]) => entriesOf(`${path} ${name}`, each))
}

import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { runnerImport, type ResolvedConfig } from 'vite'
import { isObject } from '../configuration/schema.ts'
import { textModulesIn, translationOf, translationsFolder } from './languages.ts'

const allTexts = 'virtual:all-texts'

/**
 * The sentences that a language lacks, one line for each module in English. A page would show nothing in their place.
 *
 * @param folders the door's and the product's, whose `text` is in English.
 */
export async function missingSentences(
  tag: string,
  folders: readonly string[],
  { root, define = {} }: Pick<ResolvedConfig, 'root' | 'define'>,
): Promise<string[]> {
  if (!translationsFolder(tag)) return []
  const pairs = folders
    .flatMap((folder) => textModulesIn(relative(root, folder), root))
    .map((english) => ({ english, own: translationOf(english, tag) }))
    .filter(({ own }) => existsSync(resolve(root, own)))
  const texts = await load([...new Set(pairs.flatMap(Object.values<string>))], root, define)
  return pairs.flatMap(({ english, own }) => {
    const names = namesMissing(texts.get(english), texts.get(own))
    return names.length === 0
      ? []
      : [
          `languages: "${tag}" needs ${names.join(', ')} in ${own}. Translate ${english} there, or take "${tag}" out.`,
        ]
  })
}

/** The exports of modules, by their paths. */
async function load(files: readonly string[], root: string, define: Record<string, unknown>) {
  const code = files.map(
    (file, index) => `export * as text${index} from ${JSON.stringify(resolve(root, file))}`,
  )
  const { module } = await runnerImport<Record<string, unknown>>(allTexts, {
    root,
    define,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-texts',
        resolveId: (id) => (id === allTexts ? id : null),
        load: (id) => (id === allTexts ? code.join('\n') : null),
      },
    ],
  })
  return new Map(files.map((file, index) => [file, module[`text${index}`]]))
}

function namesMissing(english: unknown, own: unknown): string[] {
  if (!isObject(english)) return []
  const translated = isObject(own) ? own : {}
  return Object.entries(english).flatMap(([name, inside]) =>
    translated[name] === undefined
      ? [name]
      : namesMissing(inside, translated[name]).map((each) => `${name}.${each}`),
  )
}

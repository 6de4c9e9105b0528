import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { throwProblems } from './configuration/schema.ts'
import {
  languageOf,
  pseudoLanguage,
  sourceLanguage,
  textModule,
  translationOf,
  type Language,
} from './languages/languages.ts'
import { missingSentences } from './languages/missingSentences.ts'

const translated = /(?:^|\/)translations\//

const sourceSuffix = '?source-language'
const pseudo = '\0pseudo:'

/**
 * Builds the app in one language, and sets `locale`: replaces the modules of a feature, `src/text/<feature>/…Text.ts`,
 * with `translations/<tag>/<feature>.ts`, and a module without a folder with a file of the same name. A product has its
 * translations in its own folder. Throws if the language lacks a file or, in a build, a sentence.
 */
export function language(
  tag: string,
  all: readonly Language[],
  root: string,
  product: string,
): Plugin {
  const sources = resolve(root, 'src')
  const localeModule = resolve(sources, 'domain/locale.ts')
  const attributes = [
    ...(languageOf(tag).direction === 'rtl' ? ['dir="rtl" '] : []),
    // Read by src/startup/prerender/visitorLanguage.ts.
    ...(all.length > 1 ? [`data-languages="${all.map(({ code }) => code).join(' ')}" `] : []),
  ]
  return {
    name: 'language',
    enforce: 'pre',
    async configResolved(config) {
      if (config.command === 'build' && !config.build.ssr)
        throwProblems(await missingSentences(tag, [sources, product], config))
    },
    async resolveId(source, importer, options) {
      if (tag === sourceLanguage || !source.endsWith('.ts')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const path = resolved && relative(root, resolved.id).split(sep).join('/')
      if (!path || !textModule.test(path) || translated.test(path)) return null
      if (tag !== pseudoLanguage) return translation(path)
      return importer?.endsWith(sourceSuffix) ? resolved.id + sourceSuffix : pseudo + resolved.id
    },
    load(id) {
      if (id === localeModule) return `export const locale = ${JSON.stringify(tag)}`
      return id.startsWith(pseudo) ? pseudoModule(id.slice(pseudo.length), root) : null
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html ', `<html ${attributes.join('')}`),
    },
  }

  function translation(english: string): string {
    const file = translationOf(english, tag)
    const [, module = ''] = /(\w+)\.ts$/.exec(english) ?? []
    if (!existsSync(resolve(root, file))) throw new Error(`${tag} is missing ${file}.`)
    // One copy for each English module, of which the bundler keeps what that module exports. Otherwise, the first page
    // would contain the sentences of every page of the feature.
    return `${resolve(root, file)}?${module}`
  }
}

function pseudoModule(file: string, root: string): string {
  const names = Array.from(
    readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm),
    ([, name = '']) => name,
  )
  return [
    `import { accented } from ${JSON.stringify(resolve(root, 'translations/accented.ts'))}`,
    `import * as english from ${JSON.stringify(file + sourceSuffix)}`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ accented(english.${name})`),
  ].join('\n')
}

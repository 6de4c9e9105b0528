import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { splitModule } from './splitAuth/splitModule.ts'

/** The functions that the sign-in page calls. A function that is missing here makes its caller load the later half. */
const firstCalls = [
  'browserLocalPersistence',
  'browserSessionPersistence',
  'connectAuthEmulator',
  'createUserWithEmailAndPassword',
  'initializeAuth',
  'onAuthStateChanged',
  'onIdTokenChanged',
  'setPersistence',
  'signInWithEmailAndPassword',
  'signOut',
]

const entryFile = /@firebase\/auth\/dist\/esm\/index\.js$/
const reExport = /export \{(?<list>[^}]+)\} from '(?<file>[^']+)'/

const deferredSuffix = '?later'

type Parts = ReturnType<typeof splitModule>

/**
 * Splits the SDK's authentication module in two. Otherwise, a bundler puts all of it into the first chunk,
 * even what only later pages call.
 */
export function splitAuth(): Plugin {
  const modules = new Map<string, Parts>()
  return {
    name: 'split-auth',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(deferredSuffix) ? id : null),
    load(id) {
      if (!entryFile.test(id)) return modules.has(fileOf(id)) ? unchanged(fileOf(id)) : null
      const { list, file } = readFileSync(id, 'utf8').match(reExport)?.groups ?? {}
      if (!list || !file) this.error(`${id} does not list its exports as expected.`)
      const module = resolve(dirname(id), file)
      const names = new Map(list.split(',').map((pair) => namesOf(pair)))
      const isWanted = (inside: string) => firstCalls.includes(names.get(inside) ?? '')
      const inside = Array.from(names.keys())
      const parts = splitModule(readFileSync(module, 'utf8'), inside.filter(isWanted), module)
      modules.set(module, parts)
      const listed = (exports: readonly string[]) =>
        inside
          .filter((name) => exports.includes(name))
          .map((name) => `${name} as ${names.get(name)}`)
          .join(', ')
      return {
        code: `export { ${listed(parts.first.exports)} } from ${JSON.stringify(module)};
export { ${listed(parts.later.exports)} } from ${JSON.stringify(module + deferredSuffix)};`,
        moduleSideEffects: false,
      }
    },
    transform(_code, id) {
      const parts = modules.get(fileOf(id))
      if (!parts) return null
      return withMap((id.endsWith(deferredSuffix) ? parts.later : parts.first).code, id)
    },
  }
}

/** With a map to the file itself, whose ID has a suffix. */
function unchanged(file: string) {
  return withMap(new MagicString(readFileSync(file, 'utf8')), file)
}

/** Changed code and its source map, as a plugin returns them. */
function withMap(changed: MagicString, source: string) {
  const map = changed.generateMap({ source, hires: 'boundary', includeContent: true })
  return { code: changed.toString(), map }
}

function fileOf(id: string): string {
  return id.endsWith(deferredSuffix) ? id.slice(0, -deferredSuffix.length) : id
}

/** The local and the exported name in `a as b`. */
function namesOf(pair: string): [string, string] {
  const [inside = '', outside = inside] = pair.trim().split(' as ')
  return [inside, outside]
}

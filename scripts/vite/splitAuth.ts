import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { splitModule } from './splitAuth/splitModule.ts'
import { tameStorage } from './splitAuth/tameStorage.ts'

const entryFile = /@firebase\/auth\/dist\/esm\/index\.js$/
const reExport = /export \{(?<list>[^}]+)\} from '(?<file>[^']+)'/

/** Stands behind the name of the file in the address of the part that loads later. */
const deferredSuffix = '?later'

/**
 * Cuts the SDK's authentication in two. It comes as one module, which a bundler puts into the first
 * chunk whole, however late the page is that calls a part of it.
 *
 * @param wanted what the first page calls; the rest loads with the pages that call it.
 */
export function splitAuth(wanted: readonly string[]): Plugin {
  const parts = new Map<string, string>()
  return {
    name: 'split-auth',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(deferredSuffix) ? id : null),
    load(id) {
      if (!entryFile.test(id)) return parts.get(id) ?? null
      const { list, file } = readFileSync(id, 'utf8').match(reExport)?.groups ?? {}
      if (!list || !file) this.error(`${id} does not list its exports as expected.`)
      const module = resolve(dirname(id), file)
      const code = tameStorage(readFileSync(module, 'utf8'))
      if (code === null) this.error(`${module} does not keep sessions as it used to.`)
      const names = new Map(list.split(',').map((pair) => namesOf(pair)))
      const isWanted = (inside: string) => wanted.includes(names.get(inside) ?? '')
      const inside = Array.from(names.keys())
      const { first, later } = splitModule(code, inside.filter(isWanted), module)
      parts.set(module, first.code)
      parts.set(module + deferredSuffix, later.code)
      const listed = (exports: readonly string[]) =>
        inside
          .filter((name) => exports.includes(name))
          .map((name) => `${name} as ${names.get(name)}`)
          .join(', ')
      return {
        code: `export { ${listed(first.exports)} } from ${JSON.stringify(module)};
export { ${listed(later.exports)} } from ${JSON.stringify(module + deferredSuffix)};`,
        moduleSideEffects: false,
      }
    },
  }
}

/** `a as b` as what it is called inside and outside. */
function namesOf(pair: string): [string, string] {
  const [inside = '', outside = inside] = pair.trim().split(' as ')
  return [inside, outside]
}

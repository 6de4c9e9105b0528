import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

let chunks: readonly Rolldown.OutputChunk[]

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: PROJECT_ROOT,
    configFile: resolve(PROJECT_ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden' },
  })
  chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
}, 120_000)

afterAll(() => vi.unstubAllEnvs())

it.each([
  ['the authentication that comes first', '/auth/dist/esm/index-', 'text/javascript'],
  ['the authentication that comes later', '/auth/dist/esm/index-', 'webStorageSupport'],
  ['Firestore', '/firestore/dist/common-', 'firestore/querySnapshot/1.0'],
  ['a part that imports others', '/src/layouts/frame/guardDoubleClicks.ts', '[role="menuitem"]'],
])('the code built from %s maps back to its line', (_, file, words) => {
  const [place, ...others] = chunks.flatMap((chunk) => placesOf(chunk, words))
  expect(others).toEqual([])
  expect(place?.file).toContain(file)
  const source = readFileSync(place?.file ?? '', 'utf8').split('\n')
  expect(source.flatMap((text, line) => (text.includes(words) ? line : []))).toEqual([place?.line])
})

/** The source positions of a chunk's words, by its source map. Lines are 0-based. */
function placesOf({ code, map }: Rolldown.OutputChunk, words: string) {
  const found = code.split('\n').flatMap((text, line) => {
    const column = text.indexOf(words)
    return column < 0 ? [] : { line, column }
  })
  if (!map || found.length === 0) return []
  const sourceMap = new SourceMap({ ...map, sourcesContent: [], sourceRoot: '' })
  return found.map(({ line, column }) => {
    const entry = sourceMap.findEntry(line, column)
    const isKnown = 'originalSource' in entry
    return {
      file: isKnown ? resolve(PROJECT_ROOT, 'dist/assets', entry.originalSource) : '',
      line: isKnown ? entry.originalLine : -1,
    }
  })
}

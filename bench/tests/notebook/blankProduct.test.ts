import { relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

afterEach(() => vi.unstubAllEnvs())

it("a build with another product contains nothing of the notebook, and its sign-in page isn't larger", async () => {
  const own = await buildWith('')
  const blank = await buildWith('products/blank')
  expect(own.modules).toContain('products/notebook/views/NotesView.tsx')
  expect(blank.modules).toContain('products/blank/views/HelloView.tsx')
  expect(blank.modules).toContain('src/views/account/ProfileView.tsx')
  expect(blank.modules.filter((module) => module.startsWith('products/notebook/'))).toEqual([])
  expect(own.firstBytes).toBeGreaterThan(100_000)
  expect(blank.firstBytes).toBeLessThanOrEqual(own.firstBytes)
}, 240_000)

/** Builds the app in memory and measures the sign-in page's scripts. */
async function buildWith(product: string): Promise<{ modules: string[]; firstBytes: number }> {
  vi.stubEnv('GATEHOUSE_PRODUCT', product)
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: PROJECT_ROOT,
    configFile: resolve(PROJECT_ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  const results = Array.isArray(built) ? built : [built]
  const files = results.flatMap((result) => ('output' in result ? result.output : []))
  const chunks = files.filter((file) => file.type === 'chunk')
  const first = chunks.filter(({ name }) => name === 'signIn' || name === 'page')
  return {
    modules: chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .map((module) => relative(PROJECT_ROOT, module)),
    firstBytes: first.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
  }
}

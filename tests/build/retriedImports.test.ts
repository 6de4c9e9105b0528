import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { retriedImports } from '#build/retriedImports.ts'

const files = {
  'index.html': '<!doctype html><head></head><script type="module" src="/first.js"></script>',
  'first.js': "import('./note.js')\nimport('./alone.js')",
  'note.js': "import './shared.js'\nconsole.log('note')",
  'alone.js': "console.log('alone')\nimport('./late.js')",
  'late.js': "import './shared.js'\nconsole.log('late')",
  'shared.js': "console.log('shared')",
  'helper.js': "export const fetchChunk = (load, files) => console.log('helper', files) ?? load()",
}

it('a build calls the helper for every import, with the file and all that it imports', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-imports-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [retriedImports(join(folder, 'helper.js'))],
    build: { write: false, minify: false },
  })
  const code = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((each) => (each.type === 'chunk' ? [each.code] : []))
    .join('\n')
  expect(code).not.toContain('vite:preloadError')
  expect(code.match(/fetchChunk\(/g)).toHaveLength(3)
  for (const [file, deps] of [
    ['note', ['note', 'shared']],
    ['alone', ['alone']],
    ['late', ['late', 'shared']],
  ] as const) {
    const [, indexes = ''] = new RegExp(`${file}-.*?mapDeps\\(\\[([\\d,]+)\\]`).exec(code) ?? []
    expect(indexes.split(',')).toHaveLength(deps.length)
  }
})

import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { deferredStyles } from '#scripts/vite/deferredStyles.ts'

let folder: string
let page: string
let sheets: string[]

const files = {
  'index.html': '<!doctype html><head></head><script type="module" src="/first.js"></script>',
  'first.js': "import './first.css'\nimport('./one.js')\nimport('./other.js')",
  'first.css': '.first { color: red }',
  'one.js': "import './shared.css'\nimport './one.css'",
  'one.css': '.one { color: green }',
  'other.js': "import './shared.css'",
  'shared.css': '.shared { color: blue }',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-styles-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [deferredStyles('index')],
  })
  page = await readFile(join(folder, 'dist/index.html'), 'utf8')
  sheets = (await readdir(join(folder, 'dist/assets')))
    .filter((name) => name.endsWith('.css'))
    .sort()
})
afterAll(() => rm(folder, { recursive: true }))

describe('the style sheets of a build', () => {
  it('are two: what the first page needs, and the rest', async () => {
    const [first = '', later = ''] = sheets
    expect(sheets).toHaveLength(2)
    expect(await readFile(join(folder, 'dist/assets', first), 'utf8')).toMatch(
      /^\.first\{[^}]*\}\s*$/,
    )
    const deferred = await readFile(join(folder, 'dist/assets', later), 'utf8')
    expect(deferred.match(/\.\w+(?=\{)/g)?.sort()).toEqual(['.one', '.shared'])
  })

  it('are both linked in the page, the second for no medium', () => {
    const [first = '', later = ''] = sheets
    expect(page).toContain(`href="/assets/${first}"`)
    expect(page).toContain(`href="/assets/${later}" media="not all"`)
  })
})

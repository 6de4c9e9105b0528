import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prerenderedPages } from '#build/prerenderedPages.ts'

const frame = `<!doctype html><head><meta charset="utf-8" /><title>App</title></head>
<body><div id="root"></div><!--prerendered--><script type="module" src="/first.js"></script></body>`

const files = {
  'first.js': "import './first.css'\nimport('./other.js')\ndocument.title = 'Code'",
  'first.css': '.first { color: red }',
  'other.js': "import './other.css'",
  'other.css': '.other { color: blue }',
  'script.js':
    "globalThis.startPrerenderedPage = () => (__FEATURES__.languages ? 'translated' : 'shown')",
  'pages.js': `import './first.css'
    const page = (file) => ({ file, body: '<template>' + file + ' costs $& or $1</template>' })
    export async function renderPages() {
      await globalThis.whileRendering?.()
      const { names } = await import('./names.js')
      return names.map(page)
    }`,
  'names.js': "export const names = ['index.html', 'more.html']",
}

let folder: string
const page = (name: string) => readFile(join(folder, 'dist', name), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-prerendered-'))
  await mkdir(join(folder, 'node_modules'))
  for (const [name, text] of Object.entries({ 'index.html': frame, ...files }))
    await writeFile(join(folder, name), text)
  await buildThere()
})
afterAll(() => rm(folder, { recursive: true }))

describe('the prerendered pages of a build', () => {
  it('are in the HTML as rendered, each in its own file', async () => {
    expect(await page('index.html')).toContain('<template>index.html costs $& or $1<')
    expect(await page('more.html')).toContain('<template>more.html costs $& or $1<')
  })

  it('contain the styles that they need, and no others', async () => {
    expect((await page('more.html')).match(/<style>.*<\/style>/)?.[0]).toMatch(
      /^<style>\.first\{color:[^}]+\}<\/style>$/,
    )
  })

  it('link one sheet with the styles of all pages, for no medium', async () => {
    const [sheet = '', ...others] = (await readdir(join(folder, 'dist/assets'))).filter((name) =>
      name.endsWith('css'),
    )
    expect(others).toEqual([])
    const styles = await readFile(join(folder, 'dist/assets', sheet), 'utf8')
    expect(styles.match(/\.\w+(?=\{)/g)?.sort()).toEqual(['.first', '.other'])
    expect((await page('more.html')).match(/<link rel="stylesheet".*?>/g)).toEqual([
      `<link rel="stylesheet" media="not all" href="/assets/${sheet}">`,
    ])
  })

  it('preload their code, start with their script, and run no other code', async () => {
    const html = await page('index.html')
    const code = /<link rel="modulepreload" href="(\/assets\/index-[^"]+\.js)">/.exec(html)
    const [link, script, styles, template, call] = [
      html.indexOf(code?.[0] ?? 'no code'),
      html.indexOf('globalThis.startPrerenderedPage='),
      html.indexOf('<style>'),
      html.indexOf('</template>'),
      html.indexOf('<script id=end>startPrerenderedPage()</script>'),
    ]
    expect([link, script, styles, template, call].toSorted((a, b) => a - b)).toEqual([
      link,
      script,
      styles,
      template,
      call,
    ])
    expect(link).toBeGreaterThan(0)
    // Nothing is painted before the call, not even an empty page.
    expect(html).toContain('<link rel=expect href=#end blocking=render>')
    expect(html).not.toContain('type="module"')
  })

  it('leave code out of their script that the build turns off', async () => {
    const html = await page('index.html')
    expect(html).toContain('shown')
    expect(html).not.toContain('translated')
  })

  it('leave no files of the rendering behind', async () => {
    expect(await readdir(join(folder, 'node_modules/.prerendered'))).toEqual([])
  })

  it('are rendered while another build of the same process renders and ends', async () => {
    let builds = 1
    const whileRendering = async () => void (builds++ < 2 && (await buildThere()))
    vi.stubGlobal('whileRendering', whileRendering)
    await buildThere()
    expect(builds).toBe(3)
    expect(await page('more.html')).toContain('<template>more.html costs')
  })

  it('are not built if the HTML has no placeholder', async () => {
    await writeFile(join(folder, 'index.html'), frame.replace('<!--prerendered-->', ''))
    await expect(buildThere()).rejects.toThrow('index.html has no <!--prerendered-->.')
  })
})

function buildThere() {
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { '__FEATURES__.languages': 'false' },
    build: { modulePreload: false, cssCodeSplit: false },
    plugins: [prerenderedPages({ pages: 'pages.js', script: 'script.js' })],
  })
}

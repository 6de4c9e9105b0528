import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { generation } from '#build/configuration/generation.ts'
import { describeBuild, offlineWorker } from '#build/offlineWorker.ts'
import type { HostingConfiguration } from '#scripts/hosting/hostingConfiguration.ts'

const hosting: HostingConfiguration = {
  headers: [],
  rewrites: [{ regex: '^/[^.]*$', destination: '/index.html' }],
}

const app = {
  'index.html': '<link rel="icon" href="/icon.svg"><script type="module" src="/main.ts"></script>',
  'main.ts': `import './main.css'\nvoid import('./late.ts')`,
  'main.css': 'body { color: red }',
  'late.ts': `export const late: string = 'late'`,
  'public/icon.svg': '<svg />',
  'public/robots.txt': 'User-agent: *',
  'worker.ts': 'declare const __BUILD__: object\nself.onfetch = () => __BUILD__',
}

describe('building the worker', () => {
  it('writes the build’s files and pages into the worker', async () => {
    const folder = await buildApp(app)
    const written = await readFile(join(folder, 'worker.js'), 'utf8')
    const assets = (await readdir(join(folder, 'assets'))).sort()
    expect(assets).toHaveLength(3)
    const names = ['help.html', 'index.html', ...assets.map((name) => `assets/${name}`), 'icon.svg']
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
    expect(JSON.parse(written.match(/\{"version.*\]\}/)?.[0] ?? '')).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      generation,
      files: ['/help', '/', ...assets.map((name) => `/assets/${name}`), '/icon.svg'],
      hashes: contents.map((bytes) => createHash('sha256').update(bytes).digest('base64')),
      routes: [
        ['^/help$', '/help'],
        ['^/$', '/'],
        ['^/[^.]*$', '/'],
      ],
    })
  })

  it('leaves a worker without a placeholder unchanged', async () => {
    const folder = await buildApp({ ...app, 'worker.ts': 'self.onfetch = () => 1' })
    expect(await readFile(join(folder, 'worker.js'), 'utf8')).toBe('self.onfetch=()=>1;')
  })

  it('stops if the worker is more than one file', async () => {
    const shared = {
      ...app,
      'main.ts': `import { late } from './late.ts'\nconsole.log(late)`,
      'worker.ts': `import { late } from './late.ts'\nconsole.log(__BUILD__, late)`,
    }
    await expect(buildApp(shared)).rejects.toThrow('worker.js is not one file: assets/late-')
  })
})

describe('the version of a build', () => {
  const files = {
    'index.html': '<link rel="icon" href="/icon.svg">',
    'assets/main-1.js': 'main()',
    'icon.svg': '<svg />',
  }

  it('is the same for the same build', async () => {
    expect(await versionOf(files)).toBe(await versionOf(files))
  })

  it.each([
    ['another file', { 'assets/late-1.js': 'late()' }],
    ['another page', { 'index.html': '<link rel="icon" href="/icon.svg"><title>New</title>' }],
    ['one page more', { 'help.html': '<title>Help</title>' }],
    ['another icon', { 'icon.svg': '<svg></svg>' }],
  ])('changes with %s', async (_what, changed) => {
    expect(await versionOf({ ...files, ...changed })).not.toBe(await versionOf(files))
  })

  it('changes with the headers, which are cached with the pages', async () => {
    const headers = [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }]
    expect(await versionOf(files, { ...hosting, headers })).not.toBe(await versionOf(files))
  })

  it('changes with the worker', async () => {
    expect(await versionOf(files, hosting, 'other()')).not.toBe(await versionOf(files))
  })

  it('does not change with a file that is not cached', async () => {
    const more = { ...files, 'robots.txt': 'User-agent: *', '404.html': 'Nothing here' }
    expect(await versionOf(more)).toBe(await versionOf(files))
  })
})

async function versionOf(files: Record<string, string>, host = hosting, worker = 'work()') {
  return (await describeBuild(await folderWith(files), host, worker)).version
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-worker-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

/** A plugin that emits a page of its own, after the build's. */
const helpPage: Plugin = {
  name: 'help-page',
  writeBundle: ({ dir = '' }) => writeFile(join(dir, 'help.html'), '<title>Help</title>'),
}

async function buildApp(sources: Record<string, string>): Promise<string> {
  const root = await folderWith(sources)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [helpPage, offlineWorker(join(root, 'worker.ts'), hosting)],
    build: { assetsInlineLimit: 0 },
  })
  return join(root, 'dist')
}

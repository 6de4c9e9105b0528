import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeBuild, offlineWorker } from '#scripts/vite/offlineWorker.ts'

const app = {
  'index.html': '<link rel="icon" href="/icon.svg"><script type="module" src="/main.ts"></script>',
  'main.ts': `import './main.css'\nvoid import('./late.ts')`,
  'main.css': 'body { color: red }',
  'late.ts': `export const late: string = 'late'`,
  'public/icon.svg': '<svg />',
  'worker.ts': 'declare const __BUILD__: object\nself.onfetch = () => __BUILD__',
}

describe('building with the worker', () => {
  it('writes into one more file which files the build has, without those that keep their name', async () => {
    const files = await buildApp(app)
    const described = JSON.parse(files.get('worker.js')?.match(/\{"version.*\]\}/)?.[0] ?? '') as {
      files: string[]
    }
    const assets = Array.from(files.keys()).filter((name) => name.startsWith('assets/'))
    expect(assets).toHaveLength(3)
    expect(described.files).toEqual(assets.map((name) => `/${name}`).sort())
  })

  it('stops when the worker is not one file', async () => {
    const shared = {
      ...app,
      'main.ts': `import { late } from './late.ts'\nconsole.log(late)`,
      'worker.ts': `import { late } from './late.ts'\nconsole.log(__BUILD__, late)`,
    }
    await expect(buildApp(shared)).rejects.toThrow('worker.js is not one file: assets/late-')
  })

  it('stops when the worker has no place for the build', async () => {
    await expect(buildApp({ ...app, 'worker.ts': 'self.onfetch = () => 1' })).rejects.toThrow(
      'worker.js has no __BUILD__ to write the build into.',
    )
  })
})

describe('the version of a build', () => {
  const names = ['index.html', 'assets/main-1.js', 'assets/late-1.js']

  it('is the same for the same build, in whatever order its files come', () => {
    expect(version(names.toReversed(), 'page')).toBe(version(names, 'page'))
  })

  it.each([
    ['another file', ['index.html', 'assets/main-2.js', 'assets/late-1.js'], 'page'],
    ['one file less', ['index.html', 'assets/main-1.js'], 'page'],
    ['another page', names, 'another page'],
  ])('is a new one with %s', (_what, others, unnamed) => {
    expect(version(others, unnamed)).not.toBe(version(names, 'page'))
  })
})

function version(names: readonly string[], unnamed: string): string {
  return describeBuild(names, unnamed).version
}

/** The built files, by their names. */
async function buildApp(sources: Record<string, string>): Promise<Map<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'gatehouse-worker-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, source] of Object.entries(sources)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), source)
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [offlineWorker(join(root, 'worker.ts'))],
    build: { write: false, assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}

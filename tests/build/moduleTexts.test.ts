import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const sources = join(PROJECT_ROOT, 'src')

/** Texts may be made of others. The bundle that renders the prerendered pages is discarded. */
const mayUseTexts = /^(text\/|app\/renderPages\.tsx)/

test('no module uses a text while it loads, because a build would keep the text of a method that is off', async () => {
  const modules = modulesIn(sources)
  expect(modules.length).toBeGreaterThan(400)
  expect((await textsUsedBy(modules)).filter((line) => !mayUseTexts.test(line))).toEqual([])
}, 60_000)

test('an element outside of a component uses its text while it loads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-modules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const code = [
    `import { guestText } from '../text/guestText.ts'`,
    `const look = <p>{guestText.look}</p>`,
    `export const Look = () => look`,
    `export const Other = () => <p>{guestText.other}</p>`,
  ]
  await writeFile(join(folder, 'Outside.tsx'), code.join('\n'))
  await writeFile(join(folder, 'Inside.tsx'), code.toSpliced(1, 2).join('\n'))
  expect(await textsUsedBy(modulesIn(folder), folder)).toEqual([
    'Outside.tsx uses ../text/guestText.ts',
  ])
})

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

const alone = 'alone:'

/** Builds each module alone, as the bundler keeps it if nothing imports from it. */
async function textsUsedBy(modules: readonly string[], root = sources): Promise<string[]> {
  const result = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'silent',
    plugins: [loadAlone],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(modules.map((path) => [relative(root, path), alone + path])),
        preserveEntrySignatures: false,
      },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Array.from(
          chunk.code.matchAll(importedText),
          ([, text = '']) => `${chunk.name} uses ${text}`,
        )
      : [],
  )
}

/** Not an import without a name, which uses nothing. */
const importedText = /^import [^"]+ from "([^"]*[tT]ext\.ts)"/gm

const loadAlone: Plugin = {
  name: 'load-alone',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith(alone)) return id
    return importer?.startsWith(alone) ? id : { id, external: true, moduleSideEffects: false }
  },
  load: (id) => (id.startsWith(alone) ? `import ${JSON.stringify(id.slice(alone.length))}` : null),
}

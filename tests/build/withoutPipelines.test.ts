import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cutPipelines, withoutPipelines } from '#build/withoutPipelines.ts'

const folder = 'node_modules/@firebase/firestore/dist'
const files = await readdir(folder)
const [file = ''] = files.filter((name) => /^common-[\w-]+\.esm\.js$/.test(name))
const database = await readFile(join(folder, file), 'utf8')

describe('Firestore without its pipelines', () => {
  it('throws by name in every function that leads to them', () => {
    const left = cutPipelines(database).toString()
    expect(left.match(/throw new Error\('\w+ was left out/g)).toHaveLength(6)
    expect(left.length).toBeLessThan(database.length - 50_000)
  })

  it('names what is missing if the SDK has changed', () => {
    const changed = database.replaceAll('__PRIVATE_toEvaluable', '__PRIVATE_toSomethingElse')
    expect(() => cutPipelines(changed)).toThrow('Firestore has no __PRIVATE_toEvaluable.')
  })

  it('fails the build if the SDK no longer has the file', async () => {
    const root = await mkdtemp(join(tmpdir(), 'gatehouse-pipelines-'))
    onTestFinished(() => rm(root, { recursive: true }))
    await writeFile(join(root, 'entry.js'), 'globalThis.name = 1')
    const building = build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutPipelines()],
      build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
    })
    await expect(building).rejects.toThrow('No file matches')
  })
})

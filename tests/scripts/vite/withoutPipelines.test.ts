import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutPipelines } from '#scripts/vite/withoutPipelines.ts'

const manifest = createRequire(import.meta.url).resolve('@firebase/firestore/package.json')
const folder = join(dirname(manifest), 'dist')
const [file = ''] = readdirSync(folder).filter((name) => /^common-[\w-]+\.esm\.js$/.test(name))
const database = readFileSync(join(folder, file), 'utf8')

describe('Firestore without its pipelines', () => {
  it('fails by name on every way to them', () => {
    const cut = String(cutPipelines(database))
    expect(cut.match(/throw new Error\('\w+ was left out/g)).toHaveLength(6)
    expect(cut.length).toBeLessThan(database.length - 50_000)
  })

  it('names what is not there, when the SDK has changed', () => {
    const changed = database.replaceAll('__PRIVATE_toEvaluable', '__PRIVATE_toSomethingElse')
    expect(cutPipelines(changed)).toEqual({ missing: ['__PRIVATE_toEvaluable'] })
  })
})

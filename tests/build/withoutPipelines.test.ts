import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutPipelines } from '#build/withoutPipelines.ts'

const folder = 'node_modules/@firebase/firestore/dist'
const [file = ''] = readdirSync(folder).filter((name) => /^common-[\w-]+\.esm\.js$/.test(name))
const database = readFileSync(join(folder, file), 'utf8')

describe('Firestore without its pipelines', () => {
  it('throws by name in every function that leads to them', () => {
    const cut = cutPipelines(database)
    if ('missing' in cut) throw new Error(cut.missing.join())
    const left = cut.toString()
    expect(left.match(/throw new Error\('\w+ was left out/g)).toHaveLength(6)
    expect(left.length).toBeLessThan(database.length - 50_000)
  })

  it('names what is missing if the SDK has changed', () => {
    const changed = database.replaceAll('__PRIVATE_toEvaluable', '__PRIVATE_toSomethingElse')
    expect(cutPipelines(changed)).toEqual({ missing: ['__PRIVATE_toEvaluable'] })
  })
})

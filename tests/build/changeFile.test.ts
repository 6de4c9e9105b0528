import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MagicString from 'magic-string'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { changeFile } from '#build/changeFile.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-change-'))
  await writeFile(
    join(folder, 'entry.js'),
    "import { name } from './sdk.js'\nglobalThis.name = name\n",
  )
  await writeFile(join(folder, 'sdk.js'), "export const name = 'long'\n")
})

afterAll(() => rm(folder, { recursive: true }))

describe('a patch of a file of the SDK', () => {
  it('is part of the build', async () => {
    expect(
      await built(/sdk\.js$/, (code) => new MagicString(code).replace('long', 'short')),
    ).toContain('short')
  })

  it('fails the build if the file is not as expected', async () => {
    await expect(built(/sdk\.js$/, () => null)).rejects.toThrow(
      'has changed, and the patch no longer applies',
    )
  })

  it('fails the build if the SDK no longer has the file', async () => {
    await expect(built(/former\.js$/, (code) => new MagicString(code))).rejects.toThrow(
      'cut: no file matches',
    )
  })
})

async function built(file: RegExp, change: (code: string) => MagicString | null): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [changeFile({ name: 'cut', file, change })],
    build: { write: false, lib: { entry: 'entry.js', formats: ['es'], fileName: 'built' } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  return first && 'output' in first ? first.output[0].code : ''
}

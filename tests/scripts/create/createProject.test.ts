import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { createProject } from '#scripts/create/createProject.ts'

let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'gatehouse-create-'))
  await createProject(copy, 'acme')
})

afterAll(() => rm(copy, { recursive: true }))

it('has every sentence of the product in the languages of the door', async () => {
  const english = await readdir(join(copy, 'src/product/text'))
  const languages = await readdir(join(copy, 'translations'), { withFileTypes: true })
  const tags = languages.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(english).toContain('signInText.ts')
  expect(tags).toContain('de')
  for (const tag of tags)
    expect(await readdir(join(copy, 'translations', tag, 'product/text'))).toEqual(english)
})

it('names the product and its sentences in one line each', async () => {
  expect(await readFile(join(copy, 'src/product.ts'), 'utf8')).toBe(
    "export { product } from './product/product.ts'\n",
  )
  expect(await readFile(join(copy, 'src/productText.ts'), 'utf8')).toBe(
    "export { productText } from './product/text/productText.ts'\n",
  )
  expect(existsSync(join(copy, 'src/product/productText.ts'))).toBe(false)
})

it('can be copied, too, and leaves nothing behind if that fails', async () => {
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await runProgram('git', ['init'], {}, copy)
  const second = join(copy, '.local/second')
  expect(await create(second)).toMatchObject({ succeeded: true })
  for (const file of ['storage.rules', 'firestore.rules', 'src/product/product.ts'])
    expect(await readFile(join(second, file), 'utf8')).toBe(
      await readFile(join(copy, file), 'utf8'),
    )

  await writeFile(join(copy, 'firestore.rules'), '')
  const third = join(copy, '.local/third')
  expect(await create(third)).toEqual({
    succeeded: false,
    output: 'The rules have no heading for the product.\n',
  })
  expect(existsSync(third)).toBe(false)
}, 60_000)

function create(folder: string) {
  const options = ['--import', 'tsx', 'scripts/create.ts', folder]
  return runProgram(process.execPath, options, { INIT_CWD: copy }, copy)
}

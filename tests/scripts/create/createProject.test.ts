import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProject } from '#scripts/create/createProject.ts'

let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'gatehouse-create-'))
  await createProject(copy, 'acme')
})

afterAll(() => rm(copy, { recursive: true }))

it('has every sentence of the product in the languages of the door', async () => {
  const english = await readdir(join(copy, 'src/product/text'))
  const languages = await readdir(join(copy, 'src/languages'), { withFileTypes: true })
  const tags = languages.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(english).toContain('signInText.ts')
  expect(tags).toContain('de')
  for (const tag of tags)
    expect(await readdir(join(copy, 'src/languages', tag, 'product/text'))).toEqual(english)
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

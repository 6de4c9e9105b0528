import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createProduct } from '#scripts/create/createProduct.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gatehouse-create-'))
  await mkdir(join(root, 'products'))
  for (const [from, to] of [
    ['tests/configurations/sample/sample.config.ts', 'gatehouse.config.ts'],
    ['products/blank', 'products/blank'],
  ] as const)
    await cp(join(PROJECT_ROOT, from), join(root, to), { recursive: true })
  return () => rm(root, { recursive: true })
})

it('starts a product with its own sentences, and names it in the configuration', async () => {
  const before = await readFile(join(root, 'gatehouse.config.ts'), 'utf8')
  await createProduct(root, 'books')
  expect(await readFile(join(root, 'gatehouse.config.ts'), 'utf8')).toBe(
    before.replace("'products/notebook'", "'products/books'"),
  )
  const read = (path: string) => readFile(join(root, 'products', path), 'utf8')
  expect(await read('books/translations/de/helloText.ts')).toBe(
    await read('blank/translations/de/helloText.ts'),
  )
  expect(await read('books/product.ts')).not.toContain('products/blank')
  expect(existsSync(join(root, 'products/books/tests'))).toBe(false)
})

it.each([
  ["['en-US', 'de']", ['de']],
  ["['en-US']", []],
])('copies the translations that a product with the languages %s needs', async (tags, copied) => {
  const file = join(root, 'gatehouse.config.ts')
  const settings = await readFile(file, 'utf8')
  await writeFile(file, settings.replace(/languages: \[.*\]/, `languages: ${tags}`))
  await createProduct(root, 'books')
  expect(await readdir(join(root, 'products/books/translations'))).toEqual(copied)
})

it('reads a configuration in double quotes, and leaves them', async () => {
  const file = join(root, 'gatehouse.config.ts')
  const settings = (await readFile(file, 'utf8')).replaceAll("'", '"')
  await writeFile(file, settings)
  await createProduct(root, 'books')
  expect(await readFile(file, 'utf8')).toBe(
    settings.replace('"products/notebook"', '"products/books"'),
  )
  expect(await readdir(join(root, 'products/books/translations'))).toContain('de')
})

it('asks to replace an existing app, and changes nothing', async () => {
  const file = join(root, 'gatehouse.config.ts')
  const settings = await readFile(file, 'utf8')
  const withApp = settings.replace("'products/notebook'", "{ app: 'http://localhost:3000' }")
  await writeFile(file, withApp)
  await expect(createProduct(root, 'books')).rejects.toThrow(
    "gatehouse.config.ts names an existing app as the product. Replace it with product: 'products/blank', then run this again.",
  )
  expect(await readFile(file, 'utf8')).toBe(withApp)
  expect(existsSync(join(root, 'products/books'))).toBe(false)
})

it('copies no translations for a product in one language', async () => {
  const file = join(root, 'gatehouse.config.ts')
  const settings = await readFile(file, 'utf8')
  await writeFile(file, settings.replace(/ *languages: .*\n/, ''))
  await createProduct(root, 'books')
  expect(existsSync(join(root, 'products/books/translations'))).toBe(false)
})

it('refuses a name that is taken or that no folder can have, and changes nothing', async () => {
  await createProduct(root, 'books')
  await writeFile(join(root, 'products/books/product.ts'), '')
  await expect(createProduct(root, 'books')).rejects.toThrow('There already is products/books.')
  expect(await readFile(join(root, 'products/books/product.ts'), 'utf8')).toBe('')
  await expect(createProduct(root, '../books')).rejects.toThrow(
    '“../books” can’t be a folder’s name. Use lowercase letters, digits, and hyphens.',
  )
})

it('asks for the field of a configuration that has none', async () => {
  await writeFile(join(root, 'gatehouse.config.ts'), 'export default {}')
  await expect(createProduct(root, 'books')).rejects.toThrow(
    "gatehouse.config.ts has no field “product”. Add product: 'products/books'.",
  )
  expect(existsSync(join(root, 'products/books'))).toBe(false)
})

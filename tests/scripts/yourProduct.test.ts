import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rulesFor } from '#build/configuration/rules/collectionRules.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const codeBlock = /^```(?:tsx?|css)\n(?:\/\/|\/\*) products\/books\/([\w./-]+).*\n([^]*?)^```$/gm

it('each block of code that docs/your-product.md shows is a file of the list', () => {
  const page = read('docs/your-product.md')
  const blocks = [...page.matchAll(codeBlock)]
  expect(blocks.map(([, path]) => path)).toEqual([
    'product.ts',
    'text/listText.ts',
    'firebase/itemsCollection.ts',
    'views/ListView.tsx',
    'views/ItemRow.tsx',
    'views/EditDialog.tsx',
    'views/ListView.module.css',
    'translations/de/listText.ts',
  ])
  expect(page.match(/^```(?!sh)\w+$/gm)).toHaveLength(blocks.length)
  const shown = blocks.map(([, path = '', code = '']) => [path, code])
  expect(shown).toEqual(blocks.map(([, path = '']) => [path, read(`products/list/${path}`)]))
})

it('the component for files in docs/product-options.md is one that compiles', () => {
  const blocks = [...read('docs/product-options.md').matchAll(codeBlock)]
  const shown = blocks.filter(
    ([, path = '']) => path.includes('/bookFiles') || path.includes('/BookFiles'),
  )
  expect(shown.map(([, path, code]) => [path, code])).toEqual(
    ['views/BookFiles.tsx', 'text/bookFilesText.ts'].map((path) => [
      path,
      read(`tests/products/books/${path}`),
    ]),
  )
})

it('docs/product-options.md shows the rules that are made for a collection', () => {
  expect(read('docs/product-options.md')).toContain(rulesFor(['items']).replaceAll(/^ {4}/gm, ''))
})

function read(path: string): string {
  return readFileSync(join(PROJECT_ROOT, path), 'utf8')
}

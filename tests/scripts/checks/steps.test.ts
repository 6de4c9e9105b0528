import { expect, it } from 'vitest'
import { chooseSteps } from '#scripts/checks/steps.ts'

const productSteps = [
  'productFormat',
  'productLint',
  'productTypes',
  'productTests',
  'productBuild',
]

const ofDoor = [
  'format',
  'lint',
  'types',
  'workerTypes',
  'unused',
  'unit',
  'newProduct',
  'build',
  'hosted',
  'bytes',
  'browser',
]

it('everything is tested as long as the product is the notebook', async () => {
  expect(await names([], 'products/notebook')).toEqual(ofDoor)
})

it('an owner’s product and configuration are tested once the product is theirs', async () => {
  expect(await names([], 'products/books')).toEqual(productSteps)
  expect(await names([], 'products/existing-app')).toEqual(productSteps)
})

it('the door or the product is tested by name, whatever the product is', async () => {
  expect(await names(['door'], 'products/books')).toEqual(ofDoor)
  expect(await names(['product'], 'products/notebook')).toEqual(productSteps)
})

it('named steps run in their order, each once', async () => {
  expect(await names(['unit', 'types', 'productBuild'])).toEqual(['types', 'unit', 'productBuild'])
})

it('a name that no step has is answered with all that there are', async () => {
  await expect(names(['types', 'lnit'])).rejects.toThrow(
    /^No step is called lnit\. There are format, lint, .*, configurations, and alone door, product, quick, or slow\.$/,
  )
})

async function names(given: string[], product = 'products/notebook'): Promise<string[]> {
  const steps = await chooseSteps(given, () => Promise.resolve(product))
  return steps.map(({ name }) => name)
}

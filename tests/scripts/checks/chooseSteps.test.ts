import { expect, it } from 'vitest'
import { chooseSteps } from '#scripts/checks/chooseSteps.ts'
import sample from '#tests/configurations/sample/sample.config.ts'

const ofProduct = ['format', 'lint', 'types', 'productTests', 'productBuild']

const ofDoor = [
  'format',
  'lint',
  'types',
  'workerTypes',
  'unused',
  'charts',
  'unit',
  'newProduct',
  'build',
  'hosted',
  'methodsOff',
  'bytes',
  'browser',
]

it('everything is tested as long as the configuration is the sample’s, with the files in brand', async () => {
  expect(await names([])).toEqual(ofDoor)
  const brand = { ...sample.brand, logo: 'brand/logo.svg' }
  expect(await names([], { ...sample, brand })).toEqual(ofDoor)
})

it('an owner’s product and configuration are tested once anything in it is theirs', async () => {
  expect(await names([], { ...sample, languages: ['de'] })).toEqual(ofProduct)
  const { picture: _, ...withoutPicture } = sample.brand
  expect(await names([], { ...sample, brand: withoutPicture })).toEqual(ofProduct)
  expect(await names([], { ...sample, product: 'products/books' })).toEqual(ofProduct)
  const brand = { ...sample.brand, name: 'Plotline' }
  expect(await names([], { ...sample, brand })).toEqual(ofProduct)
  expect(await names([], { ...sample, product: { app: 'http://localhost:3000' } })).toEqual(
    ofProduct,
  )
})

it('the door or the product is tested by name, even if the configuration can’t be used', async () => {
  expect((await chooseSteps(['door'], unusable)).map(({ name }) => name)).toEqual(ofDoor)
  expect((await chooseSteps(['product'], unusable)).map(({ name }) => name)).toEqual(ofProduct)
  await expect(chooseSteps([], unusable)).rejects.toThrow('gatehouse.config.ts can’t be used')
})

it('named steps run in their order, each once', async () => {
  expect(await names(['unit', 'types', 'productBuild'])).toEqual(['types', 'unit', 'productBuild'])
})

it('a name that no step has is answered with all that there are', async () => {
  await expect(names(['types', 'lnit'])).rejects.toThrow(
    /^No step is called lnit\. There are format, lint, .*, configurations, and alone door, product, quick, or slow\.$/,
  )
})

function unusable(): Promise<never> {
  return Promise.reject(new Error('gatehouse.config.ts can’t be used'))
}

async function names(given: string[], configuration = sample): Promise<string[]> {
  const steps = await chooseSteps(given, () => Promise.resolve({ own: configuration, sample }))
  return steps.map(({ name }) => name)
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'

const brand =
  'product: "products/acme", brand: { name: "Acme", logo: "logo.svg", accent: { light: "#00c", dark: "#9bf" } }'

// The next file's beforeAll runs before the stubs of this one are taken back.
afterEach(() => vi.unstubAllEnvs())

it('reads the file that GATEHOUSE_CONFIG names', async () => {
  const root = await folderWith(
    'other.config.ts',
    `{ ${brand}, signIn: { ...off, providers: ["apple.com"] } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'other.config.ts')
  expect(await loadGatehouseConfig(root)).toMatchObject({
    gatehouse: { signIn: { providers: ['apple.com'] } },
    files: [join(root, 'other.config.ts')],
  })
})

it('reads gatehouse.config.ts by default, but not in unit tests', async () => {
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${brand}, signIn: { ...off, guest: true } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', '')
  vi.stubEnv('VITEST', '')
  expect(await loadGatehouseConfig(root)).toMatchObject({
    gatehouse: { signIn: { guest: true } },
  })
})

it('lists everything that is wrong with it', async () => {
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${brand}, signIn: { ...off, providers: 1, guests: true } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    [
      'gatehouse.config.ts can’t be used:',
      '  - signIn.guests is not known. Use one of password, emailLink, phone, providers, oneTap, guest, tokenLink, passkeys, secondFactors, requireSecondFactor, sessionHours, idleMinutes, leakedPasswords.',
      '  - signIn.providers can’t be 1. Write a list in square brackets.',
    ].join('\n'),
  )
})

it('lists wrong fields and missing files in one round', async () => {
  const wrong = brand.replace('logo.svg', 'logo.gif').replace('products/acme', 'products/books')
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${wrong}, onEvent: 'onEvent.ts', signIn: { ...off, guest: 1, phone: { regions: ['UK'] } } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    [
      'gatehouse.config.ts can’t be used:',
      '  - signIn.guest can’t be 1. Write true or false.',
      '  - brand.logo: there is no logo.gif. Write its path from the folder of package.json.',
      '  - onEvent: there is no onEvent.ts. Write its path from the folder of package.json.',
      '  - product: there is no products/books/product.ts. Write its path from the folder of package.json.',
    ].join('\n'),
  )
})

it.each([
  [
    "import { defineGatehouse } from './buid/gatehouseConfig.ts'\nexport default defineGatehouse({})",
    'own.config.ts imports “./buid/gatehouseConfig.ts”, which doesn’t exist. Correct the path.',
  ],
  [
    "import { defineGatehous } from './define.ts'\nexport default defineGatehous({})",
    'own.config.ts imports “defineGatehous” from define.ts, which doesn’t export it. Correct the name, or export it there.',
  ],
  [
    'export default {\n  brand: { name: 1 \n',
    /^own\.config\.ts:\d can’t be read: Expected `\}` but found `EOF`\. Correct it there\.$/,
  ],
  [
    'export const configuration = {}',
    'own.config.ts exports no configuration. Write export default defineGatehouse({ … }).',
  ],
])('answers a mistake in the file with one sentence: %s', async (source, sentence) => {
  const root = await folderWith('gatehouse.config.ts', '{}')
  await writeFile(
    join(root, 'define.ts'),
    'export const defineGatehouse = (given: object) => given',
  )
  await writeFile(join(root, 'own.config.ts'), source)
  await expect(loadGatehouseConfig(root, 'own.config.ts')).rejects.toThrow(sentence)
})

it('names each file that the product lacks in a language', async () => {
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${brand}, languages: ['en-US', 'de'], signIn: { ...off, guest: true } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  const files = [
    'translations/de/signIn.ts',
    'products/acme/text/signInText.ts',
    'products/acme/text/bookText.ts',
    'products/acme/text/counts.ts',
    'products/acme/text/shelves/shelfText.ts',
    'products/acme/translations/de/signInText.ts',
  ]
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), '')
  }
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    [
      'gatehouse.config.ts can’t be used:',
      '  - languages: "de" needs products/acme/translations/de/bookText.ts, which doesn’t exist. Translate products/acme/text/bookText.ts there, or take "de" out.',
      '  - languages: "de" needs products/acme/translations/de/shelves.ts, which doesn’t exist. Translate products/acme/text/shelves/shelfText.ts there, or take "de" out.',
    ].join('\n'),
  )
})

it('lists texts that lack a language with everything else', async () => {
  const wrong = brand.replace('logo.svg', 'logo.gif')
  const described = wrong.replace('logo:', 'description: { "en-US": "Notes" }, terms: 1, logo:')
  const asked = 'fields: [{ key: "firm", type: "text", label: { de: "Firma" }, maxLength: 40 }]'
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${described}, languages: ['de', 'en-US'], signIn: { ...off, guest: 1 }, signUp: { ${asked} } }`,
  )
  await mkdir(join(root, 'translations/de'), { recursive: true })
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    [
      'brand.description lacks de. Write it in every language, or once for all of them.',
      'signUp.fields[0].label lacks en-US. Write it in every language, or once for all of them.',
    ].join('\n  - '),
  )
})

it('names the files that the product lacks also if another language has no texts', async () => {
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${brand}, languages: ['en-US', 'de', 'tlh'], signIn: { ...off, guest: true } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  for (const file of ['translations/de/signIn.ts', 'products/acme/text/bookText.ts']) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), '')
  }
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    [
      'gatehouse.config.ts can’t be used:',
      '  - languages: there are no texts in "tlh". Write one of "en-US", "de", or translate it: see docs/languages.md.',
      '  - languages: "de" needs products/acme/translations/de/bookText.ts, which doesn’t exist. Translate products/acme/text/bookText.ts there, or take "de" out.',
    ].join('\n'),
  )
})

it('checks the files that it names', async () => {
  const wrong = brand.replace('logo.svg', 'logo.gif')
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${wrong}, signIn: { ...off, guest: true } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    'brand.logo: there is no logo.gif. Write its path from the folder of package.json.',
  )
  await writeFile(
    join(root, 'events.config.ts'),
    `export default { ${brand}, signIn: ${guestsOnly}, onEvent: 'src/onEvent.ts' }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'events.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    'onEvent: there is no src/onEvent.ts. Write its path from the folder of package.json.',
  )
})

it('checks that the rules of an app exist', async () => {
  const app = brand.replace('"products/acme"', '{ app: "http://localhost:3000", rules: "a.rules" }')
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${app}, signIn: { ...off, guest: true } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    'product.rules: there is no a.rules. Write its path from the folder of package.json.',
  )
})

it('checks that phone regions exist', async () => {
  const root = await folderWith(
    'gatehouse.config.ts',
    `{ ${brand}, signIn: { ...off, phone: { regions: ['UK'] } } }`,
  )
  vi.stubEnv('GATEHOUSE_CONFIG', 'gatehouse.config.ts')
  await expect(loadGatehouseConfig(root)).rejects.toThrow(
    'signIn.phone.regions[0]: "UK" isn’t the code of a country. Write GB.',
  )
})

it('says which file is missing', async () => {
  vi.stubEnv('GATEHOUSE_CONFIG', 'nowhere.config.ts')
  await expect(loadGatehouseConfig(tmpdir())).rejects.toThrow(
    'There is no nowhere.config.ts. Restore it, see docs/your-brand.md.',
  )
})

const off =
  '{ password: false, emailLink: false, phone: false, providers: [], guest: false, secondFactors: [] }'
const guestsOnly = off.replace('guest: false', 'guest: true')

async function folderWith(name: string, configuration: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-config-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'logo.svg'), '<svg viewBox="0 0 1 1"/>')
  await mkdir(join(folder, 'products/acme'), { recursive: true })
  await writeFile(join(folder, 'products/acme/product.ts'), '')
  await writeFile(join(folder, name), `const off = ${off}\nexport default ${configuration}\n`)
  return folder
}

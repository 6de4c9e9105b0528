import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { language } from '#build/language.ts'
import { languageOf } from '#build/languages/languages.ts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gatehouse-language-'))
})

afterEach(() => rm(root, { recursive: true }))

describe('a build in German', () => {
  it("says the door's and the product's sentences in German", async () => {
    await write({
      'src/main.ts': [
        "import { door } from './text/shared/doorText.ts'",
        "import { mat } from './text/shared/matText.ts'",
        "import { lead } from '../products/acme/text/signInText.ts'",
        'console.log(door, mat, lead)',
      ].join('\n'),
      'src/text/shared/doorText.ts': "export const door = 'Welcome'",
      'src/text/shared/matText.ts': "export const mat = 'Wipe your feet'",
      'products/acme/text/signInText.ts': "export const lead = 'Sign in'",
      'translations/de/shared.ts':
        "export const door = 'Willkommen'\nexport const mat = 'Tritt dir die Füße ab'",
      'products/acme/translations/de/signInText.ts': "export const lead = 'Melde dich an'",
    })
    expect(await builtInGerman()).toBe(
      'console.log(`Willkommen`,`Tritt dir die Füße ab`,`Melde dich an`);',
    )
  })

  it('fails with the name of the file that is missing', async () => {
    await write({
      'src/main.ts': "import { lead } from './text/signIn/signInText.ts'\nconsole.log(lead)",
      'src/text/signIn/signInText.ts': "export const lead = 'Sign in'",
    })
    await expect(builtInGerman()).rejects.toThrow('de is missing translations/de/signIn.ts.')
  })

  it('fails with the names of the sentences that are missing', async () => {
    await write(untranslated)
    await expect(builtInGerman()).rejects.toThrow(missing.join('\n'))
  })
})

const untranslated = {
  'src/main.ts': "import { form } from './text/signIn/signInText.ts'\nconsole.log(form.lead)",
  'src/text/signIn/signInText.ts': [
    "export const form = { title: 'Sign in', lead: 'Welcome', why: { short: 'No', long: 'Not yet' } }",
    "export const out = 'Sign out'",
    "export const more = { show: 'More' }",
  ].join('\n'),
  'translations/de/signIn.ts':
    "export const form = { title: 'Anmelden', why: { short: 'Nein' } }\nexport const more = 'Mehr'",
  'products/acme/text/bookText.ts': "export const book = { add: 'Add' } as const",
  'products/acme/translations/de/bookText.ts': 'export const book = {}',
}

const missing = [
  'languages: "de" needs form.lead, form.why.long, out, more.show in translations/de/signIn.ts. Translate src/text/signIn/signInText.ts there, or take "de" out.',
  'languages: "de" needs book.add in products/acme/translations/de/bookText.ts. Translate products/acme/text/bookText.ts there, or take "de" out.',
]

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), source)
  }
}

/** The code of the only script, without line breaks. */
async function builtInGerman(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [language('de', [languageOf('de')], root, join(root, 'products/acme'))],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const files = output && 'output' in output ? output.output : []
  return files.flatMap((file) => (file.type === 'chunk' ? file.code.trim() : [])).join('')
}

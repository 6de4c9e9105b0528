import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { productFolder } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig, ownerFile } from '#build/configuration/loadGatehouseConfig.ts'
import { sourceLanguage } from '#build/languages/languages.ts'
import { installJavaPrograms } from '#local-firebase/installJavaPrograms.ts'
import { print } from '#scripts/process/command.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import type { Outcome } from './outcome.ts'
import { runTool } from './programs.ts'
import { vitestSuite } from './suites.ts'

/** The door's code without its tests. */
const doorFolders = ['src', 'build', 'scripts', 'local-firebase', 'vite.config.ts']

/** Products of the door, whose tests `npm test -- door` runs. */
const samples = ['products/notebook', 'products/blank', 'products/list', 'products/existing-app']

/** Checks the formatting of the owner's code. */
export async function checkProductFormat(): Promise<void> {
  const { folder } = await ownersProduct()
  const { succeeded, output } = await runProgram('oxfmt', ['--check', ownerFile, folder])
  if (!succeeded) throw new Error(`${output}\nnpm run fix formats these files.`)
}

/** Lints the owner's code. */
export async function checkProductLint(): Promise<void> {
  const { folder } = await ownersProduct()
  await runTool('oxlint', ['--deny-warnings', ownerFile, folder])
}

/** Checks the types of the app with the owner's product, in the languages of the configuration. */
export async function checkProductTypes(): Promise<void> {
  const { folder, languages } = await ownersProduct()
  const unused = await Promise.all(
    ['translations', join(folder, 'translations')].map(async (path) =>
      (await foldersIn(path))
        .filter((tag) => !languages.includes(tag))
        .map((tag) => join(path, tag)),
    ),
  )
  const cache = join(PROJECT_ROOT, 'node_modules', '.cache', 'gatehouse')
  await mkdir(cache, { recursive: true })
  const fromCache = (path: string) => join(relative(cache, PROJECT_ROOT), path)
  const project = {
    extends: fromCache('tsconfig.json'),
    include: [...doorFolders, 'translations', folder, ownerFile].map(fromCache),
    exclude: ['src/startup/worker', ...unused.flat()].map(fromCache),
  }
  await writeFile(join(cache, 'tsconfig.json'), JSON.stringify(project))
  await runTool('tsc', ['--noEmit', '-p', relative(PROJECT_ROOT, cache)])
}

/** Runs the tests of the owner's product, and checks the translations into the languages of the configuration. */
export async function productSuite(): Promise<Outcome> {
  const { folder, languages } = await ownersProduct()
  const tests = samples.includes(folder) ? [] : [`${folder}/tests/`]
  const isEmulated = tests.some((path) => existsSync(join(PROJECT_ROOT, path, 'emulated')))
  if (isEmulated) await installJavaPrograms(print)
  return vitestSuite([...tests, 'languages/translations.test.ts'], {
    GATEHOUSE_CONFIG: ownerFile,
    // Otherwise, the build would translate the sentences that the tests compare.
    GATEHOUSE_LANGUAGE: sourceLanguage,
    GATEHOUSE_CHECKED_LANGUAGES: languages.join(),
  })
}

async function ownersProduct() {
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT, ownerFile)
  const { languages = [sourceLanguage], product } = gatehouse
  return { folder: productFolder(product), languages }
}

async function foldersIn(path: string): Promise<string[]> {
  const folder = join(PROJECT_ROOT, path)
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

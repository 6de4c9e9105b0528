import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { languageOf, sourceLanguage } from '#build/languages/languages.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram, type ProgramResult } from '#scripts/process/runProgram.ts'

/**
 * Builds the app in all of its languages into a folder, for the project in the environment's variables.
 * Everyone gets the default language, unless `languages/<code>` has the file in one that they read: that's
 * how Firebase Hosting resolves a path. All files with hashed names are in `assets`.
 */
export async function buildApp(
  directory: string,
  environment: Record<string, string>,
): Promise<ProgramResult> {
  const [first = sourceLanguage, ...others] = await languagesOf(environment)
  const result = await build(directory, first, environment)
  if (!result.succeeded || others.length === 0) return result

  const own = (tag: string) => join(directory, 'languages', languageOf(tag).code)
  const files = (await readdir(directory)).filter((name) => name !== 'assets')
  await mkdir(own(first), { recursive: true })
  for (const name of files)
    await cp(join(directory, name), join(own(first), name), { recursive: true })
  for (const tag of others) {
    const translated = await build(own(tag), tag, environment)
    if (!translated.succeeded) return translated
    await shareAssets(own(tag), directory)
  }
  return result
}

async function languagesOf(environment: Record<string, string>): Promise<readonly string[]> {
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT, environment['GATEHOUSE_CONFIG'])
  return gatehouse.languages ?? [sourceLanguage]
}

function build(directory: string, tag: string, environment: Record<string, string>) {
  return runProgram('vite', ['build', '--outDir', directory, '--emptyOutDir'], {
    ...environment,
    // Vite's other functions set it for the process that starts this one.
    NODE_ENV: 'production',
    GATEHOUSE_LANGUAGE: tag,
  })
}

async function shareAssets(from: string, to: string): Promise<void> {
  for (const name of await readdir(join(from, 'assets')))
    await rename(join(from, 'assets', name), join(to, 'assets', name))
  await rm(join(from, 'assets'), { recursive: true })
}

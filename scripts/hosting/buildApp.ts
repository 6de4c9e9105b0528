import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFailure } from '#build/configuration/buildFailure.ts'
import { existingAppOf } from '#build/configuration/existingApp.ts'
import type { GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { doorFolder } from '#build/existingAppProxy.ts'
import { languageOf, sourceLanguage } from '#build/languages/languages.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'

/**
 * Builds the app in all of its languages into a folder, for the project in the environment's variables.
 * Everyone gets the default language, unless `languages/<code>` has the file in one that they read: that's
 * how Firebase Hosting resolves a path. All files with hashed names are in `assets`. In front of an app, all of this is
 * in folders named `gatehouse`, see `pagesFolder`.
 *
 * @throws what is wrong with the code or the configuration.
 */
export async function buildApp(
  directory: string,
  environment: Record<string, string>,
): Promise<void> {
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT, environment['GATEHOUSE_CONFIG'])
  const [first = sourceLanguage, ...others] = gatehouse.languages ?? []
  await rm(directory, { recursive: true, force: true })
  const main = pagesFolder(directory, gatehouse)
  await build(main, first, environment)
  if (others.length === 0) return

  const own = (tag: string) =>
    pagesFolder(join(directory, 'languages', languageOf(tag).code), gatehouse)
  const files = (await readdir(main)).filter((name) => name !== 'assets')
  await mkdir(own(first), { recursive: true })
  for (const name of files) await cp(join(main, name), join(own(first), name), { recursive: true })
  for (const tag of others) {
    await build(own(tag), tag, environment)
    await shareAssets(own(tag), main)
  }
}

/** The folder of a built language with the door's files: its own, or in front of an app, one that leaves it room. */
function pagesFolder(directory: string, { product }: Pick<GatehouseConfig, 'product'>): string {
  return existingAppOf(product) ? join(directory, doorFolder) : directory
}

async function build(
  directory: string,
  tag: string,
  environment: Record<string, string>,
): Promise<void> {
  const { succeeded, output } = await runProgram(
    'vite',
    ['build', '--outDir', directory, '--emptyOutDir'],
    {
      ...environment,
      // Vite's other functions set it for the process that starts this one.
      NODE_ENV: 'production',
      GATEHOUSE_LANGUAGE: tag,
    },
  )
  if (!succeeded) throw new Error(buildFailure(output, PROJECT_ROOT).trim())
}

async function shareAssets(from: string, to: string): Promise<void> {
  for (const name of await readdir(join(from, 'assets')))
    await rename(join(from, 'assets', name), join(to, 'assets', name))
  await rm(join(from, 'assets'), { recursive: true })
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isSupportedCountry } from 'libphonenumber-js/min'
import { loadConfigFromFile } from 'vite'
import { languageProblems, untranslatedTexts } from '../languages/languages.ts'
import { brandFileProblems, missingFile } from './brandFiles.ts'
import { buildFailure } from './buildFailure.ts'
import { existingAppOf, productFolder } from './existingApp.ts'
import {
  untranslatedFields,
  validateGatehouseConfig,
  type GatehouseConfig,
} from './gatehouseConfig.ts'
import { isObject, throwProblems } from './schema.ts'
import { signInSettings, type SignIn } from './signInMethods.ts'

/** The configuration of this build, and the files it was read from. */
type LoadedGatehouseConfig = { gatehouse: GatehouseConfig; files: readonly string[] }

/** The owner's configuration. */
export const ownerFile = 'gatehouse.config.ts'

/** Used by unit tests, whatever the owner's configuration is. */
const testedFile = 'tests/configurations/everything.config.ts'

/**
 * Loads a configuration: the given file, that of GATEHOUSE_CONFIG, or `gatehouse.config.ts`. Throws the list
 * of its problems.
 */
export async function loadGatehouseConfig(
  root: string,
  named = process.env['GATEHOUSE_CONFIG'],
): Promise<LoadedGatehouseConfig> {
  const file = named || (process.env['VITEST'] ? testedFile : ownerFile)
  const path = resolve(root, file)
  if (!existsSync(path)) throw new Error(`There is no ${file}. Restore it, see docs/your-brand.md.`)
  const { given, files } = await load(file, root)
  const problems = validateGatehouseConfig(given)
  const gatehouse = withProduct(given as GatehouseConfig)
  throwProblems(
    [
      ...problems,
      ...untranslatedFields(given, problems),
      ...(isObject(given) ? beyondFields(gatehouse, problems, root) : []),
    ],
    file,
  )
  return { gatehouse, files }
}

async function load(file: string, root: string) {
  const environment = { command: 'build', mode: 'production' } as const
  try {
    const loaded = await loadConfigFromFile(environment, resolve(root, file), root, 'silent')
    const given: unknown = loaded?.config
    return { given, files: loaded?.dependencies ?? [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(
      message === 'config must export or return an object.'
        ? `${file} exports no configuration. Write export default defineGatehouse({ … }).`
        : buildFailure(message, root),
      { cause: error },
    )
  }
}

/** Problems with the files, languages, and countries that the fields name, if the fields themselves are right. */
function beyondFields(
  { brand, languages = [], signIn, onEvent, product }: GatehouseConfig,
  problems: readonly string[],
  root: string,
): readonly string[] {
  const checks: Readonly<Record<string, () => readonly string[]>> = {
    brand: () => brandFileProblems(brand, root),
    signIn: () => phoneRegionProblems(signIn),
    languages: () => {
      const hasTexts = (tag: string) => languageProblems([tag], root).length === 0
      return [
        ...languageProblems(languages, root),
        ...(problems.some((problem) => problem.startsWith('product'))
          ? []
          : untranslatedTexts(languages.filter(hasTexts), productFolder(product), root)),
      ]
    },
    onEvent: () => missingFile('onEvent', onEvent, root),
    product: () => [
      ...missingFile('product', `${productFolder(product)}/product.ts`, root),
      ...missingFile('product.rules', existingAppOf(product)?.rules, root),
      ...missingFile('product.sharedRules', existingAppOf(product)?.sharedRules, root),
    ],
  }
  return Object.entries(checks).flatMap(([field, check]) =>
    problems.some((problem) => problem.startsWith(field)) ? [] : check(),
  )
}

/** One sentence for each configured phone region that no phone number belongs to. */
export function phoneRegionProblems(signIn: SignIn): string[] {
  return (signInSettings(signIn).phoneRegions ?? []).flatMap((code, index) => {
    if (isSupportedCountry(code)) return []
    const place = `signIn.phone.regions[${index}]: "${code}"`
    const { region } = new Intl.Locale(`und-${code}`)
    return region && region !== code && isSupportedCountry(region)
      ? [`${place} isn’t the code of a country. Write ${region}.`]
      : [`${place} isn’t the code of a country with phone numbers. Write one such as US.`]
  })
}

/** GATEHOUSE_PRODUCT names another folder for a single run. */
function withProduct(gatehouse: GatehouseConfig): GatehouseConfig {
  return { ...gatehouse, product: process.env['GATEHOUSE_PRODUCT'] || gatehouse.product }
}

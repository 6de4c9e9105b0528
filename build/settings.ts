import { resolve } from 'node:path'
import { localRules, productInUse, rulesSources } from '#local-firebase/rulesFiles.ts'
import type { AppConfiguration } from '#src/domain/configuration/appConfiguration.ts'
import type { Features } from '#src/domain/configuration/enabledFeatures.ts'
import { fileNameOf, supportLink } from './configuration/brand.ts'
import { existingAppOf, productFolder } from './configuration/existingApp.ts'
import { configurationFor } from './configuration/firebaseProject.ts'
import type { GatehouseConfig } from './configuration/gatehouseConfig.ts'
import { generation } from './configuration/generation.ts'
import { loadGatehouseConfig } from './configuration/loadGatehouseConfig.ts'
import { requireSameCollections } from './configuration/loadProduct.ts'
import { textIn } from './configuration/localized.ts'
import { productDocuments } from './configuration/rules/productRules.ts'
import { enabledMethods, signInSettings } from './configuration/signInMethods.ts'
import { enabledSignUp, questionsOf } from './configuration/signUp.ts'
import { readHtmlWords } from './languages/htmlWords.ts'
import { languageOf, sourceLanguage } from './languages/languages.ts'

export type Settings = Awaited<ReturnType<typeof readSettings>>

/** Reads what a build is made from: `gatehouse.config.ts`, its language, and the product's rules. */
export async function readSettings(root: string) {
  const { gatehouse } = await loadGatehouseConfig(root)
  const product = resolve(root, productFolder(gatehouse.product))
  const languages = (gatehouse.languages ?? [sourceLanguage]).map(languageOf)
  const app = existingAppOf(gatehouse.product)
  const documents = productDocuments(await localRules('firestore'), app?.rules)
  // A wrong file stops the build, too.
  await localRules('storage')
  const { collections } = await productInUse()
  if (collections) requireSameCollections(collections, documents.collections)
  // scripts/hosting/buildApp.ts builds all of them.
  const tag = process.env['GATEHOUSE_LANGUAGE'] || languages[0]?.tag || sourceLanguage
  return {
    root,
    gatehouse,
    languages,
    tag,
    /** The product's folder. */
    product,
    /** The existing app, if that's the product. */
    app,
    words: await readHtmlWords(gatehouse.brand, tag, root),
    documents,
    /** The development server restarts when one of them changes. */
    files: await rulesSources('firestore'),
  }
}

/**
 * The app's configuration, and what the code reads as `__NAME__`: literals, so that the bundler drops what is turned
 * off.
 */
export function definitions(settings: Settings, mode: string, isBuild: boolean) {
  const { gatehouse, languages, tag, documents, app } = settings
  const { appCheck, ...project } = configurationFor(mode, settings.root)
  const configuration: AppConfiguration = { ...project, ...signInSettings(gatehouse.signIn) }
  const features: Features = {
    ...enabledMethods(gatehouse.signIn),
    ...enabledSignUp(gatehouse.signIn, gatehouse.signUp),
    onEvent: gatehouse.onEvent !== undefined,
    // The development server only has one language.
    languages: languages.length > 1 && isBuild,
    existingApp: app !== null,
  }
  // An existing app may store a theme of its own in the same place.
  const themeKey = app ? 'gatehouse-theme' : 'theme'
  const define = {
    __CONFIGURATION__: JSON.stringify(configuration),
    // Vite replaces %LOCALE% and %THEME_KEY% in index.html with these.
    'import.meta.env.LOCALE': JSON.stringify(tag),
    'import.meta.env.THEME_KEY': JSON.stringify(themeKey),
    __THEME_KEY__: JSON.stringify(themeKey),
    __LANGUAGES__: JSON.stringify(
      languages.map((each) => ({ tag: each.tag, code: each.code, name: each.name })),
    ),
    __LOCAL__: JSON.stringify(configuration.local !== null),
    __BUILD_GENERATION__: JSON.stringify(generation),
    __APP_CHECK__: JSON.stringify(appCheck ?? ''),
    __PRODUCT_DOCUMENTS__: JSON.stringify(documents),
    __PRODUCT_FOLDERS__: JSON.stringify(app?.storage ?? []),
    __PATH_PREFIX__: JSON.stringify(app?.prefix ?? ''),
    ...gatehouseLiterals(gatehouse, tag),
    // Only a build drops code. Tests replace the features as a whole.
    ...(isBuild ? featureLiterals(features) : { __FEATURES__: JSON.stringify(features) }),
  }
  return { configuration, define }
}

/**
 * The configuration for one language as literals for the code, so that the bundler can drop what is turned
 * off.
 */
function gatehouseLiterals(gatehouse: GatehouseConfig, tag: string): Record<string, string> {
  const { brand } = gatehouse
  const [terms, privacy] = [textIn(brand.terms, tag), textIn(brand.privacy, tag)]
  return {
    '__BRAND__.name': JSON.stringify(brand.name),
    '__BRAND__.fileName': JSON.stringify(fileNameOf(brand)),
    '__BRAND__.support': JSON.stringify(brand.support ?? ''),
    '__BRAND__.supportLink': JSON.stringify(supportLink(brand)),
    '__BRAND__.terms': JSON.stringify(terms),
    '__BRAND__.privacy': JSON.stringify(privacy),
    '__BRAND__.hasLinks': JSON.stringify(Boolean(brand.support || terms || privacy)),
    __QUESTIONS__: JSON.stringify(questionsOf(gatehouse.signUp, tag)),
    __CACHE_DAYS__: `${gatehouse.device?.cacheDays ?? 30}`,
  }
}

function featureLiterals(features: Features): Record<string, string> {
  return Object.fromEntries(
    Object.entries(features).map(([name, isOn]) => [`__FEATURES__.${name}`, `${isOn}`]),
  )
}

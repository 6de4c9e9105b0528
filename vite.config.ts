import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { localAddresses } from '#local-firebase/addresses.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { localRules, rulesFiles } from '#local-firebase/rulesFiles.ts'
import { gatehouseLiterals } from '#scripts/gatehouse/literals.ts'
import { productDocuments } from '#scripts/gatehouse/productRules.ts'
import { loadGatehouse } from '#scripts/gatehouse/loadGatehouse.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { readHtmlWords } from '#scripts/languages/htmlWords.ts'
import { languageOf, sourceLanguage } from '#scripts/languages/languages.ts'
import { brand } from '#scripts/vite/brand.ts'
import { onEvent } from '#scripts/vite/onEvent.ts'
import { offlineWorker } from '#scripts/vite/offlineWorker.ts'
import { language } from '#scripts/vite/language.ts'
import { lastSeenScript } from '#scripts/vite/lastSeenScript.ts'
import { fetchedImports } from '#scripts/vite/fetchedImports.ts'
import { deferredStyles } from '#scripts/vite/deferredStyles.ts'
import { housesWith } from '#scripts/vite/houses.ts'
import { partsOf } from '#scripts/vite/parts.ts'
import { passwordDictionary } from '#scripts/vite/passwordDictionary.ts'
import { paintedPages } from '#scripts/vite/paintedPages.ts'
import { pureCalls } from '#scripts/vite/pureCalls.ts'
import { restartOnChange } from '#scripts/vite/restartOnChange.ts'
import { shortClassNames } from '#scripts/vite/shortClassNames.ts'
import { splitAuth } from '#scripts/vite/splitAuth.ts'
import { withoutDescriptions } from '#scripts/vite/withoutDescriptions.ts'
import { withoutHeartbeats } from '#scripts/vite/withoutHeartbeats.ts'
import { withoutPing } from '#scripts/vite/withoutPing.ts'
import { withoutPipelines } from '#scripts/vite/withoutPipelines.ts'
import { withoutPlatforms } from '#scripts/vite/withoutPlatforms.ts'
import { withoutStorageDefaults } from '#scripts/vite/withoutStorageDefaults.ts'
import { ports as emulatedPorts } from '#tests/emulated/ports.ts'
import {
  readConfiguration,
  type AppConfiguration,
  type Configuration,
} from '#src/domain/configuration.ts'
import { generation } from '#src/domain/generation.ts'
import { guestDays, passwordLength, phoneRegions } from '#src/domain/signInMethods.ts'
import { signInProviders } from '#src/domain/signInProviders.ts'

/** The functions of the SDK's authentication that the sign-in page calls. */
const firstCalls = [
  'browserLocalPersistence',
  'browserSessionPersistence',
  'connectAuthEmulator',
  'createUserWithEmailAndPassword',
  'initializeAuth',
  'onAuthStateChanged',
  'onIdTokenChanged',
  'setPersistence',
  'signInWithEmailAndPassword',
  'signOut',
]

/** The library's browser build needs a document, which a worker doesn't have. */
const characterNames = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
)

/** Builds the door with the product in `file` and the `productText.ts` beside it. */
function otherProduct(file: string | undefined) {
  if (!file) return []
  return [
    { find: /^(\.{1,2}\/)+product\.ts$/, replacement: resolve(file) },
    { find: /^(\.{1,2}\/)+productText\.ts$/, replacement: resolve(file, '../productText.ts') },
  ]
}

const { gatehouse, files } = await loadGatehouse(import.meta.dirname)

const languages = (gatehouse.languages ?? [sourceLanguage]).map(languageOf)

/** This build's language. scripts/hosting/buildApp.ts builds all of them. */
const tag = process.env['GATEHOUSE_LANGUAGE'] || languages[0]?.tag || sourceLanguage

const rules = await localRules('firestore')

const htmlWords = await readHtmlWords(gatehouse.brand, tag, import.meta.dirname)

const worker = 'src/worker/worker.ts'

/** Replaces the worker if a deployment asks for none. */
const farewell = 'src/worker/farewell.ts'

const sources = fileURLToPath(new URL('src', import.meta.url))
const entries = ['main.tsx', 'mount.tsx'].map((file) => resolve(sources, file))
const product = resolve(process.env['GATEHOUSE_PRODUCT'] || resolve(sources, 'product.ts'))

/** Not on the sign-in page: all importers need the part that confirms identities. */
const laterAuth = /@firebase\/auth.*\?later$/

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const part = partsOf(entries, housesWith(product, sources))
  const { appCheck, ...project } = configurationFor(mode)
  const configuration: AppConfiguration = {
    ...project,
    ...signInProviders(gatehouse.signIn.providers),
    phoneRegions: phoneRegions(gatehouse.signIn),
    longestSession: gatehouse.signIn.longestSession ?? null,
    idleMinutes: gatehouse.signIn.idleMinutes ?? null,
    guestDays: guestDays(gatehouse.signIn),
    passwordLength: passwordLength(gatehouse.signIn),
  }
  const ownModules = [
    language(tag, languages, import.meta.dirname),
    brand(gatehouse.brand, htmlWords, import.meta.dirname),
    onEvent(gatehouse.onEvent, import.meta.dirname),
    passwordDictionary(),
  ]
  return {
    // The bundle that renders the painted pages is discarded, and needs no optimizations.
    plugins: isSsrBuild
      ? [react(), ...ownModules]
      : [
          react(),
          ...ownModules,
          restartOnChange([...files, rulesFiles.firestore]),
          fetchedImports(fileURLToPath(new URL('src/fetchPart.ts', import.meta.url))),
          splitAuth(firstCalls),
          withoutDescriptions(),
          withoutHeartbeats(),
          withoutPing(),
          withoutPipelines(),
          withoutPlatforms(appCheck !== null),
          withoutStorageDefaults(),
          deferredStyles('signIn', 'page'),
          paintedPages({ pages: 'src/painted/renderPages.tsx', script: 'src/painted/script.ts' }),
          lastSeenScript(resolve(sources, 'lastSeen/paint.ts'), gatehouseLiterals(gatehouse, tag)),
          offlineWorker(process.env['GATEHOUSE_WORKER'] === 'off' ? farewell : worker, hosting),
        ],
    define: {
      __CONFIGURATION__: JSON.stringify(configuration),
      // Vite replaces %LOCALE% in index.html with this.
      'import.meta.env.LOCALE': JSON.stringify(tag),
      __LANGUAGES__: JSON.stringify(
        languages.map((each) => ({ tag: each.tag, code: each.code, name: each.name })),
      ),
      // The development server only has one language.
      __HAS_LANGUAGES__: `${languages.length > 1 && command === 'build'}`,
      __LOCAL__: JSON.stringify(configuration.local !== null),
      __GENERATION__: JSON.stringify(generation),
      __APP_CHECK__: JSON.stringify(appCheck ?? ''),
      __PRODUCT_DOCUMENTS__: JSON.stringify(productDocuments(rules)),
      ...gatehouseLiterals(gatehouse, tag),
    },
    resolve: {
      alias: [
        // The library is for older versions. React has this hook itself.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: 'use-sync-external-store/with-selector',
        },
        { find: 'decode-named-character-reference', replacement: characterNames },
        ...otherProduct(process.env['GATEHOUSE_PRODUCT']),
      ],
    },
    css: {
      // No color uses light-dark(), but supporting it would add variables to every page.
      lightningcss: { exclude: Features.LightDark },
      ...(mode === 'production' && {
        modules: { generateScopedName: shortClassNames(sources) },
      }),
    },
    server: { port: localPorts().app, strictPort: true },
    build: {
      target: 'baseline-widely-available',
      // Every byte of the sign-in page is fetched by name; inlined fonts and icons would block it.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        treeshake: { manualPureFunctions: pureCalls(sources) },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: isSsrBuild
          ? {}
          : {
              codeSplitting: {
                groups: [
                  { name: 'signIn', test: /src\/main\.tsx$/, priority: 3 },
                  { name: 'page', test: /src\/mount\.tsx$/, priority: 2 },
                  {
                    debugName: 'parts',
                    name: (id, modules) => (laterAuth.test(id) ? 'identity' : part(id, modules)),
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
      },
    },
    test: {
      // Tests often wait, so one more worker keeps the cores busy.
      maxWorkers: availableParallelism() + 1,
      // The test run names flaky tests, and fails if there are more than three.
      retry: 1,
      // Generous for slow machines; a hanging test still fails.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            pool: 'threads',
            // No test here replaces a module, and no module under test keeps state.
            isolate: false,
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
            include: [
              'tests/{,notebook/,product/}{archive,domain,histories,machines,scripts,hosting,worker}/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'firebase',
            pool: 'threads',
            include: ['tests/{,notebook/,product/}firebase/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            // Each file sets the language for the modules that it loads.
            name: 'languages',
            pool: 'threads',
            include: ['tests/{,notebook/,product/}languages/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            // Each file has its own window, but not its own thread.
            pool: 'vmThreads',
            environment: 'jsdom',
            include: [
              'tests/{,notebook/,product/}{app,local,painted,stores,views,providers,ui}/**/*.test.{ts,tsx}',
            ],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'device',
            // A jsdom window of its own has different byte arrays than Node's Web Crypto.
            pool: 'threads',
            environment: 'jsdom',
            include: ['tests/{,notebook/,product/}device/**/*.test.ts'],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          define: {
            __CONFIGURATION__: JSON.stringify({
              ...configuration,
              local: localAddresses(emulatedPorts),
            }),
          },
          test: {
            name: 'emulated',
            include: ['tests/{,notebook/,product/}emulated/**/*.test.ts'],
            globalSetup: ['tests/emulated/serveFirebase.ts'],
            setupFiles: ['tests/emulated/browser.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'local-firebase',
            include: ['tests/{local-firebase,rules}/**/*.test.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }
})

/** Throws the list of problems, so that an incompletely configured app is never built or served. */
function configurationFor(mode: string): Configuration {
  const { configuration, problems } = readConfiguration(
    loadEnv(mode, process.cwd()),
    localAddresses(),
  )
  if (configuration) return configuration
  throw new Error(
    [
      'The Firebase configuration cannot be used:',
      ...problems.map((problem) => `  - ${problem}`),
      'See .env.example.',
    ].join('\n'),
  )
}
